import { describe, expect, test } from 'vitest';
import type { Ruling } from '../rulings.ts';
import { scenario } from '../testing/scenario.ts';

/** The designers' optional rules, each by itself. */
describe('realignIgnoresDefcon', () => {
  const influence = { poland: [1, 3], iraq: [1, 3], angola: [1, 3] } as const;
  const hands = { us: ['duck-and-cover'] } as const;

  test('realignments are possible everywhere, coups are not', () => {
    const t = scenario({ options: { realignIgnoresDefcon: true }, defcon: 2, influence, hands });
    t.plays('us', 'duck-and-cover', 'operations').choose('realign');
    expect(t.choices).toEqual(['angola', 'iraq', 'poland']);
    const coup = scenario({ options: { realignIgnoresDefcon: true }, defcon: 2, influence, hands });
    coup.plays('us', 'duck-and-cover', 'operations').choose('coup');
    expect(coup.choices).toEqual(['angola']);
    const usual = scenario({ defcon: 2, influence, hands });
    usual.plays('us', 'duck-and-cover', 'operations').choose('realign');
    expect(usual.choices).toEqual(['angola']);
  });

  test('treaties still hold', () => {
    const t = scenario({
      options: { realignIgnoresDefcon: true },
      defcon: 2,
      influence: { italy: [3, 0], japan: [4, 0], iran: [2, 0] },
      effects: ['Nato', 'UsJapanPact'],
      hands: { ussr: ['fidel'] },
    });
    t.plays('ussr', 'fidel', 'operations').choose('realign');
    expect(t.choices).toEqual(['iran']);
  });
});

describe('realignIsSafe', () => {
  const play = (realignIsSafe: boolean) =>
    scenario({
      options: { realignIsSafe },
      influence: { angola: [3, 3] },
      hands: { us: ['nuclear-test-ban', 'kitchen-debates'] },
    })
      .plays('us', 'kitchen-debates', 'operations')
      .choose('realign', 'angola', 1, 6);

  test('the one who tries cannot lose influence', () => {
    expect(play(true).influence('angola')).toEqual([3, 3]);
    expect(play(false).influence('angola')).toEqual([0, 3]);
  });

  test('his rival can', () => {
    const t = scenario({
      options: { realignIsSafe: true },
      influence: { angola: [3, 3] },
      hands: { us: ['kitchen-debates'] },
    }).plays('us', 'kitchen-debates', 'operations');
    expect(t.choose('realign', 'angola', 6, 4).influence('angola')).toEqual([3, 1]);
  });
});

describe('realignIsSafe and the round of the other side (§4.2)', () => {
  const cia = (rulings: readonly Ruling[] = []) =>
    scenario({
      options: { realignIsSafe: true, rulings },
      influence: { angola: [3, 3] },
      hands: { ussr: ['cia-created'], us: ['fidel'] },
    })
      .plays('ussr', 'cia-created', 'eventFirst')
      .choose('realign', 'angola', 1, 6);

  test('the US that realigns in a round of the USSR is not the active side', () => {
    expect(cia().influence('angola')).toEqual([0, 3]);
  });

  test('by ruling whoever realigns is safe', () => {
    expect(cia(['realignSafeForAnyone']).influence('angola')).toEqual([3, 3]);
  });

  test('the active side can lose influence when the other one tries', () => {
    const t = scenario({
      options: { realignIsSafe: true },
      influence: { angola: [3, 3] },
      hands: { ussr: ['cia-created'] },
    }).plays('ussr', 'cia-created', 'eventFirst');
    expect(t.choose('realign', 'angola', 6, 1).influence('angola')).toEqual([3, 0]);
  });

  test('a headline makes its player active', () => {
    const t = scenario({
      options: { realignIsSafe: true },
      turn: 8,
      influence: { poland: [3, 3] },
      hands: { us: ['tear-down-this-wall'], ussr: ['fidel'] },
    }).headlines({ us: 'tear-down-this-wall', ussr: 'fidel' });
    t.choose('realign', 'poland', 1, 6);
    expect(t.influence('poland')).toEqual([3, 3]);
  });
});

describe('mixOperations', () => {
  const options = { mixOperations: true } as const;
  const influence = { angola: [1, 3], cuba: [0, 3], zaire: [1, 0] } as const;
  const begin = () =>
    scenario({ options, influence, hands: { us: ['duck-and-cover'] } }).plays(
      'us',
      'duck-and-cover',
      'operations',
    );

  test('points go one by one into placing and realigning', () => {
    const t = begin();
    expect(t.choices).toEqual(['coup', 'influence', 'mixed', 'realign']);
    t.choose('mixed');
    expect(t.prompt).toBe('mixedOperations');
    expect(t.choices).toEqual(['influence', 'realign']);
    t.choose('influence');
    const before = t.choices;
    expect(before).toContain('angola');
    expect(before).toContain('zaire');
    t.choose('zaire', 'realign');
    expect(t.choices).toEqual(['angola', 'cuba']);
    t.choose('cuba', 6, 1);
    expect(t.influence('cuba')).toEqual([0, 0]);
    t.choose('influence', 'zaire');
    expect(t.isSettled).toBe(true);
    expect(t.influence('zaire')).toEqual([3, 0]);
  });

  test('where influence was placed no realignment, and the other way round', () => {
    const t = begin().choose('mixed', 'influence', 'angola');
    expect(t.influence('angola')).toEqual([2, 3]);
    // Angola has cost 2 of the 3 points: the USSR controlled it.
    t.choose('realign');
    expect(t.choices).toEqual(['cuba']);
    const other = begin().choose('mixed', 'realign', 'angola', 3, 4).choose('influence');
    expect(other.choices).not.toContain('angola');
    expect(other.choices).toContain('zaire');
  });

  test('a country of the rival still costs 2', () => {
    const t = begin().choose('mixed', 'realign', 'cuba', 1, 1, 'realign', 'cuba', 1, 1);
    // One point is left: Angola is the USSR's and closed to it.
    t.choose('influence');
    expect(t.choices).toContain('zaire');
    expect(t.choices).not.toContain('angola');
  });

  test('the next round knows nothing of it', () => {
    const t = scenario({
      options,
      influence: { angola: [1, 1], cuba: [0, 3], mexico: [0, 1] },
      hands: { us: ['duck-and-cover', 'nato'] },
    }).plays('us', 'duck-and-cover', 'operations');
    t.choose('mixed', 'influence', 'angola', 'realign', 'cuba', 1, 1, 'realign');
    expect(t.choices).toEqual(['cuba', 'mexico']);
    t.choose('mexico', 1, 1);
    expect(t.isSettled).toBe(true);
    // Angola has been placed in, Mexico realigned: in that round, not in this.
    t.plays('us', 'nato', 'operations').choose('mixed', 'realign');
    expect(t.choices).toEqual(['angola', 'cuba', 'mexico']);
    t.choose('angola', 1, 1, 'influence');
    expect(t.choices).toContain('mexico');
    expect(t.choices).not.toContain('angola');
  });

  test('the bonus point of the China Card needs all of them in Asia', () => {
    const t = scenario({
      options,
      influence: { japan: [1, 0], 'north-korea': [0, 3], angola: [0, 3] },
      china: { holder: 'us' },
      hands: { us: ['nato'] },
    }).plays('us', 'china-card', 'operations');
    t.choose('mixed', 'influence', 'japan', 'influence', 'japan', 'influence', 'japan');
    t.choose('realign', 'north-korea', 1, 1);
    // Four points are spent in Asia: a fifth is there, or left.
    expect(t.choices).toEqual(['done', 'influence', 'realign']);
    t.choose('realign');
    expect(t.choices).toEqual(['north-korea']);
    t.choose('north-korea', 1, 1);
    expect(t.isSettled).toBe(true);
  });

  test('one point and a region bonus are two, where both ways are open', () => {
    const position = {
      options,
      effects: ['VietnamRevolts'],
      hands: { ussr: ['nasser'] },
    } as const;
    const t = scenario({ ...position, influence: { thailand: [1, 1], vietnam: [0, 2] } });
    t.plays('ussr', 'nasser', 'operations');
    expect(t.choices).toEqual(['coup', 'influence', 'mixed', 'realign']);
    t.choose('mixed', 'realign', 'thailand', 6, 1);
    expect(t.choices).toEqual(['done', 'influence']);
    t.choose('influence');
    // Thailand has been realigned; elsewhere there is no bonus.
    expect(t.choices).toEqual(['laos-cambodia', 'malaysia', 'vietnam']);
    t.choose('vietnam');
    expect(t.isSettled).toBe(true);
    const elsewhere = scenario({ ...position, influence: { iran: [1, 1], vietnam: [0, 2] } });
    elsewhere.plays('ussr', 'nasser', 'operations');
    expect(elsewhere.choices).toEqual(['coup', 'influence', 'realign']);
  });

  test('influence of an event closes nothing; by ruling it does', () => {
    const begin = (rulings: readonly Ruling[]) =>
      scenario({
        options: { ...options, rulings },
        influence: { angola: [1, 3], cuba: [0, 1], zaire: [1, 0] },
        hands: { us: ['decolonization'] },
      })
        .plays('us', 'decolonization', 'eventFirst')
        .choose('angola', 'kenya', 'burma', 'morocco', 'mixed', 'realign');
    expect(begin([]).choices).toEqual(['angola', 'burma', 'cuba', 'kenya', 'morocco']);
    expect(begin(['mixHeedsEverything']).choices).toEqual(['cuba']);
  });

  test('so does a realignment of the other side by that ruling', () => {
    const cia = (rulings: readonly Ruling[]) =>
      scenario({
        options: { ...options, rulings },
        influence: { angola: [1, 1], cuba: [0, 1], iraq: [0, 1] },
        hands: { ussr: ['cia-created'], us: ['fidel'] },
      })
        .plays('ussr', 'cia-created', 'eventFirst')
        .choose('realign', 'angola', 1, 1, 'influence');
    expect(cia([]).choices).toContain('angola');
    expect(cia(['mixHeedsEverything']).choices).not.toContain('angola');
    expect(cia(['mixHeedsEverything']).choices).toContain('zaire');
  });

  test('not with one point, nor unless it is agreed', () => {
    const one = scenario({ options, influence, hands: { us: ['kitchen-debates'] } });
    one.plays('us', 'kitchen-debates', 'operations');
    expect(one.choices).toEqual(['coup', 'influence', 'realign']);
    const usual = scenario({ influence, hands: { us: ['duck-and-cover'] } });
    usual.plays('us', 'duck-and-cover', 'operations');
    expect(usual.choices).toEqual(['coup', 'influence', 'realign']);
  });
});

describe('mayDeclineSpaceDie', () => {
  const begin = () =>
    scenario({
      options: { mayDeclineSpaceDie: true },
      hands: { us: ['duck-and-cover', 'nato'] },
    }).plays('us', 'duck-and-cover', 'space');

  test('a card may go into space without a die', () => {
    const t = begin();
    expect(t.actor).toBe('us');
    expect(t.choices).toEqual(['no', 'yes']);
    t.choose('no');
    expect(t.isSettled).toBe(true);
    expect(t.space).toEqual([0, 0]);
    expect(t.where('duck-and-cover')).toBe('discard');
    // It was the attempt of this turn.
    expect(t.round('us').choose('nato').choices).toEqual(['operations']);
  });

  test('or with it', () => {
    expect(begin().choose('yes', 1).space).toEqual([1, 0]);
  });
});
