import { expect, test } from 'vitest';
import { CHANCE, Random, anyGame, choose, legal, has, nextActor, uniform } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import { BotRunner } from './bot-runner.ts';

const game = anyGame(twilightStruggle);

test('a runner keeps the plan of a card play for each table', () => {
  const runner = new BotRunner(() => 0);
  const chance = uniform(new Random(4));
  const tables = [0, 1].map(() => game.setup(game.parseOptions({})));
  for (let n = 0; n < 40; n++) {
    for (const [at, table] of tables.entries()) {
      while (nextActor(table) === CHANCE) choose(table, CHANCE, chance(table, CHANCE));
      const seat = nextActor(table);
      const level = seat === 0 ? 'search:30sims' : 'learner';
      const asked = { key: `${at} ${seat}`, package: game, level, game: table, seat, seed: n };
      const { choice, reason } = runner.decide(asked);
      expect(has(legal(table, seat), choice)).toBe(true);
      expect(reason).toBeDefined();
      choose(table, seat, choice);
    }
  }
}, 60_000);
