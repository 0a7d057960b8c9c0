"""Learns Red Sea by playing against the random bot: proximal policy optimisation, both sides.

Needs torch and numpy, the package in ``python/``, and an engine (``npx brink``):

    python3 examples/train_red_sea.py --minutes 15 --out agent.pt

The page "Train an agent" explains it line by line.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

from brink import ACTIONS, Engine, VectorEnv

GAME = "red-sea"
HIDDEN = 128
STEPS = 64  # decisions of each game between two updates
EPOCHS, MINIBATCH = 2, 2048
DISCOUNT, TRACE, CLIP, ENTROPY = 1.0, 0.95, 0.2, 0.01
SCORE_HINT = 0.03  # of a reward for each victory point on the way


class Encoder:
    """Rows of the engine as inputs of a network: numbers scaled, categories one place a value."""

    def __init__(self, parts):
        self.prompt = next(part["at"] for part in parts if part["name"] == "prompt")
        self.vp = next(part["at"] for part in parts if part["name"] == "vp")
        cells = [(part["at"] + i, part) for part in parts for i in range(part["length"])]
        self.plain = np.array([at for at, part in cells if part["kind"] != "category"])
        self.named = np.array([at for at, part in cells if part["kind"] == "category"])
        self.scale = np.array(
            [1 / min(10, part["max"] or 1) for _, part in cells if part["kind"] != "category"], "float32"
        )
        widths = [part["max"] + 1 for _, part in cells if part["kind"] == "category"]
        self.first = np.cumsum([0, *widths[:-1]])
        self.width = len(self.plain) + sum(widths)
        self.kept = np.arange(self.width)

    def __call__(self, rows):
        out = np.zeros((len(rows), self.width), "float32")
        out[:, : len(self.plain)] = np.clip(rows[:, self.plain] * self.scale, -4, 4)
        out[np.arange(len(rows))[:, None], len(self.plain) + self.first + rows[:, self.named]] = 1
        return out[:, self.kept]

    def keep_what_varies(self, rows):
        """Most cells never change in a game without options: they are left out."""
        self.kept = np.flatnonzero(self(rows).std(0) > 0)


class Agent(nn.Module):
    """A small network: a trunk, a policy with a table for each kind of decision, a value."""

    def __init__(self, inputs, prompts):
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.policy = nn.Linear(HIDDEN, ACTIONS)
        self.by_prompt = nn.Embedding(prompts, ACTIONS)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.by_prompt.weight)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, inputs, prompts, legal):
        hidden = self.trunk(inputs)
        logits = self.policy(hidden) + self.by_prompt(prompts)
        return logits.masked_fill(~legal, -1e9), self.value(hidden).squeeze(1)


class Table:
    """Games of both sides side by side, as one environment."""

    def __init__(self, engine, games, seed):
        self.sides = [VectorEnv(engine, GAME, games // 2, seat=seat, opponent="random") for seat in (0, 1)]
        begun = [side.reset(seed=seed + seat * games) for seat, side in enumerate(self.sides)]
        self.rows = np.concatenate([rows for rows, _ in begun])
        self.legal = np.concatenate([info["action_mask"] for _, info in begun]).astype(bool)

    def step(self, actions):
        half = len(actions) // 2
        told = [side.step(part) for side, part in zip(self.sides, (actions[:half], actions[half:]))]
        self.rows = np.concatenate([each[0] for each in told])
        self.legal = np.concatenate([each[4]["action_mask"] for each in told]).astype(bool)
        return np.concatenate([each[1] for each in told]), np.concatenate([each[2] for each in told])

    def close(self):
        for side in self.sides:
            side.close()


class Player:
    """An agent with its encoder, asked about many games at once."""

    def __init__(self, encoder, agent):
        self.encoder, self.agent = encoder, agent

    def inputs(self, rows, legal):
        prompts = rows[:, self.encoder.prompt].astype("int64")
        return torch.from_numpy(self.encoder(rows)), torch.from_numpy(prompts), torch.from_numpy(legal)

    @torch.no_grad()
    def best(self, rows, legal):
        return self.agent(*self.inputs(rows, legal))[0].argmax(1).numpy()


def random_rows(engine, steps=150):
    """Rows of random games, to see which cells matter."""
    table, random, seen = Table(engine, 256, 1), np.random.default_rng(1), []
    for _ in range(steps):
        table.step((random.random(table.legal.shape) * table.legal).argmax(1))
        seen.append(table.rows)
    table.close()
    return np.concatenate(seen)


def win_rate(engine, choose, games=400, seed=1_000_000):
    """The first game of each table to its end: what part is won, of each side; draws count half."""
    table = Table(engine, games, seed)
    points = np.full(games, np.nan)
    while np.isnan(points).any():
        rewards, ended = table.step(choose(table.rows, table.legal))
        first = ended & np.isnan(points)
        points[first] = (rewards[first] + 1) / 2
    table.close()
    return points[: games // 2].mean(), points[games // 2 :].mean()


def gather(table, player):
    """Plays STEPS decisions in every game and keeps what was seen, chosen and gained."""
    kept = {name: [] for name in ("inputs", "prompts", "legal", "actions", "logs", "values", "rewards", "ended")}
    half = len(table.rows) // 2
    sign = np.where(np.arange(len(table.rows)) < half, 1, -1) * SCORE_HINT
    for _ in range(STEPS):
        seen = player.inputs(table.rows, table.legal)
        with torch.no_grad():
            logits, values = player.agent(*seen)
        chances = torch.distributions.Categorical(logits=logits)
        actions = chances.sample()
        before = table.rows[:, player.encoder.vp].astype("float32")
        rewards, ended = table.step(actions.numpy())
        after = table.rows[:, player.encoder.vp]
        rewards = rewards + np.where(ended, 0, (after - before) * sign).astype("float32")
        logs = chances.log_prob(actions)
        told = (*seen, actions, logs, values, torch.from_numpy(rewards), torch.from_numpy(ended))
        for name, value in zip(kept, told):
            kept[name].append(value)
    with torch.no_grad():
        last = player.agent(*player.inputs(table.rows, table.legal))[1]
    return {name: torch.stack(values) for name, values in kept.items()}, last


def advantages(kept, last):
    """Generalised advantage estimation, from the last decision to the first."""
    result, trace, following = torch.zeros_like(kept["values"]), 0, last
    for t in reversed(range(STEPS)):
        goes_on = (~kept["ended"][t]).float()
        surprise = kept["rewards"][t] + DISCOUNT * following * goes_on - kept["values"][t]
        trace = surprise + DISCOUNT * TRACE * goes_on * trace
        result[t], following = trace, kept["values"][t]
    return result


def learn(agent, optimiser, kept, gains):
    """A few passes over what was gathered, never far from the policy that gathered it."""
    flat = {name: value.flatten(0, 1) for name, value in kept.items()}
    targets = (gains + kept["values"]).flatten()
    gains = gains.flatten()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).split(MINIBATCH):
            logits, values = agent(flat["inputs"][part], flat["prompts"][part], flat["legal"][part])
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(flat["actions"][part]) - flat["logs"][part]).exp()
            gain = gains[part]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value = (values - targets[part]).pow(2).mean()
            loss = policy + 0.5 * value - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--minutes", type=float, default=15)
    words.add_argument("--games", type=int, default=256, help="played at the same time")
    words.add_argument("--engine", help="the path of brink; npx brink unless told otherwise")
    words.add_argument("--out", help="where the agent is kept")
    given = words.parse_args()
    torch.manual_seed(1)
    with Engine(given.engine) as engine:
        parts = engine.game(GAME)["observation"]["parts"]
        encoder = Encoder(parts)
        encoder.keep_what_varies(random_rows(engine))
        prompts = next(part["max"] + 1 for part in parts if part["name"] == "prompt")
        agent = Agent(len(encoder.kept), prompts)
        player = Player(encoder, agent)
        optimiser = torch.optim.Adam(agent.parameters(), 1e-3, eps=1e-5)
        table, decisions, began, told = Table(engine, given.games, 2), 0, time.time(), -1.0
        print(f"{len(encoder.kept)} inputs; minutes, decisions, won as us, won as ussr", flush=True)
        while True:
            minutes = (time.time() - began) / 60
            if minutes - told >= min(1, given.minutes / 3) or minutes >= given.minutes:
                us, ussr = win_rate(engine, player.best)
                print(f"{minutes:5.1f} {decisions:9,} {us:6.1%} {ussr:6.1%} {(us + ussr) / 2:6.1%}", flush=True)
                told = minutes
            if minutes >= given.minutes:
                break
            for group in optimiser.param_groups:
                group["lr"] = 1e-3 * max(0.1, 1 - minutes / given.minutes)
            kept, last = gather(table, player)
            learn(agent, optimiser, kept, advantages(kept, last))
            decisions += STEPS * given.games
        if given.out:
            torch.save({"kept": encoder.kept, "agent": agent.state_dict()}, given.out)


if __name__ == "__main__":
    main()
