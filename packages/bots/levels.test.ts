import { expect, test } from 'vitest';
import { CHANCE, Random, anyGame, choose, nextActor, uniform } from '@brink/kernel';
import { twilightStruggle as withoutBot } from '@brink/twilight-struggle';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import { BotError } from './bot.ts';
import { LEVEL_TEXTS } from './level-texts.ts';
import { LEVELS, createBot, levelsOf, parseLevel } from './levels.ts';

const game = anyGame(twilightStruggle);

test('a level is a name, and for the searching bot a budget', () => {
  expect(parseLevel('random')).toEqual({ name: 'random' });
  expect(parseLevel('search:250ms').budget).toEqual({ kind: 'time', ms: 250 });
  expect(parseLevel('search:2s').budget).toEqual({ kind: 'time', ms: 2000 });
  expect(parseLevel('search:1000sims').budget).toEqual({ kind: 'sims', sims: 1000 });
  expect(parseLevel('search').budget).toEqual({ kind: 'sims', sims: 100 });
});

test('levels that look ahead have budgets of their own', () => {
  expect(parseLevel('attache')).toEqual({ name: 'attache', budget: { kind: 'sims', sims: 20 } });
  expect(parseLevel('strategist').budget).toEqual({ kind: 'time', ms: 500 });
});

test('each level has a name of its own in both languages', () => {
  for (const texts of Object.values(LEVEL_TEXTS)) {
    const names = LEVELS.map((level) => texts[level].name);
    expect(new Set(names).size).toBe(LEVELS.length);
  }
});

test('a search says by what it judges and how far it looks', () => {
  expect(parseLevel('search:250ms:eval=hand:horizon=0.3:plans=32')).toEqual({
    name: 'search',
    budget: { kind: 'time', ms: 250 },
    evaluation: 'hand',
    tuning: { horizon: 0.3, plans: 32 },
  });
});

test('the heuristic bot can suggest as it did before anything was learned', () => {
  expect(parseLevel('heuristic:eval=hand')).toEqual({ name: 'heuristic', evaluation: 'hand' });
});

test.each([
  [
    'genius',
    'unknown bot "genius"; there are: random, learner, cadet, heuristic, attache, search, strategist',
  ],
  ['heuristic:250ms', 'the bot "heuristic" takes no budget'],
  ['heuristic:eval=best', 'the bot "heuristic" takes no budget'],
  ['attache:eval=hand', 'the bot "attache" takes no budget'],
  ['attache:250ms', 'the bot "attache" takes no budget'],
  ['search:fast', 'a budget is like 250ms, 2s or 1000sims; it was given as "fast"'],
  ['search:0ms', 'a budget goes from 1 to 600000 ms: "0ms"'],
  [
    'search:9ms:depth=3',
    'a search is tuned by eval=learned, eval=hand, plans=N, horizon=N, spread=N, trust=N, prior=1, caution=N, shame=N or glances=N; not by "depth=3"',
  ],
  [
    'search:9ms:eval=best',
    'a search is tuned by eval=learned, eval=hand, plans=N, horizon=N, spread=N, trust=N, prior=1, caution=N, shame=N or glances=N; not by "eval=best"',
  ],
  [
    'search:9ms:horizon=',
    'a search is tuned by eval=learned, eval=hand, plans=N, horizon=N, spread=N, trust=N, prior=1, caution=N, shame=N or glances=N; not by "horizon="',
  ],
])('%s is refused with a reason', (text, message) => {
  expect(() => parseLevel(text)).toThrow(new BotError(message));
});

test('a game that does not say how it is played well has the random bot alone', () => {
  const plain = anyGame(withoutBot);
  expect(levelsOf(plain)).toEqual(['random']);
  expect(() => createBot({ name: 'heuristic' }, { game: plain, seed: 1 })).toThrow(
    '"twilight-struggle" has no bot "heuristic", only random',
  );
});

test('a budget of time needs a clock', () => {
  const bot = createBot(parseLevel('search:10ms'), { game, seed: 1 });
  const table = game.setup(game.parseOptions({}));
  const chance = uniform(new Random(1));
  const play = (): void => {
    for (let actor = nextActor(table); actor >= 0; actor = nextActor(table)) {
      choose(table, actor, actor === CHANCE ? chance(table, actor) : bot.choose(table, actor));
    }
  };
  expect(play).toThrow('a bot with a budget of time needs a clock');
});

test.each(['search:16sims:eval=hand:horizon=1', 'heuristic:eval=hand'])(
  '%s is told nothing that was learned',
  (level) => {
    const asked: string[] = [];
    const ai = game.ai!;
    const spied: typeof game = {
      ...game,
      ai: {
        ...ai,
        evaluate: (table, seat) => {
          asked.push('evaluate');
          return ai.evaluate(table, seat);
        },
        suggest: (table, actor, scores) => {
          asked.push('suggest');
          ai.suggest(table, actor, scores);
        },
      },
    };
    const table = game.setup(game.parseOptions({}));
    const chance = uniform(new Random(5));
    const bot = createBot(parseLevel(level), { game: spied, seed: 1 });
    for (let n = 0; n < 60; n++) {
      const actor = nextActor(table);
      choose(table, actor, actor === CHANCE ? chance(table, actor) : bot.choose(table, actor));
    }
    expect(asked).toEqual([]);
  },
);
