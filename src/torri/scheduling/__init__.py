"""Who plays whom, on which seat, and who stands where; for contests of the arena and for tournaments alike.

Nothing here reads, writes or draws lots: the same names and results give the same rounds and the same order.
"""
