import { describe, expect, test } from 'vitest';
import { US, USSR, ZONES, cardCount, influenceOf, isIn, type Table } from '@brink/struggle';
import { COUNTRIES, countryNumber, type CountryId } from '../data/countries.ts';
import { CARDS, type CardData } from '../data/cards.ts';
import { parseOptions } from '../options.ts';
import { setup } from '../setup.ts';
import { scenario, type Position } from '../testing/scenario.ts';
import type { EditionId } from './index.ts';

const begin = (edition: EditionId, more: object = {}): Table =>
  setup(parseOptions({ edition, ...more }));

const laidOut = (game: Table, side: number): number =>
  COUNTRIES.reduce((sum, _, country) => sum + influenceOf(game, side, country), 0);

describe('components and set-up', () => {
  test.each([
    ['deluxe', {}, 110],
    ['deluxe', { optionalCards: false }, 103],
    ['second', {}, 103],
  ] as const)('%s with %o has %i cards, the China Card included', (edition, more, count) => {
    const game = begin(edition, more);
    const dealt = ZONES.reduce((sum, zone) => sum + cardCount(game, zone), 0);
    expect(dealt + 1).toBe(count);
    const optional = (CARDS as readonly CardData[]).filter(({ marks }) =>
      marks.includes('optional'),
    );
    for (const { number } of optional) {
      expect(ZONES.some((zone) => isIn(game, zone, number))).toBe(count === 110);
    }
  });

  test('the second edition has no optional cards to ask for', () => {
    expect(() => parseOptions({ edition: 'second', optionalCards: true })).toThrow(
      'the edition "second" has no optional cards',
    );
  });

  test.each([
    ['deluxe', 25, 2],
    ['second', 23, 0],
  ] as const)('%s: %i US influence, %i of it in Canada; 15 of the USSR', (edition, us, canada) => {
    const game = begin(edition);
    expect(laidOut(game, US) + 7).toBe(us);
    expect(influenceOf(game, US, countryNumber('canada'))).toBe(canada);
    expect(laidOut(game, USSR) + 6).toBe(15);
  });
});

/** All countries that DEFCON 4 leaves open, by name. */
const OUTSIDE_EUROPE = COUNTRIES.filter(({ region }) => region !== 'europe')
  .map(({ id }) => id as CountryId)
  .sort();

describe('realignment (§6.2.1)', () => {
  const position = (edition: EditionId): Position => ({
    options: { edition },
    defcon: 4,
    influence: { angola: [1, 2], italy: [0, 2], zaire: [2, 0] },
    hands: { us: ['cia-created', 'asia-scoring'] },
  });

  test('deluxe: only where the rival has influence', () => {
    const t = scenario(position('deluxe'))
      .plays('us', 'cia-created', 'operations')
      .choose('realign');
    expect(t.choices).toEqual(['angola']);
  });

  test('second: anywhere that DEFCON allows; the one who rolls higher removes', () => {
    const t = scenario(position('second'))
      .plays('us', 'cia-created', 'operations')
      .choose('realign');
    expect(t.choices).toEqual(OUTSIDE_EUROPE);
    t.choose('zaire', 1, 6);
    expect(t.isSettled).toBe(true);
    expect(t.influence('zaire')).toEqual([0, 0]);
  });

  test.each([
    ['deluxe', ['influence']],
    ['second', ['influence', 'realign']],
  ] as const)('%s on an empty board: %o', (edition, kinds) => {
    const t = scenario({ ...position(edition), influence: {} }).plays(
      'us',
      'cia-created',
      'operations',
    );
    expect(t.choices).toEqual(kinds);
  });

  test('second: treaties still close their countries', () => {
    const t = scenario({
      ...position('second'),
      effects: ['UsJapanPact'],
      hands: { ussr: ['blockade'] },
    })
      .plays('ussr', 'blockade', 'operations')
      .choose('realign');
    expect(t.choices).toEqual(OUTSIDE_EUROPE.filter((country) => country !== 'japan'));
  });

  test('second: coups need rival influence all the same (§6.3.1)', () => {
    const t = scenario(position('second')).plays('us', 'cia-created', 'operations').choose('coup');
    expect(t.choices).toEqual(['angola']);
  });

  test('second: an event limits the region', () => {
    const t = scenario({
      ...position('second'),
      turn: 8,
      hands: { us: ['tear-down-this-wall'] },
    })
      .plays('us', 'tear-down-this-wall', 'event')
      .choose('realign');
    const europe = COUNTRIES.filter(({ region }) => region === 'europe').map(({ id }) => id);
    expect(t.choices).toEqual(['done', ...europe].sort());
  });
});

describe('Aldrich Ames', () => {
  const position = (edition: EditionId): Position => ({
    options: { edition },
    turn: 8,
    hands: { us: ['nato', 'duck-and-cover'], ussr: ['aldrich-ames-remix'] },
  });

  test('deluxe: the USSR discards a card, the US orders its own', () => {
    const t = scenario(position('deluxe')).plays('ussr', 'aldrich-ames-remix', 'event');
    expect(t.choices).toEqual(['duck-and-cover', 'nato']);
    t.choose('nato').round('us');
    expect(t.actor).toBe('us');
    expect(t.choices).toEqual(['duck-and-cover']);
  });

  test('second: no discard, but the USSR orders', () => {
    const t = scenario(position('second')).plays('ussr', 'aldrich-ames-remix', 'event');
    expect(t.isSettled).toBe(true);
    t.round('us');
    expect(t.actor).toBe('ussr');
    expect(t.choices).toEqual(['duck-and-cover', 'nato']);
    t.choose('nato');
    expect(t.actor).toBe('us');
    expect(t.choices).toEqual(['nato']);
  });
});

describe('20 VP in the military operations check (§10.3.1)', () => {
  const position = (edition: EditionId): Position => ({
    options: { edition },
    vp: 18,
    defcon: 3,
    militaryOps: [3, 0],
    hands: { us: ['asia-scoring'] },
  });

  test.each([
    ['deluxe', { winner: 'ussr', manner: 'heldScoringCard' }],
    ['second', { winner: 'us', manner: 'vp' }],
  ] as const)('%s: with a scoring card in hand', (edition, result) => {
    expect(scenario(position(edition)).endTurn().result).toEqual(result);
  });

  test.each(['deluxe', 'second'] as const)('%s: without one the leader wins', (edition) => {
    const t = scenario({ ...position(edition), hands: { ussr: ['asia-scoring'] } }).endTurn();
    expect(t.result).toEqual({ winner: 'us', manner: 'vp' });
  });

  test.each(['deluxe', 'second'] as const)('%s: short of 20 a held one loses', (edition) => {
    const t = scenario({ ...position(edition), vp: 5 }).endTurn();
    expect(t.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
  });
});

describe('operations that an event grants (§7.4.2, example 3)', () => {
  const cia = (options: Position['options'] & object) =>
    scenario({
      options,
      effects: ['Containment'],
      influence: { israel: [1, 0] },
      hands: { us: ['cia-created'] },
    })
      .plays('us', 'cia-created', 'event')
      .choose('influence', 'israel');

  test.each(['deluxe', 'second'] as const)('%s: Containment makes 2 of 1', (edition) => {
    const t = cia({ edition });
    expect(t.prompt).toBe('placeInfluence');
    t.choose('israel');
    expect(t.isSettled).toBe(true);
  });

  test.each(['deluxe', 'second'] as const)('%s: not by the ruling of the FAQ', (edition) => {
    expect(cia({ edition, rulings: ['eventOpsUnmodified'] }).isSettled).toBe(true);
  });
});
