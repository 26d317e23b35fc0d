"""Several numbers of a row written at once, for rows of any type; compiled loops use these instead of
`observing.put_eight` and its neighbours.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from torri.engine.accelerate.linking import fingerprint


@cache
def row_write(numbers: int, adding: bool) -> Any:
    """One or two instructions that write several numbers, each a byte of a word, or add them to the numbers there."""

    def write(_context: Any, row: Any, _place: Any, _word: Any) -> Any:
        if row.layout != "C":
            return None

        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, given[0])
            byte, number = ir.IntType(8), context.get_data_type(row.dtype)
            short = builder.trunc(given[2], ir.IntType(byte.width * numbers))
            value = builder.bitcast(short, ir.VectorType(byte, numbers))
            if number.width > byte.width:
                value = builder.zext(value, ir.VectorType(number, numbers))
            there = builder.bitcast(builder.gep(array.data, [given[1]]), value.type.as_pointer())
            if adding:
                value = builder.add(builder.load(there, align=1), value)
            builder.store(value, there, align=1)
            return context.get_dummy_value()

        return types.void(row, types.int64, types.int64), generate

    made = intrinsic(write)
    made.fingerprint = (fingerprint(write.__code__), numbers, adding)
    return made
