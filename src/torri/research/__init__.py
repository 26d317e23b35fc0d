"""The games with the common interfaces of research; each interface is an extra of its own.

vector       thousands of games in lock-step inside the accelerated loop, NumPy in and out
patrizier_v0, firenze_v0, florenza_v1   PettingZoo
solo         Gymnasium: one seat against bots
openspiel    OpenSpiel
dataset      records as Parquet
notebook     boards in Jupyter: `torri.show`
"""
