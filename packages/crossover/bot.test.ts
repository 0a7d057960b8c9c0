import {
  CHANCE,
  LANGUAGES,
  Random,
  anyGame,
  choose,
  decision,
  legal,
  members,
  nextActor,
  uniform,
  type GamePackage,
  type OptionValues,
} from '@brink/kernel';
import { US, USSR, type Side, type Table } from '@brink/struggle';
import { DECISIVE } from '@brink/struggle/bot/board';
import { cardNumber } from '@brink/twilight-struggle/data/cards';
import { countryNumber } from '@brink/twilight-struggle/data/countries';
import { describe, expect, it } from 'vitest';
import { redSea, twilightStruggle } from './with-bot.ts';
import { inTwilightStruggle } from './testing/scenarios.ts';

const TABLES: readonly (readonly [string, GamePackage, OptionValues])[] = [
  ['Red Sea', anyGame(redSea), { crossover: true }],
  ['Red Sea, chosen first', anyGame(redSea), { crossover: true, draftFirst: true }],
  ['Twilight Struggle', anyGame(twilightStruggle), { crossover: true }],
];

const scores = new Float64Array(256);

describe.each(TABLES)('the bot of %s with visitors', (_, game, options) => {
  it.each([1, 2])('knows nothing that is hidden, and says why (seed %i)', (seed) => {
    const ai = game.ai!;
    const at = game.setup(game.parseOptions(options));
    const other = game.setup(game.parseOptions(options));
    const random = new Random(seed);
    const chance = uniform(random);
    const differing: string[] = [];
    const unsaid: string[] = [];
    let shown = 0;
    for (let actor = nextActor(at); actor >= 0; actor = nextActor(at)) {
      if (actor === CHANCE) {
        choose(at, actor, chance(at, actor));
        continue;
      }
      const list = members(legal(at, actor));
      const rated = (table: typeof at): number[] => {
        ai.suggest(table, actor, scores);
        return list.map((choice) => scores[choice]);
      };
      if (shown++ % 3 === 0) {
        const dealt = rated(game.determinise(at, actor, random, other));
        if (`${dealt}` !== `${rated(at)}`) differing.push(decision(at)!.prompt);
      }
      const values = rated(at);
      expect(values.every((value) => !Number.isNaN(value))).toBe(true);
      const best = list[values.indexOf(Math.max(...values))];
      const reason = ai.reason(at, actor, best);
      for (const language of LANGUAGES) {
        const line = game.texts[language].reason!(reason);
        if (!/^\S.*\.$/.test(line) || /undefined|NaN/.test(line)) unsaid.push(line);
      }
      choose(at, actor, best);
    }
    expect(differing).toEqual([]);
    expect(unsaid).toEqual([]);
  });
});

const rating = (game: Table, side: Side, choice: number): number => {
  twilightStruggle.ai!.suggest(game, side, scores);
  return scores[choice];
};

it('by either ruling the USSR reckons with the VP of Defectors it plays itself', () => {
  const ofDefectors = (rulings: readonly string[]): number => {
    const t = inTwilightStruggle({
      options: { rulings },
      influence: { angola: [0, 2], brazil: [3, 0] },
      space: [8, 8],
      hands: { ussr: ['defectors', 'nasser'], us: ['nato'] },
    }).round('ussr');
    return rating(t.game, USSR, cardNumber('defectors'));
  };
  expect(ofDefectors(['defectorsOnlyPlayedByUssr'])).toBe(ofDefectors([]));
});

it('Star Wars does the rival no favour', () => {
  const t = inTwilightStruggle({
    space: [1, 0],
    hands: { us: ['star-wars'], ussr: ['nasser'] },
    discard: ['decolonization', 'voice-of-america'],
  }).plays('us', 'star-wars', 'event');
  const [rivals, own] = (['decolonization', 'voice-of-america'] as const).map((card) =>
    rating(t.game, US, cardNumber(card)),
  );
  expect(rivals).toBeLessThan(0);
  expect(own).toBeGreaterThan(0);
});

it('under the Cuban Missile Crisis no coup is worth a thought, with visitors as without', () => {
  const t = inTwilightStruggle({
    influence: { angola: [0, 2], brazil: [3, 0] },
    defcon: 3,
    hands: { us: ['nato'], ussr: ['cuban-missile-crisis'] },
  });
  t.plays('ussr', 'cuban-missile-crisis', 'event');
  t.plays('us', 'nato', 'operations').choose('coup');
  expect(rating(t.game, US, countryNumber('angola'))).toBe(-DECISIVE);
});
