import {
  CHANCE,
  Random,
  choose,
  decision,
  legal,
  members,
  nextActor,
  nth,
  readAll,
  size,
  type LogEntry,
} from '@brink/kernel';
import { ROUND, US, USSR, optionId, SHARED_LOG, type Side, type Table } from '@brink/struggle';
import { countryNumber } from '@brink/twilight-struggle/data/countries';
import { scenario } from '@brink/twilight-struggle/testing/scenario';
import { expect, test } from 'vitest';
import { adapterOf } from '../adapters/index.ts';
import { positionsOf } from '../testing/positions.ts';
import { allOdds, chanceOfControl, chanceOfEffect, chanceOfLoss, oddsOf } from './odds.ts';

const adapter = adapterOf('twilight-struggle')!;

test('a coup: every face of the die, with control, DEFCON, military operations and scores', () => {
  const { game } = scenario({
    defcon: 5,
    influence: { iran: [2, 0], iraq: [0, 3] },
    hands: { ussr: ['comecon'] },
  })
    .plays('ussr', 'comecon', 'operations')
    .choose('coup');
  const iran = countryNumber('iran');
  const odds = oddsOf(adapter, game, USSR, iran)!;
  expect(odds).toMatchObject({ kind: 'coup', side: USSR, country: iran, isOpen: false });
  // 3 operations against stability 2: the die minus 1.
  expect(odds.rows.map(({ dice, countries }) => [dice, countries[0]?.influence])).toEqual([
    [[[1]], undefined],
    [[[2]], [1, 0]],
    [[[3]], [0, 0]],
    [[[4]], [0, 1]],
    [[[5]], [0, 2]],
    [[[6]], [0, 3]],
  ]);
  expect(odds.rows.map(({ defcon }) => defcon)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(odds.rows[0].militaryOps).toEqual([0, 3]);
  expect(chanceOfControl(odds, USSR)).toBeCloseTo(2 / 6);
  expect(chanceOfEffect(odds)).toBeCloseTo(5 / 6);
  expect(chanceOfLoss(odds)).toBe(0);
  // Before: 3 + 1 battleground each. The US loses its country, then the USSR gains another.
  const middleEast = adapter.regions.findIndex(({ id }) => id === 'middle-east');
  expect(odds.rows[1].scores[middleEast]).toBe(-4);
  expect(odds.rows[5].scores[middleEast]).toBeLessThan(-4);
  expect(odds.rows[5].final).toBe(odds.rows[5].scores[middleEast]);
});

test('a coup that begins a nuclear war says so', () => {
  const { game } = scenario({
    defcon: 2,
    influence: { angola: [1, 0] },
    hands: { ussr: ['comecon'] },
  })
    .plays('ussr', 'comecon', 'operations')
    .choose('coup');
  const odds = oddsOf(adapter, game, USSR, countryNumber('angola'))!;
  expect(chanceOfLoss(odds)).toBeCloseTo(1);
  expect(odds.rows[0].ends).toEqual({ winner: US, manner: 'defcon' });
});

test('the odds of the last round are told before the turn ends', () => {
  const t = scenario({
    turn: 3,
    defcon: 4,
    influence: { angola: [1, 0] },
    hands: { us: ['nato'], ussr: ['comecon', 'nasser'] },
  }).turn();
  t.choose('nato', 'nasser');
  while (t.prompt !== 'actionRound') t.choose(t.choices[0]);
  t.game.mem[ROUND] = 6;
  t.choose('comecon', 'operations', 'coup');
  const odds = oddsOf(adapter, t.game, USSR, countryNumber('angola'))!;
  // At the end of the turn DEFCON would rise and military operations would be gone.
  expect(odds.rows[0]).toMatchObject({ defcon: 3, militaryOps: [0, 3] });
});

test('a realignment: 36 throws in groups that sum to one', () => {
  const { game } = scenario({
    influence: { chile: [2, 1], argentina: [2, 0] },
    hands: { us: ['nato'] },
  })
    .plays('us', 'nato', 'operations')
    .choose('realign');
  const odds = oddsOf(adapter, game, US, countryNumber('chile'))!;
  expect(odds.kind).toBe('realign');
  expect(odds.rows.flatMap(({ dice }) => dice)).toHaveLength(36);
  // The US adds 1 for Argentina and 1 for its lead: it takes the point unless it rolls 2 less.
  expect(chanceOfEffect(odds)).toBeCloseTo(26 / 36);
});

test('what is not changed stays controlled', () => {
  const { game } = scenario({
    defcon: 5,
    influence: { iran: [4, 0] },
    hands: { ussr: ['nasser'] },
  })
    .plays('ussr', 'nasser', 'operations')
    .choose('coup');
  const odds = oddsOf(adapter, game, USSR, countryNumber('iran'))!;
  // 1 operation against stability 2: 1 to 3 do nothing, 4 and 5 leave the US 2 or more ahead.
  expect(odds.controlBefore).toBe(US);
  expect(chanceOfControl(odds, US)).toBeCloseTo(5 / 6);
});

test('a card sent into space and a war that names its country', () => {
  const t = scenario({
    influence: { 'south-korea': [3, 0] },
    hands: { ussr: ['korean-war'] },
  })
    .round('ussr')
    .choose('korean-war');
  const space = oddsOf(adapter, t.game, USSR, optionId('space'))!;
  expect(space.kind).toBe('space');
  expect(chanceOfEffect(space)).toBeCloseTo(3 / 6);
  expect(space.rows.map(({ vp }) => vp)).toEqual([-2, -2, -2, 0, 0, 0]);
  const war = oddsOf(adapter, t.game, USSR, optionId('event'))!;
  expect(war).toMatchObject({ kind: 'war', country: countryNumber('south-korea') });
  // Japan is not of the US here, but the superpower is no neighbour either: 4 to 6 win.
  expect(chanceOfControl(war, USSR)).toBeCloseTo(3 / 6);
  expect(oddsOf(adapter, t.game, USSR, optionId('operations'))).toBeUndefined();
});

const isRolled = (game: Table): boolean =>
  nextActor(game) === CHANCE && decision(game)!.domain === 'die';

/** Throws the dice as anybody would and reads the log. */
function simulate(game: Table, side: Side, choice: number, random: Random): string {
  const copy = game.clone();
  const log: LogEntry[] = [];
  copy.log = (entry) => log.push(entry);
  choose(copy, side, choice);
  while (isRolled(copy)) {
    const mask = legal(copy, CHANCE);
    choose(copy, CHANCE, nth(mask, random.below(size(mask))));
  }
  // What comes after the attempt itself is no part of it.
  const end = log.findIndex(({ code }) => ['round', 'remove', 'turn', 'draw'].includes(code));
  const told = end < 0 ? log : log.slice(0, end);
  const influence = readAll(SHARED_LOG, told, 'influence').findLast(
    ({ country }) => country === choice,
  );
  return influence ? [influence.us, influence.ussr].join() : 'none';
}

test('odds agree with simulation in positions of played games', () => {
  const random = new Random(5);
  const throwsEach = 400;
  let compared = 0;
  for (const { game, actor } of positionsOf(adapter, { seed: 11, games: 8 })) {
    const code = decision(game)!.prompt;
    if (code !== 'coupTarget' && code !== 'realignTarget' && code !== 'warTarget') continue;
    if (random.below(10) !== 0) continue;
    const mask = legal(game, actor);
    const choice = nth(mask, random.below(size(mask)));
    const odds = oddsOf(adapter, game, actor as Side, choice);
    if (!odds || odds.isOpen) continue;
    compared++;
    const expected = new Map<string, number>();
    for (const { countries, probability, ends } of odds.rows) {
      // A lost game is not told beyond its end.
      const at = ends ? undefined : countries.find(({ country }) => country === choice);
      const key = at ? at.influence.join() : ends ? 'ended' : 'none';
      expected.set(key, (expected.get(key) ?? 0) + probability);
    }
    if (expected.has('ended')) continue;
    const seen = new Map<string, number>();
    for (let i = 0; i < throwsEach; i++) {
      const key = simulate(game, actor as Side, choice, random);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const key of new Set([...expected.keys(), ...seen.keys()])) {
      const p = expected.get(key) ?? 0;
      const sigma = Math.sqrt((p * (1 - p)) / throwsEach);
      expect(Math.abs((seen.get(key) ?? 0) / throwsEach - p)).toBeLessThanOrEqual(5 * sigma + 1e-9);
    }
  }
  expect(compared).toBeGreaterThan(10);
});

test('the game itself is not touched, and odds do not depend on hidden cards', () => {
  const random = new Random(8);
  for (const { game, actor } of positionsOf(adapter, { seed: 3, games: 2 })) {
    if (random.below(40) !== 0) continue;
    const before = game.mem.slice();
    const odds = allOdds(adapter, game, actor as Side);
    expect(game.mem).toEqual(before);
    const other = adapter.package.determinise(game, actor, random, game.clone()) as Table;
    expect(allOdds(adapter, other, actor as Side)).toEqual(odds);
  }
});

test('Olympic Games: what is thrown again is no result', () => {
  const t = scenario({ hands: { us: ['olympic-games'] } });
  t.plays('us', 'olympic-games', 'event');
  const odds = oddsOf(adapter, t.game, USSR, optionId('participate'))!;
  // 4 of 36 throws are ties; of the others the sponsor, who adds 2, loses 6.
  expect(odds.rows.map(({ vp, probability }) => [vp, probability])).toEqual([
    [2, expect.closeTo(26 / 32, 9)],
    [-2, expect.closeTo(6 / 32, 9)],
  ]);
  expect(odds.rows.flatMap(({ dice }) => dice)).toHaveLength(32);
  expect(oddsOf(adapter, t.game, USSR, optionId('boycott'))).toBeUndefined();
});

test.each([
  ['headline', {}],
  ['statecraft', { scenario: 'turn-zero' }],
  ['bid', { bidding: true }],
] as const)('%s: what the other has chosen in secret tells no odds', (prompt, options) => {
  let asked = 0;
  for (const { game } of positionsOf(adapter, { seed: 2, games: 2, options })) {
    if (decision(game)!.prompt !== prompt) continue;
    asked++;
    // The other has answered already: the dice would follow at once.
    const other = game.clone();
    const side = nextActor(other) as Side;
    choose(other, side, nth(legal(other, side), 0));
    const tables = decision(other)!.prompt === prompt ? [game, other] : [game];
    for (const table of tables) {
      for (const seat of [US, USSR] as const) expect(allOdds(adapter, table, seat).size).toBe(0);
    }
  }
  expect(asked).toBeGreaterThan(1);
});

test('Red Sea: a flashpoint shows a card before the die', () => {
  const redSea = adapterOf('red-sea')!;
  const random = new Random(4);
  let flashpoints = 0;
  for (const { game, actor } of positionsOf(redSea, { seed: 6, games: 4 })) {
    if (decision(game)!.prompt !== 'coupTarget') continue;
    for (const choice of members(legal(game, actor))) {
      const odds = oddsOf(redSea, game, actor as Side, choice);
      if (!odds) continue;
      const sum = odds.rows.reduce((total, { probability }) => total + probability, 0);
      expect(sum).toBeCloseTo(1, 9);
      if (odds.rows.some(({ defcon }) => defcon !== odds.rows[0].defcon)) flashpoints++;
      const other = redSea.package.determinise(game, actor, random, game.clone()) as Table;
      expect(oddsOf(redSea, other, actor as Side, choice)).toEqual(odds);
    }
  }
  expect(flashpoints).toBeGreaterThan(3);
});
