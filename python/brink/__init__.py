"""Twilight Struggle, Red Sea and Wir sind das Volk! for agents that learn.

The rules run in a process of their own, ``brink engine``; this package talks to it. Four shapes of
the same games:

* `Batch`: many games that take a choice each at once, as arrays. The fast way.
* `State`: one game as OpenSpiel has it, chance included.
* `AECEnv`: one game as PettingZoo has it, agents taking turns.
* `VectorEnv`: many games as Gymnasium has them, one side against a bot.

Only the standard library is needed. With numpy everything that is a row of numbers is an array of
numpy; without it a ``memoryview``.
"""

from .batch import ACTIONS, Batch
from .engine import Engine, EngineNotFound, Fault
from .pettingzoo import AECEnv
from .openspiel import CHANCE_PLAYER, TERMINAL_PLAYER, Game, State
from .vector import VectorEnv

__version__ = "0.1.0"

__all__ = [
    "ACTIONS",
    "AECEnv",
    "Batch",
    "CHANCE_PLAYER",
    "Engine",
    "EngineNotFound",
    "Fault",
    "Game",
    "State",
    "TERMINAL_PLAYER",
    "VectorEnv",
]
