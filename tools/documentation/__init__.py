"""The documentation as a site: which pages it has, what is generated from the code, how it is built and served."""
