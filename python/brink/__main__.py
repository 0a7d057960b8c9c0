"""``python3 -m brink play GAME`` tells a random game; ``python3 -m brink measure`` times batches."""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any, Dict

from .batch import Batch
from .engine import Engine
from .numbers import numpy
from .openspiel import Game


def play(engine: Engine, game: str, seed: int) -> None:
    """Plays one game at random and prints every decision of a player."""
    state = Game(engine, game).new_initial_state()
    luck = random.Random(seed)
    decisions = 0
    while not state.is_terminal():
        player = state.current_player()
        action = luck.choice(state.legal_actions())
        if not state.is_chance_node():
            decisions += 1
            name = state.action_to_string(player, action)
            print(f"{decisions:4} {state.seats()[player]:5} {state.prompt()}: {name}")
        state.apply_action(action)
    outcome = state.outcome()
    winners = " and ".join(state.seats()[seat] for seat in outcome["winners"]) or "nobody"
    print(f"{game}: {winners} won by {outcome['manner']}, turn {outcome['turn']}; returns {state.returns()}")


def measure(engine: Engine, game: str, size: int, seconds: float) -> Dict[str, Any]:
    """Random play in batches through the pipe: decisions and games a second."""
    batch = Batch(engine, game, size, seed=1)
    luck = numpy.random.default_rng(1)

    def run(limit: float) -> Dict[str, Any]:
        steps = games = 0
        began = time.perf_counter()
        while time.perf_counter() - began < limit:
            legal = batch.legal()
            # The n-th legal choice, n drawn at random.
            wanted = (luck.random(size) * legal.sum(1, dtype="int32")).astype("uint8") + 1
            counted = numpy.cumsum(legal, axis=1, dtype="uint8")
            batch.step((counted == wanted[:, None]).argmax(1))
            steps += 1
            games += int(batch.ended.sum())
        elapsed = time.perf_counter() - began
        return {
            "game": game,
            "batch": size,
            "decisionsPerSecond": round(steps * size / elapsed),
            "gamesPerSecond": round(games / elapsed),
        }

    run(0.3 * seconds)
    return run(seconds)


def main() -> None:
    """The command line."""
    words = argparse.ArgumentParser(prog="python3 -m brink", description=__doc__)
    words.add_argument("--engine", help="the path of brink; $BRINK_ENGINE or npx brink unless given")
    commands = words.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play one game at random and tell it")
    playing.add_argument("game")
    playing.add_argument("--seed", type=int, default=1)
    measuring = commands.add_parser("measure", help="time random play in batches (needs numpy)")
    measuring.add_argument("--game", default="twilight-struggle")
    measuring.add_argument("--batch", type=int, default=256)
    measuring.add_argument("--seconds", type=float, default=5)
    given = words.parse_args()
    with Engine(given.engine) as engine:
        if given.command == "play":
            play(engine, given.game, given.seed)
        else:
            print(json.dumps(measure(engine, given.game, given.batch, given.seconds)))


if __name__ == "__main__":
    main()
