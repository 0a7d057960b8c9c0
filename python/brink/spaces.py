"""Spaces of Gymnasium where it is there, else their names and shapes."""

from __future__ import annotations

from typing import Any, Dict, NamedTuple, Tuple

try:
    from gymnasium import spaces as _spaces  # type: ignore
except ImportError:
    _spaces = None


class Discrete(NamedTuple):
    """Numbers from 0 to ``n - 1``."""

    n: int


class Box(NamedTuple):
    """Arrays of a shape, every number from ``low`` to ``high``."""

    low: int
    high: int
    shape: Tuple[int, ...]
    dtype: str


def discrete(n: int) -> Any:
    """The space of ``n`` actions."""
    return _spaces.Discrete(n) if _spaces else Discrete(n)


def box(low: int, high: int, shape: Tuple[int, ...], dtype: str) -> Any:
    """The space of arrays of this shape."""
    return _spaces.Box(low, high, shape, dtype) if _spaces else Box(low, high, shape, dtype)


def fields(parts: Dict[str, Any]) -> Any:
    """The space of dictionaries with these parts."""
    return _spaces.Dict(parts) if _spaces else dict(parts)


def many(n: int, count: int) -> Any:
    """The space of ``count`` actions at once."""
    return _spaces.MultiDiscrete([n] * count) if _spaces else Box(0, n - 1, (count,), "int64")
