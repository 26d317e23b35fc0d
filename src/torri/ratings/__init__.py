"""How strong players are, persons and programs, on one scale."""
