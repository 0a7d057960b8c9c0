"""One game in the shape of PettingZoo's AEC environments: agents take turns, actions are masked."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple

from .batch import ACTIONS
from .engine import Engine
from .numbers import mask_of
from .spaces import box, discrete, fields

try:
    from pettingzoo import AECEnv as _Base  # type: ignore
except ImportError:  # The shape is enough.
    _Base = object


class AECEnv(_Base):  # type: ignore
    """Agents are the seats of the game (``"us"``, ``"ussr"``); chance is drawn by the engine.

    An observation is ``{"observation": row, "action_mask": 256 flags}``. The reward is 1 for those
    who have won and -1 for those who have lost, at the end. Where several choose at the same time
    they are asked one after the other, and none sees the other's answer.

    ::

        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            action = None if termination else choose(observation["action_mask"])
            env.step(action)
    """

    metadata = {"name": "brink_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        engine: Engine,
        game: str = "red-sea",
        options: Optional[Mapping[str, Any]] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        self._engine = engine
        self._game = game
        self._options = dict(options or {})
        self._number = 0
        self.render_mode = render_mode
        self._cells: int = engine.game(game)["observation"]["cells"]
        self.reset()
        self.possible_agents: List[str] = list(self._seats)

    def observation_space(self, agent: str) -> Any:
        """Rows of signed 16-bit numbers, and the mask."""
        return fields({
            "observation": box(-32768, 32767, (self._cells,), "int16"),
            "action_mask": box(0, 1, (ACTIONS,), "int8"),
        })

    def action_space(self, agent: str) -> Any:
        """A number below 256; which of them are legal says the mask."""
        return discrete(ACTIONS)

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Begins a new game; ``options`` are those of the game."""
        if self._number:
            self._engine.ask("close", game=self._number)
        more: Dict[str, Any] = {} if seed is None else {"seed": seed % 2**32}
        agreed = {**self._options, **(options or {})}
        answer = self._engine.ask("new", game=self._game, options=agreed, **more)
        self._number = answer["game"]
        self._seats: List[str] = answer["seats"]
        self.agents = list(self._seats)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._stand(answer)

    def _stand(self, answer: Dict[str, Any]) -> None:
        self._standing = answer
        outcome = answer.get("outcome")
        if outcome is None:
            self.agent_selection = self._seats[answer["actor"]]
            return
        winners = outcome["winners"]
        for seat, agent in enumerate(self._seats):
            if winners:
                self.rewards[agent] = 1.0 if seat in winners else -1.0
            self.terminations[agent] = True
            self.infos[agent] = {"outcome": outcome}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent may know, and what it may choose now."""
        seat = self._seats.index(agent)
        row, legal = self._engine.observe(self._number, seat)
        is_mine = self._standing.get("actor") == seat
        return {"observation": row, "action_mask": mask_of(legal if is_mine else [], ACTIONS)}

    def last(self, observe: bool = True) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        """Observation, reward since its last action, termination, truncation and info of the agent
        that is to act."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        """Takes an action of the agent that is to act; ``None`` of one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            self._leave(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        seat = self._seats.index(agent)
        answer = self._engine.ask("choose", game=self._number, actor=seat, choice=int(action or 0))
        self._stand(answer)
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        self.rewards.pop(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent that is to act, until none is left."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def action_name(self, action: int) -> str:
        """The name of an action that is legal now."""
        for each in self._standing.get("choices", ()):
            if each["choice"] == action:
                name: str = each["name"]
                return name
        return str(action)

    def render(self) -> str:
        """The present decision, in words."""
        if "outcome" in self._standing:
            return f"over: {self._standing['outcome']['manner']}"
        answer = self._engine.ask("state", game=self._number, language="en")
        return f"{self.agent_selection}: {answer['prompt']['text']}"

    def close(self) -> None:
        """Gives the game back to the engine."""
        if self._number:
            number, self._number = self._number, 0
            self._engine.ask("close", game=number)
