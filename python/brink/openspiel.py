"""One game in the shape of OpenSpiel: ``Game`` and ``State``, chance included."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Tuple

from .batch import ACTIONS
from .engine import Engine

#: Who decides at a chance node, and in a game that is over, as OpenSpiel numbers them.
CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4

_CHANCE = 4


class Game:
    """A game and what is agreed on for it; `new_initial_state` begins one."""

    def __init__(
        self, engine: Engine, game: str = "red-sea", options: Optional[Mapping[str, Any]] = None
    ) -> None:
        self.engine = engine
        self.id = game
        self.options = dict(options or {})
        engine.game(game)

    def new_initial_state(self) -> "State":
        """A new game at its first decision: chance deals."""
        answer = self.engine.ask("new", game=self.id, options=self.options, chance="client")
        return State(self, answer, answer["seats"])

    def num_distinct_actions(self) -> int:
        """Every action is below this, chance's too."""
        return ACTIONS

    def min_utility(self) -> float:
        """What the loser gets."""
        return -1.0

    def max_utility(self) -> float:
        """What the winner gets."""
        return 1.0

    def utility_sum(self) -> float:
        """One side's win is the other's loss."""
        return 0.0


class State:
    """A game in progress.

    Where several choose at the same time (headlines), they are asked one after the other, the
    lowest seat first; none sees the other's answer, in `observation_tensor` or anywhere else.
    """

    def __init__(
        self, game: Game, answer: Dict[str, Any], seats: List[str], history: Tuple[int, ...] = ()
    ) -> None:
        self._game = game
        self._number: int = answer["game"]
        self._seats = seats
        self._history = history
        self._standing = answer

    def current_player(self) -> int:
        """The seat that is to choose, `CHANCE_PLAYER` or `TERMINAL_PLAYER`."""
        if self.is_terminal():
            return TERMINAL_PLAYER
        actor: int = self._standing["actor"]
        return CHANCE_PLAYER if actor == _CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return "outcome" in self._standing

    def is_chance_node(self) -> bool:
        """Whether dice or a draw are to be decided."""
        return self.current_player() == CHANCE_PLAYER

    def num_players(self) -> int:
        """How many seats the game has."""
        return len(self._seats)

    def seats(self) -> List[str]:
        """Names of the seats."""
        return list(self._seats)

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """What may be chosen; nothing for a player who is not to choose now."""
        if self.is_terminal() or (player is not None and player != self.current_player()):
            return []
        return [each["choice"] for each in self._standing["choices"]]

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        """Every outcome of chance with its probability: all are as likely."""
        actions = self.legal_actions(CHANCE_PLAYER)
        return [(action, 1 / len(actions)) for action in actions]

    def action_to_string(self, player: int, action: int) -> str:
        """The name of an action that is legal now: ``"coup"``, ``"egypt"``."""
        for each in self._standing.get("choices", ()):
            if each["choice"] == action:
                name: str = each["name"]
                return name
        return str(action)

    def apply_action(self, action: int) -> None:
        """Takes an action of the current player; raises `Fault` if it is not legal."""
        ask = self._game.engine.ask
        self._standing = ask("choose", game=self._number, choice=int(action))
        self._history += (int(action),)

    def prompt(self) -> str:
        """What the current player is asked: the code of the decision, such as ``"coupTarget"``."""
        code: str = self._standing["prompt"]["code"] if not self.is_terminal() else "over"
        return code

    def outcome(self) -> Dict[str, Any]:
        """Of a game that is over: ``winners``, ``turn``, ``manner``."""
        found: Dict[str, Any] = self._standing["outcome"]
        return found

    def returns(self) -> List[float]:
        """1 for those who won, -1 for those who lost, 0 for a draw or while the game goes on."""
        winners = self._standing["outcome"]["winners"] if self.is_terminal() else []
        if not winners:
            return [0.0] * self.num_players()
        return [1.0 if seat in winners else -1.0 for seat in range(self.num_players())]

    def rewards(self) -> List[float]:
        """What the last action has brought: nothing before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What one player gets."""
        return self.returns()[player]

    def history(self) -> List[int]:
        """All actions so far, chance's too."""
        return list(self._history)

    def observation_tensor(self, player: Optional[int] = None) -> Any:
        """The row of numbers that a seat may know; that of the current player unless named."""
        viewer: Any = self.current_player() if player is None else player
        if viewer < 0:
            viewer = "all"
        return self._game.engine.observe(self._number, viewer)[0]

    def clone(self) -> "State":
        """A game of its own at the same decision."""
        answer = self._game.engine.ask("clone", game=self._number)
        return State(self._game, answer, self._seats, self._history)

    def resample_from_infostate(self, player: int, seed: Optional[int] = None) -> "State":
        """A game that a seat cannot tell from this one: all it cannot know is dealt anew."""
        more: Dict[str, Any] = {} if seed is None else {"seed": seed}
        answer = self._game.engine.ask("determinise", game=self._number, viewer=player, **more)
        return State(self._game, answer, self._seats, self._history)

    def bot_action(self, level: str = "heuristic", seed: int = 1) -> int:
        """Lets a bot of the engine decide and take the action; answers with it."""
        answer = self._game.engine.ask("bot", game=self._number, level=level, seed=seed)
        self._standing = answer
        action: int = answer["chosen"]["choice"]
        self._history += (action,)
        return action

    def serialize(self) -> Dict[str, Any]:
        """The game as an object to be kept; `Game.engine` reads it by ``restore``."""
        kept: Dict[str, Any] = self._game.engine.ask("save", game=self._number)["save"]
        return kept

    def __del__(self) -> None:
        # The engine may be in the middle of an answer: it is told before the next request.
        if hasattr(self, "_number"):
            self._game.engine.forget(self._number)

    def __str__(self) -> str:
        if self.is_terminal():
            return f"over: {self.outcome()['manner']}"
        return f"{self.prompt()} of {self.current_player()}"
