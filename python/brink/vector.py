"""Many games in the shape of Gymnasium's vector environments: one side against a bot."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, Tuple

from .batch import ACTIONS, Batch
from .engine import Engine
from .numbers import mask_of, numpy
from .spaces import box, discrete, many


class VectorEnv:
    """``num_envs`` games in which one seat is yours and the others are played by the engine.

    A game that has ended begins anew in the same step, as Gymnasium's ``AutoresetMode.SAME_STEP``:
    reward and termination tell of the old game, the observation of the new one. Observations,
    rewards and masks are copied, so they last.

    :param seat: the seat that is yours.
    :param opponent: the level that plays the others: ``"random"``, ``"learner"``, ``"cadet"``,
        ``"heuristic"``, ``"attache"``, ``"search:100sims"``.
    """

    metadata = {"autoreset_mode": "same_step", "render_modes": []}

    def __init__(
        self,
        engine: Engine,
        game: str = "red-sea",
        num_envs: int = 256,
        *,
        seat: int = 0,
        opponent: str = "random",
        options: Optional[Mapping[str, Any]] = None,
    ) -> None:
        self._engine = engine
        self._game = game
        self._options = dict(options or {})
        self._opponent = opponent
        self._batch: Optional[Batch] = None
        cells: int = engine.game(game)["observation"]["cells"]
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = box(-32768, 32767, (cells,), "int16")
        self.single_action_space = discrete(ACTIONS)
        self.observation_space = box(-32768, 32767, (num_envs, cells), "int16")
        self.action_space = many(ACTIONS, num_envs)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None
    ) -> Tuple[Any, Dict[str, Any]]:
        """Begins all games anew; answers with observations and infos."""
        self.close()
        agreed = {**self._options, **(options or {})}
        count = len(self._engine.seats(self._game, agreed))
        self._batch = Batch(
            self._engine,
            self._game,
            self.num_envs,
            seed=None if seed is None else seed % 2**32,
            options=agreed,
            observe=[self.seat],
            bots={other: self._opponent for other in range(count) if other != self.seat},
        )
        return self._observation(), self._info()

    def step(self, actions: Any) -> Tuple[Any, Any, Any, Any, Dict[str, Any]]:
        """One action in every game; observations, rewards, terminations, truncations and infos."""
        batch = self._opened()
        batch.step(actions)
        games = range(self.num_envs)
        if numpy is not None:
            rewards: Any = batch.result[:, self.seat].astype("float32")
            ended: Any = batch.ended.astype(bool)
            truncated: Any = numpy.zeros(self.num_envs, bool)
        else:
            rewards = [float(batch.result[game, self.seat]) for game in games]
            ended = [batch.ended[game] == 1 for game in games]
            truncated = [False] * self.num_envs
        return self._observation(), rewards, ended, truncated, self._info()

    def _opened(self) -> Batch:
        if self._batch is None:
            raise RuntimeError("reset() has to come first")
        return self._batch

    def _observation(self) -> Any:
        rows = self._opened().observation(self.seat)
        return rows.copy() if numpy is not None else memoryview(bytes(rows)).cast("h", rows.shape)

    def _info(self) -> Dict[str, Any]:
        """``action_mask``: 256 flags for each game."""
        batch = self._opened()
        if numpy is not None:
            return {"action_mask": batch.legal()}
        games = range(self.num_envs)
        return {"action_mask": [mask_of(batch.choices_of(game), ACTIONS) for game in games]}

    def close(self) -> None:
        """Gives the games back to the engine."""
        if self._batch is not None:
            self._batch.close()
            self._batch = None
