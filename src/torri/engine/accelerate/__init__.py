"""One rules source, two ways to run it: linking plain functions into loops, and compiling the loops with Numba.

`link` rebuilds functions, and everything they call, with other globals, in which some functions are replaced by
others: a loop written against `signature` becomes a loop over one game. `accelerate` does the same and compiles
the result; states become NumPy records derived from their dataclass, constant lists become arrays. The game's
modules do not know about it. Without Numba `accelerate` is `link`: everything works, only slower.
"""

from torri.engine.accelerate.cache import cache_folder
from torri.engine.accelerate.compiling import accelerate, available, settled
from torri.engine.accelerate.linking import Functions, Replaced, fingerprint, link
from torri.engine.accelerate.records import dtype, fractions, from_record, to_bytes, to_records, zeros

__all__ = [
    "Functions",
    "Replaced",
    "accelerate",
    "available",
    "cache_folder",
    "dtype",
    "fingerprint",
    "fractions",
    "from_record",
    "link",
    "settled",
    "to_bytes",
    "to_records",
    "zeros",
]
