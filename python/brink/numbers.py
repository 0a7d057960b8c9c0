"""Rows of numbers: arrays of numpy where it is there, else views of memory."""

from __future__ import annotations

import math
from typing import Any, List, Sequence

try:
    import numpy as numpy
except ImportError:  # The standard library is enough.
    numpy = None  # type: ignore[assignment]

_FORMATS = {"uint8": "B", "int8": "b", "int16": "h"}


def view_of(buffer: bytearray, kind: str, shape: Sequence[int], at: int) -> Any:
    """Numbers that lie in a buffer, without copying them: they change with it."""
    if numpy is not None:
        return numpy.frombuffer(buffer, kind, math.prod(shape), at).reshape(shape)
    code = _FORMATS[kind]
    size = math.prod(shape) * (2 if kind == "int16" else 1)
    part = memoryview(buffer)[at : at + size]
    return part.cast(code) if len(shape) == 1 else part.cast(code, list(shape))


def mask_of(legal: Sequence[int], actions: int) -> Any:
    """1 for every choice that is legal, 0 for the others."""
    flags = bytearray(actions)
    for choice in legal:
        flags[choice] = 1
    return numpy.frombuffer(flags, "int8") if numpy is not None else memoryview(flags).cast("b")


def members_of(mask: Sequence[int]) -> List[int]:
    """The legal choices of a packed mask of 32 bytes."""
    return [8 * at + bit for at, byte in enumerate(mask) if byte for bit in range(8) if byte >> bit & 1]
