"""The checks of this project: which there are, how they run side by side, and where their time goes."""
