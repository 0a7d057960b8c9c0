import { afterAll, expect, test, vi } from 'vitest';
import {
  CHANCE,
  Game,
  Random,
  anyGame,
  choose,
  has,
  legal,
  members,
  nextActor,
  uniform,
  type Actor,
  type GamePackage,
} from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import type { Bot } from '../bot.ts';
import { createBot, parseLevel } from '../levels.ts';
import type { SearchBot } from './search.ts';

const game = anyGame(twilightStruggle);
/** Looking ahead takes its time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

const botOf = (level: string, seed: number, kind: GamePackage = game): Bot =>
  createBot(parseLevel(level), { game: kind, seed, clock: () => 0 });

const isHeld = (table: Game, seat: Actor, card: number): boolean => {
  const { hands } = game.view(table, seat) as { hands: readonly { known: readonly number[] }[] };
  return hands[seat].known.includes(card);
};

/** Plays until so many choices of players are made; the seats choose by these bots. */
function play(
  bots: readonly Bot[],
  seed: number,
  decisions: number,
  look?: (table: Game, actor: Actor, choice: number) => void,
): number[] {
  const table = game.setup(game.parseOptions({}));
  const chance = uniform(new Random(seed));
  const choices: number[] = [];
  for (let actor = nextActor(table); actor >= 0; actor = nextActor(table)) {
    if (actor === CHANCE) {
      choose(table, actor, chance(table, actor));
      continue;
    }
    if (choices.length >= decisions) break;
    const choice = bots[actor].choose(table, actor);
    look?.(table, actor, choice);
    choose(table, actor, choice);
    choices.push(choice);
  }
  return choices;
}

test.each(['learner', 'heuristic', 'search:30sims'])(
  '%s plays the same for the same seed',
  (level) => {
    const once = play([botOf(level, 1), botOf(level, 2)], 5, 40);
    const again = play([botOf(level, 1), botOf(level, 2)], 5, 40);
    expect(again).toEqual(once);
  },
);

test.each(['random', 'learner', 'heuristic', 'search:30sims'])(
  '%s never chooses what is illegal',
  (level) => {
    const bots = [botOf(level, 3), botOf('learner', 4)];
    const decisions = level.startsWith('search') ? 60 : 2000;
    play(bots, 6, decisions, (table, actor, choice) => {
      expect(has(legal(table, actor), choice)).toBe(true);
    });
  },
);

test.each(['learner', 'heuristic', 'search:30sims'])(
  '%s does not look at hidden cards',
  (level) => {
    const random = new Random(17);
    const other = new Game(game.setup(game.parseOptions({})).rules);
    let compared = 0;
    const guide = [botOf('learner', 1), botOf('learner', 2)];
    play(guide, 7, 130, (table, actor) => {
      if (!game.ai!.opensPlay(table, actor) || compared++ % 8 !== 0) return;
      const seed = random.next();
      const choice = botOf(level, seed).choose(table, actor);
      for (let deal = 0; deal < 2; deal++) {
        game.determinise(table, actor, random, other);
        expect(botOf(level, seed).choose(other, actor)).toBe(choice);
      }
    });
    expect(compared).toBeGreaterThan(10);
  },
);

/** As in the search: what a glance costs, in simulations. */
const GLANCE = 0.12;

test.each(['search:60sims:glances=0', 'search:60sims'])(
  'the budget of %s is never overdrawn',
  (level) => {
    let [sims, worst] = [0, 0];
    let isRollout = level.includes('glances=0');
    const cost = (): number => (isRollout ? 1 : GLANCE);
    const ai = game.ai!;
    const counting: GamePackage = {
      ...game,
      ai: {
        ...ai,
        // Only a rollout asks whether it has to go on.
        isTense: (table) => {
          isRollout = true;
          return ai.isTense!(table);
        },
        evaluate: (table, seat) => {
          sims += cost();
          isRollout = level.includes('glances=0');
          return ai.evaluate(table, seat);
        },
      },
    };
    const bot = botOf(level, 1, counting);
    const counted: Bot = {
      reason: undefined,
      choose(table, seat) {
        if (ai.opensPlay(table, seat)) sims = 0;
        const choice = bot.choose(table, seat);
        worst = Math.max(worst, sims);
        return choice;
      },
    };
    play([counted, botOf('heuristic', 2)], 9, 40);
    expect(worst).toBeGreaterThan(30);
    expect(worst).toBeLessThanOrEqual(60);
  },
);

test('a budget of time ends the search', () => {
  let now = 0;
  const clock = (): number => (now += 1);
  const bot = createBot(parseLevel('search:24ms'), { game, seed: 1, clock });
  let [started, worst] = [0, 0];
  const timed: Bot = {
    reason: undefined,
    choose(table, seat) {
      if (game.ai!.opensPlay(table, seat)) started = now;
      const choice = bot.choose(table, seat);
      worst = Math.max(worst, now - started);
      return choice;
    },
  };
  play([timed, botOf('heuristic', 2)], 9, 24);
  expect(worst).toBeGreaterThan(6);
  expect(worst).toBeLessThanOrEqual(24 * 1.2);
});

test('a bot can say why', () => {
  const bots = [botOf('search:30sims', 1), botOf('heuristic', 2)];
  const told = new Set<string>();
  play(bots, 3, 40, (_table, actor) => {
    const { reason } = bots[actor];
    told.add(game.texts.en.reason!(reason!));
    expect(game.texts.ru.reason!(reason!)).toMatch(/[а-я]/);
  });
  expect(told.size).toBeGreaterThan(6);
});

test('a search names at most two things that spoke for what it has chosen', () => {
  const bot = botOf('search:40sims', 1) as SearchBot;
  const told = new Set<string>();
  play([bot, botOf('heuristic', 2)], 3, 30, (_table, actor) => {
    if (actor !== 0) return;
    expect(bot.weighed.length).toBeLessThanOrEqual(2);
    for (const reason of bot.weighed) {
      told.add(game.texts.en.reason!(reason));
      expect(game.texts.ru.reason!(reason)).toMatch(/[а-я]/);
    }
  });
  expect(told.size).toBeGreaterThan(1);
});

test('a search keeps away from what would disgrace it, and says no less than that it loses', () => {
  const table = game.setup(game.parseOptions({}));
  const ai = game.ai!;
  const chance = uniform(new Random(7));
  const quick = [botOf('heuristic', 1), botOf('heuristic', 2)];
  while (!(ai.progress(table) >= 2.1 && ai.opensPlay(table, nextActor(table)))) {
    const actor = nextActor(table);
    choose(
      table,
      actor,
      actor === CHANCE ? chance(table, actor) : quick[actor].choose(table, actor),
    );
  }
  const seat = nextActor(table);
  const cards = members(legal(table, seat));
  expect(cards.length).toBeGreaterThan(2);
  /** Nothing matters but how one loses: every play but one is a disgrace. */
  const choiceWith = (safe: number, shame: number): readonly [number, number | undefined] => {
    const kind: GamePackage = {
      ...game,
      ai: {
        ...ai,
        evaluate: () => -1,
        risk: () => 0,
        isTense: () => false,
        disgrace: (deal) => (isHeld(deal, seat, safe) ? 1 : 0),
      },
    };
    const bot = createBot(parseLevel(`search:300sims:shame=${shame}`), { game: kind, seed: 1 });
    const choice = bot.choose(table, seat);
    return [choice, (bot as SearchBot).expectation];
  };
  for (const safe of cards.filter((card) => isHeld(table, seat, card))) {
    expect(choiceWith(safe, 1)).toEqual([safe, -1]);
  }
});
