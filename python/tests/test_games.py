"""The four shapes of a game, each played to its end."""

import random
import subprocess
import sys
import unittest
from pathlib import Path

import brink
from brink.numbers import numpy

GAMES = ("twilight-struggle", "red-sea", "volk")
PACKAGE = Path(__file__).resolve().parent.parent


class WithEngine(unittest.TestCase):
    """One engine for all tests of a class."""

    engine: brink.Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = brink.Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()


class EngineTest(WithEngine):
    def test_says_what_there_is(self) -> None:
        self.assertEqual([game["id"] for game in self.engine.hello["games"]], list(GAMES))
        self.assertIn("heuristic", self.engine.hello["levels"])

    def test_faults_are_raised_and_harm_nothing(self) -> None:
        with self.assertRaises(brink.Fault) as caught:
            self.engine.ask("new", game="go")
        self.assertEqual(caught.exception.code, "unknownGame")
        with self.assertRaises(brink.Fault):
            brink.Game(self.engine, "go")
        self.assertEqual(self.engine.ask("hello")["protocol"], 1)

    def test_an_engine_that_is_not_there_is_said_so(self) -> None:
        with self.assertRaises(brink.EngineNotFound):
            brink.Engine("/no/such/brink")
        with self.assertRaises(brink.EngineNotFound):
            brink.Engine([sys.executable, "-c", "pass"])


class StateTest(WithEngine):
    def play(self, state: brink.State, seed: int) -> None:
        luck = random.Random(seed)
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))

    def test_each_game_is_played_to_its_end(self) -> None:
        for game in GAMES:
            with self.subTest(game):
                state = brink.Game(self.engine, game).new_initial_state()
                self.play(state, 1)
                self.assertEqual(state.current_player(), brink.TERMINAL_PLAYER)
                self.assertEqual(state.legal_actions(), [])
                self.assertEqual(sum(state.returns()), 0)
                self.assertTrue(state.history())
                with self.assertRaises(brink.Fault) as caught:
                    state.apply_action(0)
                self.assertEqual(caught.exception.code, "gameOver")

    def test_chance_is_a_player(self) -> None:
        state = brink.Game(self.engine).new_initial_state()
        self.assertTrue(state.is_chance_node())
        outcomes = state.chance_outcomes()
        self.assertAlmostEqual(sum(chance for _, chance in outcomes), 1)
        self.assertEqual([action for action, _ in outcomes], state.legal_actions())
        self.assertEqual(state.legal_actions(0), [])

    def test_a_clone_goes_its_own_way(self) -> None:
        state = brink.Game(self.engine).new_initial_state()
        copy = state.clone()
        copy.apply_action(copy.legal_actions()[0])
        self.assertEqual(state.history(), [])
        self.assertEqual(len(copy.history()), 1)
        self.play(copy, 2)
        self.assertFalse(state.is_terminal())

    def test_what_a_seat_cannot_know_may_be_dealt_anew(self) -> None:
        state = brink.Game(self.engine).new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        seat = state.current_player()
        other = state.resample_from_infostate(seat, seed=3)
        self.assertEqual(list(other.observation_tensor(seat)), list(state.observation_tensor(seat)))
        self.assertEqual(other.legal_actions(), state.legal_actions())

    def test_bots_can_be_asked_and_actions_named(self) -> None:
        state = brink.Game(self.engine).new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        names = [state.action_to_string(0, action) for action in state.legal_actions()]
        self.assertEqual(len(set(names)), len(names))
        actions = state.legal_actions()
        self.assertIn(state.bot_action("heuristic"), actions)
        self.assertEqual(state.serialize()["game"], "red-sea")


class AECEnvTest(WithEngine):
    def test_agents_take_turns_to_the_end(self) -> None:
        for game in GAMES:
            with self.subTest(game):
                env = brink.AECEnv(self.engine, game)
                env.reset(seed=5)
                luck = random.Random(5)
                totals = dict.fromkeys(env.possible_agents, 0.0)
                for agent in env.agent_iter():
                    observation, reward, termination, truncation, _ = env.last()
                    totals[agent] += reward
                    self.assertFalse(truncation)
                    legal = [i for i, flag in enumerate(observation["action_mask"]) if flag]
                    self.assertEqual(bool(legal), not termination)
                    env.step(None if termination else luck.choice(legal))
                self.assertEqual(sum(totals.values()), 0)
                self.assertEqual(env.agents, [])
                self.assertIn("over", env.render())
                env.close()

    def test_the_same_seed_is_the_same_game(self) -> None:
        env = brink.AECEnv(self.engine, "red-sea")
        rows = []
        for _ in range(2):
            env.reset(seed=7)
            rows.append(list(env.observe("us")["observation"]))
        self.assertEqual(rows[0], rows[1])
        self.assertEqual(env.observation_space("us")["observation"].shape, (len(rows[0]),))
        self.assertEqual(env.action_space("us").n, brink.ACTIONS)
        env.close()


class VectorEnvTest(WithEngine):
    def choices(self, masks: object, luck: random.Random) -> list:
        return [luck.choice([i for i, flag in enumerate(mask) if flag]) for mask in masks]  # type: ignore[attr-defined]

    def test_games_begin_anew_and_rewards_are_told(self) -> None:
        env = brink.VectorEnv(self.engine, "red-sea", 8, seat=1, opponent="random")
        _, info = env.reset(seed=1)
        luck = random.Random(1)
        rewards = []
        for _ in range(250):
            actions = self.choices(info["action_mask"], luck)
            _, gained, ended, truncated, info = env.step(actions)
            self.assertFalse(any(truncated))
            for reward, over in zip(gained, ended):
                if over:
                    rewards.append(float(reward))
                else:
                    self.assertEqual(reward, 0)
        self.assertGreater(len(rewards), 8)
        self.assertLessEqual(set(rewards), {-1.0, 0.0, 1.0})
        env.close()

    def test_the_same_seed_is_the_same_game(self) -> None:
        env = brink.VectorEnv(self.engine, "volk", 3)
        first = bytes(memoryview(env.reset(seed=4)[0]).cast("B"))
        again = bytes(memoryview(env.reset(seed=4)[0]).cast("B"))
        self.assertEqual(first, again)
        env.close()

    def test_a_bad_choice_changes_nothing(self) -> None:
        env = brink.VectorEnv(self.engine, "red-sea", 2)
        _, info = env.reset(seed=4)
        luck = random.Random(1)
        with self.assertRaises(brink.Fault):
            env.step([255, 255])
        env.step(self.choices(info["action_mask"], luck))
        env.close()


class WithoutNumpyTest(unittest.TestCase):
    @unittest.skipIf(numpy is None, "the other tests run without numpy already")
    def test_the_standard_library_is_enough(self) -> None:
        hide = "import sys, unittest; sys.modules['numpy'] = None; unittest.main(module='tests.test_games')"
        run = subprocess.run(
            [sys.executable, "-c", hide], cwd=PACKAGE, capture_output=True, text=True, check=False
        )
        self.assertEqual(run.returncode, 0, run.stderr)


if __name__ == "__main__":
    unittest.main()
