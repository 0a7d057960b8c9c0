import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  LANGUAGES,
  Random,
  choose,
  decision,
  legal,
  members,
  nextActor,
  uniform,
} from '@brink/kernel';
import { SHARED_REASONS } from '@brink/struggle/bot/reason';
import { choiceName, type ChoiceName } from '../notation.ts';
import { parseOptions } from '../options.ts';
import { redSea } from '../package.ts';
import { setup } from '../setup.ts';
import { newGame, scenario } from '../testing/scenario.ts';
import { catalogues } from '../text/index.ts';
import { ai, aiWith } from './index.ts';

type Scenario = ReturnType<typeof scenario>;

const scores = new Float64Array(256);

/** What the side to choose likes best. */
function favourite({ game }: Scenario): ChoiceName {
  const actor = nextActor(game);
  ai.suggest(game, actor, scores);
  const list = members(legal(game, actor)).sort((a, b) => scores[b] - scores[a]);
  return choiceName(decision(game)!.domain, list[0]);
}

const board = { kenya: [0, 2], ethiopia: [1, 2], egypt: [2, 0], oman: [0, 1] } as const;

describe('nobody begins a nuclear war of his own accord', () => {
  test('an event that lowers DEFCON is kept at DEFCON 2', () => {
    const t = scenario({
      round: 6,
      defcon: 2,
      influence: board,
      hands: { us: ['mr-nyet', 'peace-corps', 'detente'], ussr: ['nasserism'] },
    });
    expect(favourite(t.round('us'))).not.toBe('mr-nyet');
  });

  test('so is one that lets the rival attempt a coup in a battleground', () => {
    const t = scenario({
      round: 6,
      defcon: 2,
      influence: board,
      hands: { ussr: ['usaid', 'nasserism'], us: ['detente'] },
      space: [0, 3],
      passing: { holder: 'us' },
    });
    expect(favourite(t.round('ussr'))).toBe('nasserism');
  });

  test('at DEFCON 2 neither battlegrounds nor flashpoints are struck at', () => {
    const t = scenario({
      round: 3,
      defcon: 2,
      influence: { kenya: [0, 2], ethiopia: [0, 1], madagascar: [0, 1] },
      hands: { us: ['centcom'], ussr: ['nasserism'] },
    });
    t.plays('us', 'centcom', 'operations').choose('coup');
    expect(t.choices).toEqual(['ethiopia', 'kenya', 'madagascar']);
    expect(favourite(t)).toBe('madagascar');
  });

  test('in the Zone of Peace a flashpoint costs twice, and is left alone at DEFCON 3', () => {
    const t = scenario({
      round: 3,
      defcon: 3,
      influence: { ethiopia: [0, 2], somalia: [0, 2], madagascar: [0, 1] },
      effects: ['ZoneOfPeace'],
      hands: { us: ['centcom'], ussr: ['nasserism'] },
    });
    t.plays('us', 'centcom', 'operations').choose('coup');
    expect(favourite(t)).toBe('madagascar');
  });

  test('the card of Zbigniew Brzezinski spares DEFCON by its event alone', () => {
    const position = {
      round: 3,
      defcon: 2,
      influence: { kenya: [0, 2], madagascar: [0, 1] },
    } as const;
    const event = scenario({ ...position, hands: { us: ['zbig'], ussr: ['nasserism'] } });
    expect(favourite(event.plays('us', 'zbig', 'event'))).toBe('kenya');
    const points = scenario({ ...position, hands: { us: ['zbig'], ussr: ['nasserism'] } });
    expect(favourite(points.plays('us', 'zbig', 'operations').choose('coup'))).toBe('madagascar');
  });

  test('Famine marks no country where its coup would be suicide', () => {
    const t = scenario({
      round: 3,
      defcon: 2,
      influence: { kenya: [0, 2], ethiopia: [0, 2], oman: [1, 0] },
      hands: { us: ['famine'], ussr: ['nasserism'] },
    });
    t.plays('us', 'famine', 'event');
    while (t.prompt === 'famine') t.choose(favourite(t));
    expect(t.isSettled).toBe(true);
  });
});

test('a coup in the round of the rival at DEFCON 2 wins, and is made', () => {
  const t = scenario({
    round: 3,
    defcon: 2,
    influence: { kenya: [0, 2], oman: [0, 1], egypt: [1, 0] },
    hands: { ussr: ['usaid'], us: ['detente'] },
  });
  t.plays('ussr', 'usaid', 'eventFirst');
  expect(favourite(t)).toBe('coup');
  expect(favourite(t.choose('coup'))).toBe('kenya');
});

test('with both flashpoints and most of Africa its scoring card wins, and is played', () => {
  const t = scenario({
    round: 3,
    influence: { ethiopia: [1, 0], somalia: [2, 0], sudan: [1, 0], yemen: [0, 2] },
    hands: { us: ['africa-scoring', 'the-victorious-leader'], ussr: ['detente'] },
  });
  expect(favourite(t.round('us'))).toBe('africa-scoring');
  expect(ai.reason(t.game, 0, 38)).toEqual({ code: 'scoreWins', args: [38] });
});

test('a scoring card that is due is played, however bad', () => {
  const t = scenario({
    round: 7,
    influence: { egypt: [0, 2], 'saudi-arabia': [0, 3] },
    hands: { us: ['middle-east-scoring', 'centcom'], ussr: ['detente'] },
  });
  expect(favourite(t.round('us'))).toBe('middle-east-scoring');
});

test.each([1, 2, 3])('suggestions do not depend on what the actor cannot know (%i)', (seed) => {
  const game = setup(parseOptions({}));
  const other = setup(parseOptions({}));
  const random = new Random(seed);
  const chance = uniform(random);
  const differing: string[] = [];
  for (let actor = nextActor(game); actor >= 0; actor = nextActor(game)) {
    if (actor === CHANCE) {
      choose(game, actor, chance(game, actor));
      continue;
    }
    const list = members(legal(game, actor));
    const scoresIn = (table: typeof game): number[] => {
      ai.suggest(table, actor, scores);
      return list.map((choice) => scores[choice]);
    };
    const dealt = scoresIn(redSea.determinise(game, actor, random, other));
    const truth = scoresIn(game);
    if (`${dealt}` !== `${truth}`) differing.push(decision(game)!.prompt);
    list.sort((a, b) => scores[b] - scores[a]);
    choose(game, actor, list[0]);
  }
  expect(differing).toEqual([]);
});

test('what a bot keeps from one table to the next does not change its mind', () => {
  const random = new Random(5);
  const chance = uniform(random);
  const tables = [setup(parseOptions({})), setup(parseOptions({}))];
  const differing: string[] = [];
  for (let n = 0; n < 800; n++) {
    const game = tables[n % 2];
    const actor = nextActor(game);
    if (actor < 0) break;
    if (actor === CHANCE) {
      choose(game, actor, chance(game, actor));
      continue;
    }
    const list = members(legal(game, actor));
    const scoresBy = ({ suggest }: typeof ai): number[] => {
      suggest(game, actor, scores);
      return list.map((choice) => scores[choice]);
    };
    const kept = scoresBy(ai);
    const isFresh = n % 5 === 0;
    if (isFresh && `${kept}` !== `${scoresBy(aiWith())}`) differing.push(decision(game)!.prompt);
    choose(game, actor, list[kept.indexOf(Math.max(...kept))]);
  }
  expect(differing).toEqual([]);
});

test.each(LANGUAGES)('every reason can be told (%s)', (language) => {
  for (const code of SHARED_REASONS) {
    expect(catalogues[language].reasons[code](6, 50)).toMatch(/^\S.*\.$/);
  }
});

test('winning is 1, losing is -1, and a better board is better', () => {
  const ahead = scenario({ influence: { egypt: [2, 0], kenya: [2, 0] }, vp: 3 }).game;
  const behind = scenario({ influence: { egypt: [0, 2], kenya: [0, 2] }, vp: -3 }).game;
  expect(ai.evaluate(ahead, 0)).toBeGreaterThan(ai.evaluate(behind, 0));
  expect(ai.evaluate(ahead, 0)).toBeCloseTo(-ai.evaluate(ahead, 1), 1);
  const lost = scenario({ defcon: 2, hands: { ussr: ['mr-nyet'], us: ['detente'] } });
  lost.plays('ussr', 'mr-nyet', 'event');
  expect([ai.evaluate(lost.game, 0), ai.evaluate(lost.game, 1)]).toEqual([1, -1]);
});

test('of two sides for sale it takes the better one, for a fair price', () => {
  const t = newGame({ bidding: true });
  expect(favourite(t)).toBe('ussr-1');
  expect(ai.isKnown!(t.game, 0)).toBe(true);
  t.choose('ussr-1', 'us-0');
  expect(ai.isKnown!(t.game, 0)).toBe(false);
});
