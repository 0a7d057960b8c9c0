/** The rulings of the set `playdek`: where that edition plays otherwise than Brink. */
import { decision } from '@brink/kernel';
import { US, cardCount, handOf } from '@brink/struggle';
import { describe, expect, test } from 'vitest';
import { RULING_SETS, type Ruling } from '../rulings.ts';
import { newGame, scenario, type Scenario } from '../testing/scenario.ts';

const options = (...rulings: readonly Ruling[]) => ({ rulings });

test('the set', () => {
  expect(RULING_SETS.playdek).toEqual([
    'missileEnvyCardIntoSpace',
    'flowerPowerAfterEvent',
    'u2IncidentPaysOnce',
    'ourManInTehranReshuffles',
    'chinaCardMayKeepScoring',
  ]);
});

describe('reshuffleWhenNeeded', () => {
  /** The US discards two cards and draws the last two of the pile. */
  const askNot = (...rulings: readonly Ruling[]): Scenario =>
    scenario({
      options: options(...rulings),
      turn: 4,
      hands: { us: ['ask-not-what-your-country', 'fidel', 'nasser'] },
      draw: ['nato', 'blockade'],
      discard: ['containment'],
    })
      .plays('us', 'ask-not-what-your-country', 'event')
      .choose('fidel', 'nasser', 'nato');

  test('by default the discards become the pile as soon as the last card is drawn (§4.3)', () => {
    const t = askNot();
    expect(t.isSettled).toBe(true);
    expect(t.log.map(({ code }) => code)).toContain('reshuffle');
    expect(['fidel', 'nasser', 'containment'].map((card) => t.where(card as 'fidel'))).toEqual([
      'draw',
      'draw',
      'draw',
    ]);
  });

  test('by ruling when the next card is needed', () => {
    const t = askNot('reshuffleWhenNeeded');
    expect(t.isSettled).toBe(true);
    expect(t.log.map(({ code }) => code)).not.toContain('reshuffle');
    expect(t.where('fidel')).toBe('discard');
  });

  test('a new game is dealt as ever', () => {
    const t = newGame();
    expect(decision(t.game)!.prompt).toBe('draw');
    expect(cardCount(t.game, handOf(US))).toBe(0);
  });
});

describe('missileEnvyCardIntoSpace', () => {
  const envy = (...rulings: readonly Ruling[]): Scenario =>
    scenario({
      options: options(...rulings),
      turn: 4,
      influence: { canada: [2, 0] },
      hands: { us: ['missile-envy'], ussr: ['comecon'] },
    })
      .plays('us', 'missile-envy', 'event')
      .choose('comecon');

  test('the card that was taken may go into space', () => {
    const t = envy('missileEnvyCardIntoSpace');
    expect(t.prompt).toBe('useOfCard');
    expect(t.choices).toEqual(['operations', 'space']);
    t.choose('space', 1);
    expect(t.isSettled).toBe(true);
    expect(t.space).toEqual([1, 0]);
    expect(t.where('comecon')).toBe('discard');
  });

  test('or be used on the board', () => {
    const t = envy('missileEnvyCardIntoSpace').choose('operations', 'influence');
    t.choose('canada', 'canada', 'canada');
    expect(t.isSettled).toBe(true);
    expect(t.influence('canada')).toEqual([5, 0]);
  });

  test('by default on the board alone', () => {
    expect(envy().choices).toEqual(['influence']);
  });
});

describe('flowerPowerAfterEvent', () => {
  const war = (...rulings: readonly Ruling[]): Scenario =>
    scenario({
      options: options(...rulings),
      turn: 4,
      influence: { canada: [2, 0] },
      hands: { us: ['korean-war'] },
      effects: ['FlowerPower'],
    }).plays('us', 'korean-war', 'eventFirst');

  test('the war comes first, then the 2 VP, then the operations', () => {
    const t = war('flowerPowerAfterEvent');
    expect(t.vp).toBe(0);
    t.choose(1);
    expect(t.prompt).toBe('operations');
    expect(t.vp).toBe(-2);
    t.choose('influence', 'canada', 'canada');
    expect(t.isSettled).toBe(true);
    expect(t.vp).toBe(-2);
  });

  test('by default the 2 VP are paid when the card is played', () => {
    expect(war().vp).toBe(-2);
    expect(war().choose(1).vp).toBe(-2);
  });

  test('operations first are paid for at once', () => {
    const t = scenario({
      options: options('flowerPowerAfterEvent'),
      turn: 4,
      influence: { canada: [2, 0] },
      hands: { us: ['korean-war'] },
      effects: ['FlowerPower'],
    }).plays('us', 'korean-war', 'operationsFirst');
    expect(t.vp).toBe(-2);
    expect(t.choose('influence', 'canada', 'canada', 1).vp).toBe(-2);
    expect(t.isSettled).toBe(true);
  });
});

describe('chinaCardMayKeepScoring', () => {
  const last = (...rulings: readonly Ruling[]): Scenario =>
    scenario({
      options: options(...rulings),
      turn: 10,
      round: 7,
      influence: { canada: [4, 0] },
      china: { holder: 'us' },
      hands: { us: ['asia-scoring', 'fidel'] },
    }).round('us');

  test('the China Card may be played although a scoring card stays in hand, which loses', () => {
    const t = last('chinaCardMayKeepScoring');
    expect(t.choices).toEqual(['asia-scoring', 'china-card', 'fidel']);
    t.choose('china-card', 'operations', 'influence', 'canada', 'canada', 'canada', 'canada');
    t.endTurn();
    expect(t.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
  });

  test('by default it may not (§9.5)', () => {
    expect(last().choices).toEqual(['asia-scoring', 'fidel']);
  });
});
