"""Many games at once."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

from .engine import Engine
from .numbers import members_of, numpy, view_of

#: Every decision is one number below this.
ACTIONS = 256


class Batch:
    """Games that take a choice each with every step.

    All arrays are views of one buffer that the next step writes over: copy what has to last.

    :param game: its id, such as ``"red-sea"``.
    :param size: how many games.
    :param observe: from whose eyes rows are wanted: ``"actor"`` for whoever is to choose, a seat
        (``0``), ``"public"``, ``"all"``.
    :param auto_reset: a game that has ended begins anew in the same step.
    :param bots: seats that the engine plays: ``{1: "heuristic"}``.
    """

    def __init__(
        self,
        engine: Engine,
        game: str,
        size: int,
        *,
        seed: Optional[int] = None,
        options: Optional[Mapping[str, Any]] = None,
        observe: Sequence[Union[str, int]] = (),
        auto_reset: bool = True,
        bots: Optional[Mapping[int, str]] = None,
    ) -> None:
        self._engine = engine
        request: Dict[str, Any] = {
            "game": game,
            "size": size,
            "options": dict(options or {}),
            "observe": list(observe),
            "autoReset": auto_reset,
            "bots": {str(seat): level for seat, level in (bots or {}).items()},
        }
        if seed is not None:
            request["seed"] = seed
        head, frame = engine.ask_bytes("batch", **request)
        self.size = size
        #: Names of the seats.
        self.seats: List[str] = head["seats"]
        #: What chance of the first game is drawn from; that of game n from ``seed + n``.
        self.seed: int = head["seed"]
        self._number: int = head["batch"]
        self._buffer = bytearray(frame)
        self._frame = memoryview(self._buffer)
        self._head = {"do": "step", "batch": self._number}
        #: Every array of the frame by its name.
        self.arrays: Dict[str, Any] = {
            each["name"]: view_of(self._buffer, each["type"], each["shape"], each["at"])
            for each in head["arrays"]
        }
        #: ``size × 32``: legal choices, a bit each.
        self.mask = self.arrays["mask"]
        #: Who is to choose in each game; -1 when it is over.
        self.actor = self.arrays["actor"]
        #: 1 where the last step has ended a game.
        self.ended = self.arrays["ended"]
        #: ``size × seats``: of a game that has ended 1 for those who won, -1 for those who lost.
        self.result = self.arrays["result"]

    def observation(self, viewer: Union[str, int] = "actor") -> Any:
        """``size × cells``: the rows of one viewer that was asked for."""
        return self.arrays[f"observation {viewer}"]

    def legal(self) -> Any:
        """``size × 256``: 1 for every legal choice. Needs numpy; without it see `choices_of`."""
        return numpy.unpackbits(self.mask, axis=1, bitorder="little")

    def choices_of(self, game: int) -> List[int]:
        """The legal choices of one game of the batch."""
        if numpy is not None:
            return members_of(self.mask[game].tolist())
        return members_of([self.mask[game, at] for at in range(ACTIONS // 8)])

    def step(self, choices: Any) -> None:
        """Takes one choice for every game; all arrays tell what is then."""
        body = choices.astype("uint8").tobytes() if hasattr(choices, "astype") else bytes(choices)
        self._engine.send(self._head, body)
        self._engine.receive_into(self._frame)

    def close(self) -> None:
        """Gives the games back to the engine."""
        self._engine.ask("close", batch=self._number)
