import {
  CARD_WORDS,
  MANNER,
  PHASING,
  RESULT,
  ROUND,
  ROUND_OF,
  US,
  USSR,
  WAITING,
  putIn,
  type Side,
} from '@brink/struggle';
import { decision, legal, members } from '@brink/kernel';
import { disgraceBy, perilOf, withPeril } from '@brink/struggle/bot/value/peril';
import { expect, test } from 'vitest';
import { cardNumber, type CardId } from '../data/cards.ts';
import { choiceName, type ChoiceName } from '../notation.ts';
import { scenario, type Scenario } from '../testing/scenario.ts';
import { endCrises } from '../turn-zero/testing/crises.ts';
import { twilightBoard } from './board.ts';
import { HEADLINE_DROPS } from './dangers.ts';
import { NO_VISITORS, ai, botWith } from './index.ts';

/** The last round of turn 2, in the half of the USSR; one of the two cards of the US is suicide. */
function excess(yalta: 2 | 3): number {
  const t = scenario({
    options: { scenario: 'turn-zero' },
    turn: 2,
    defcon: 2,
    influence: { mexico: [1, 0], cuba: [0, 1] },
    hands: { us: ['lone-gunman', 'cia-created'], ussr: ['fidel'] },
  });
  endCrises(t.game, { 'yalta-and-potsdam': yalta });
  const { mem } = t.game;
  mem[ROUND] = 6;
  mem[ROUND_OF] = USSR + 1;
  mem[PHASING] = USSR;
  const { alarm, trouble } = botWith(NO_VISITORS, twilightBoard());
  trouble.lookForTrouble(t.game, US);
  expect(alarm.troubles).toBe(1);
  return alarm.excess;
}

test('a side that goes first has had its round while the other plays', () => {
  // One of two cards may be kept if a round is left, both if none is.
  expect(excess(2)).toBe(0);
  expect(excess(3)).toBe(-1);
});

test('at DEFCON 2 Five Year Plan may find what the US would answer for', () => {
  const { trouble } = botWith(NO_VISITORS, twilightBoard());
  const plan = cardNumber('five-year-plan');
  const riskFor = (defcon: number, ours: readonly CardId[]): number => {
    const t = scenario({
      turn: 2,
      defcon,
      hands: { us: ['five-year-plan', ...ours], ussr: ['fidel', 'blockade'] },
    });
    return trouble.riskOf(t.game, US, plan);
  };
  expect(riskFor(2, [])).toBeGreaterThan(0);
  expect(riskFor(2, [])).toBeLessThan(0.2);
  expect(riskFor(3, [])).toBe(0);
  // Nothing is left to be found where the US hold both themselves.
  expect(riskFor(2, ['duck-and-cover', 'soviets-shoot-down-kal-007'])).toBe(0);
});

/** What a side is suggested to choose. */
function favourite({ game }: Scenario, side: Side): string {
  const scores = new Float64Array(256);
  ai.suggest(game, side, scores);
  const best = members(legal(game, side)).reduce((a, b) => (scores[b] > scores[a] ? b : a));
  return choiceName(decision(game)!.domain as ChoiceName, best);
}

test('a coup that the Cuban Missile Crisis forbids is feared if its player may withdraw first', () => {
  const { trouble } = botWith(NO_VISITORS, twilightBoard());
  const riskWith = (westGermany: number): number => {
    const { game } = scenario({
      turn: 5,
      defcon: 2,
      influence: { nigeria: [0, 2], 'west-germany': [westGermany, 0] },
      effects: ['CubanMissileCrisisOnUs'],
      hands: { ussr: ['cia-created', 'nasser'], us: ['nato'] },
    });
    return trouble.riskOf(game, USSR, cardNumber('cia-created'));
  };
  expect(riskWith(4)).toBe(1);
  expect(riskWith(1)).toBe(0);
});

test('who wins by a coup withdraws for it', () => {
  const t = scenario({
    turn: 5,
    defcon: 2,
    influence: { nigeria: [0, 2], 'west-germany': [4, 0] },
    effects: ['CubanMissileCrisisOnUs'],
    hands: { ussr: ['cia-created', 'nasser'], us: ['nato'] },
  }).plays('ussr', 'cia-created', 'eventFirst');
  expect(t.actor).toBe('us');
  expect(favourite(t, US)).toBe('withdraw-west-germany');
  t.choose('withdraw-west-germany');
  expect(favourite(t, US)).toBe('coup');
  t.choose('coup').choose('nigeria').choose('6');
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('who takes a card from a hand that needs every one leaves it what begins a war', () => {
  const takenIn = (round: number): string => {
    const t = scenario({
      turn: 10,
      round,
      defcon: 2,
      vp: -3,
      // One point in East Germany is worth more than all else, whichever card brings it.
      influence: { 'east-germany': [8, 6], 'south-africa': [7, 4], angola: [0, 3] },
      hands: {
        us: ['aldrich-ames-remix', 'lone-gunman', 'south-african-unrest'],
        ussr: ['nasser', 'fidel'],
      },
    }).plays('us', 'aldrich-ames-remix', 'eventFirst');
    expect(t.prompt).toBe('aldrichAmes');
    return favourite(t, USSR);
  };
  // One of the two is still to be played; in the last round neither is.
  expect(takenIn(6)).toBe('south-african-unrest');
  expect(takenIn(7)).toBe('lone-gunman');
});

test('Missile Envy may bring a Summit, which the rival may win', () => {
  const { trouble } = botWith(NO_VISITORS, twilightBoard());
  const riskWith = (ours: readonly CardId[]): number => {
    const t = scenario({
      turn: 5,
      defcon: 2,
      hands: { ussr: ['missile-envy', ...ours], us: ['fidel', 'blockade'] },
    });
    return trouble.riskOf(t.game, USSR, cardNumber('missile-envy'));
  };
  const others: readonly CardId[] = ['we-will-bury-you', 'olympic-games'];
  expect(riskWith(others)).toBeGreaterThan(0);
  expect(riskWith([...others, 'summit'])).toBe(0);
  // Who has We Will Bury You has nothing higher to hand over.
  expect(riskWith(['olympic-games', 'summit'])).toBeGreaterThan(10 * riskWith(others));
});

test('who may play Missile Envy for operations fears its event more than it has happened', () => {
  const { game } = scenario({
    turn: 5,
    defcon: 2,
    hands: { us: ['missile-envy', 'nato'], ussr: ['fidel', 'blockade'] },
    draw: ['summit', 'comecon'],
  });
  const riskOf = (learned?: Parameters<typeof botWith>[2]): number =>
    botWith(NO_VISITORS, twilightBoard(), learned).trouble.riskOf(
      game,
      US,
      cardNumber('missile-envy'),
    );
  expect(riskOf()).toBeGreaterThan(0);
  expect(riskOf({ headlineDrops: HEADLINE_DROPS })).toBeGreaterThan(2 * riskOf());
});

test('a headline at DEFCON 3 is as risky as what may come before it and bring DEFCON to 2', () => {
  const { trouble } = botWith(NO_VISITORS, twilightBoard(), { headlineDrops: HEADLINE_DROPS });
  const riskOf = (card: CardId, ours: readonly CardId[]): number => {
    const t = scenario({
      turn: 5,
      defcon: 3,
      influence: { brazil: [2, 0], angola: [1, 0] },
      hands: { us: [card, ...ours], ussr: ['fidel', 'blockade', 'nasser', 'allende'] },
      draw: ['duck-and-cover', 'comecon', ...(ours.length > 0 ? [] : (['junta'] as const))],
    });
    t.game.mem[ROUND] = 0;
    return trouble.riskOf(t.game, US, cardNumber(card));
  };
  const unseen = riskOf('lone-gunman', []);
  const without = riskOf('lone-gunman', ['junta']);
  expect(without).toBeGreaterThan(0);
  // A USSR that has Junta headlines it half of the time.
  expect(unseen).toBeGreaterThan(2 * without);
  // Of two headlines with equal operations that of the US is first, so Junta comes too late.
  expect(riskOf('ortega-elected-in-nicaragua', [])).toBeLessThan(unseen / 2);
  // Beside UN Intervention it is harmless, so there is no need to headline it.
  expect(riskOf('lone-gunman', ['junta', 'un-intervention'])).toBeGreaterThan(2 * without);
});

test('at DEFCON 4 a headline is as risky as the Cuban Missile Crisis, which brings it to 2', () => {
  const { trouble } = botWith(NO_VISITORS, twilightBoard(), { headlineDrops: HEADLINE_DROPS });
  const riskIn = (card: CardId, pile: readonly CardId[]): number => {
    const t = scenario({
      turn: 7,
      defcon: 4,
      influence: { brazil: [0, 2], angola: [0, 1] },
      hands: { ussr: [card, 'allende'], us: ['nato', 'nuclear-subs', 'marshall-plan', 'norad'] },
      draw: ['comecon', ...pile],
    });
    t.game.mem[ROUND] = 0;
    return trouble.riskOf(t.game, USSR, cardNumber(card));
  };
  expect(riskIn('cia-created', ['junta', 'duck-and-cover'])).toBe(0);
  expect(riskIn('cia-created', ['junta', 'cuban-missile-crisis'])).toBeGreaterThan(0.1);
  expect(riskIn('fidel', ['cuban-missile-crisis'])).toBe(0);
});

test('who can keep just the one card that is suicide fears what takes another', () => {
  const peril = perilOf(botWith(NO_VISITORS, twilightBoard()));
  const standing = (
    turn: number,
    pile: readonly CardId[],
    ours: readonly CardId[],
    defcon = 2,
  ): number => {
    const { game } = scenario({
      turn,
      round: 2,
      defcon,
      influence: { brazil: [2, 0], angola: [1, 0] },
      hands: {
        us: [...ours, 'nato', 'nuclear-subs', 'containment', 'bear-trap', 'norad', 'defectors'],
        ussr: ['fidel', 'blockade', 'nasser', 'allende', 'comecon', 'quagmire', 'opec'],
      },
      draw: pile,
    });
    return withPeril(peril, game, 0.5);
  };
  const harmless: readonly CardId[] = ['decolonization', 'suez-crisis'];
  const taking: readonly CardId[] = ['aldrich-ames-remix', 'terrorism'];
  const gunman: readonly CardId[] = ['lone-gunman'];
  expect(standing(8, taking, ['marshall-plan'])).toBe(0.5);
  expect(standing(8, harmless, gunman)).toBeLessThan(0.5);
  expect(standing(8, taking, gunman)).toBeLessThan(standing(8, harmless, gunman));
  // Who raises DEFCON may still be rid of it.
  expect(standing(8, taking, gunman, 4)).toBeGreaterThan(standing(8, taking, gunman, 3));
  expect(standing(8, taking, gunman, 3)).toBeGreaterThan(standing(8, taking, gunman));
  // After the last turn nothing comes that one would have to fear.
  expect(standing(10, harmless, gunman)).toBeGreaterThan(standing(8, harmless, gunman));
});

test('a Star Wars in the headline phase may find the very headline that came first', () => {
  const { trouble } = botWith(NO_VISITORS, twilightBoard(), { headlineDrops: HEADLINE_DROPS });
  const riskIn = (round: number, discard: readonly CardId[]): number => {
    const { game } = scenario({
      turn: 9,
      defcon: round === 0 ? 3 : 2,
      space: [3, 2],
      hands: { ussr: ['star-wars', 'nasser'], us: ['grain-sales-to-soviets', 'fidel'] },
      discard: ['containment', ...discard],
      draw: ['comecon', 'decolonization'],
    });
    game.mem[ROUND] = round;
    return trouble.riskOf(game, USSR, cardNumber('star-wars'));
  };
  expect(riskIn(0, [])).toBeGreaterThan(0.05);
  expect(riskIn(3, [])).toBe(0);
  expect(riskIn(3, ['grain-sales-to-soviets'])).toBeGreaterThan(0.5);
});

test('a rival who may play How I Learned to Stop Worrying begins a war from any DEFCON', () => {
  const { trouble } = botWith(NO_VISITORS, twilightBoard());
  const riskOf = (card: CardId, ours: readonly CardId[], discard: readonly CardId[]): number => {
    const { game } = scenario({
      turn: 9,
      round: 3,
      defcon: 4,
      space: [3, 2],
      hands: { ussr: [card, 'nasser', ...ours], us: ['fidel'] },
      discard: ['containment', ...discard],
    });
    return trouble.riskOf(game, USSR, cardNumber(card));
  };
  const setting: readonly CardId[] = ['how-i-learned-to-stop-worrying'];
  expect(riskOf('star-wars', [], ['duck-and-cover'])).toBe(0);
  expect(riskOf('star-wars', [], setting)).toBeGreaterThan(0.5);
  // Grain Sales to Soviets draws one of two cards at random.
  expect(riskOf('grain-sales-to-soviets', ['blockade'], setting)).toBe(0);
  expect(riskOf('grain-sales-to-soviets', setting, [])).toBeGreaterThan(0.3);
  expect(riskOf('grain-sales-to-soviets', setting, [])).toBeLessThan(0.5);
});

test('Grain Sales to Soviets at DEFCON 3 may give the US what lowers it twice', () => {
  const { trouble } = botWith(NO_VISITORS, twilightBoard());
  const riskAt = (defcon: number, other: CardId): number => {
    const { game } = scenario({
      turn: 8,
      round: 3,
      defcon,
      hands: { ussr: ['grain-sales-to-soviets', other, 'nasser'], us: ['nato'] },
    });
    return trouble.riskOf(game, USSR, cardNumber('grain-sales-to-soviets'));
  };
  expect(riskAt(3, 'we-will-bury-you')).toBeGreaterThan(0.3);
  expect(riskAt(4, 'we-will-bury-you')).toBe(0);
  // A card of their own the US play for its event or for its operations.
  expect(riskAt(3, 'duck-and-cover')).toBe(0);
});

test('Ortega comes before a headline only where the US can be found', () => {
  const { trouble } = botWith(NO_VISITORS, twilightBoard(), { headlineDrops: HEADLINE_DROPS });
  const riskWith = (cuba: number): number => {
    const { game } = scenario({
      turn: 8,
      defcon: 3,
      influence: { brazil: [2, 0], cuba: [cuba, 1] },
      hands: { us: ['lone-gunman', 'nato'], ussr: ['fidel', 'blockade', 'nasser'] },
      draw: ['ortega-elected-in-nicaragua', 'comecon'],
    });
    game.mem[ROUND] = 0;
    return trouble.riskOf(game, US, cardNumber('lone-gunman'));
  };
  expect(riskWith(2)).toBeGreaterThan(riskWith(0));
});

test('a card that takes another is feared before it comes into play', () => {
  const peril = perilOf(botWith(NO_VISITORS, twilightBoard()));
  const standing = (coming?: CardId): number => {
    const { game } = scenario({
      turn: 7,
      round: 6,
      influence: { brazil: [2, 0], angola: [1, 0] },
      hands: { us: ['lone-gunman', 'nato', 'norad', 'defectors'], ussr: ['fidel', 'nasser'] },
      draw: ['decolonization', 'suez-crisis'],
    });
    // The Late War is the second of the decks to come.
    if (coming) putIn(game, WAITING + CARD_WORDS, cardNumber(coming));
    return withPeril(peril, game, 0.5);
  };
  expect(standing('terrorism')).toBeLessThan(standing());
  expect(standing('solidarity')).toBe(standing());
});

test('a war of its own making disgraces a side, and so does a hand that leads to one', () => {
  const disgrace = disgraceBy(perilOf(botWith(NO_VISITORS, twilightBoard())));
  const t = scenario({
    turn: 8,
    defcon: 2,
    influence: { brazil: [2, 0], angola: [1, 0] },
    hands: { us: ['lone-gunman', 'nato'], ussr: ['fidel', 'nasser'] },
    draw: ['decolonization', 'suez-crisis'],
  });
  expect(disgrace(t.game, USSR)).toBe(0);
  expect(disgrace(t.game, US)).toBeGreaterThan(0.2);
  expect(disgrace(t.game, US)).toBeLessThan(1);
  t.plays('us', 'lone-gunman', 'eventFirst').choose('coup').choose('angola');
  while (t.prompt !== undefined && t.result === undefined) t.choose('1');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
  expect(disgrace(t.game, US)).toBe(1);
  expect(disgrace(t.game, USSR)).toBe(0);
});

test('who loses otherwise is not disgraced', () => {
  const { game } = scenario({ turn: 8, vp: 20, hands: { us: ['nato'] } });
  game.mem[RESULT] = US + 1;
  game.mem[MANNER] = game.rules.manners.vp!;
  expect(disgraceBy()(game, USSR)).toBe(0);
  // To keep a scoring card is no way out of a war.
  game.mem[MANNER] = game.rules.manners.heldScoringCard!;
  expect(disgraceBy()(game, USSR)).toBe(1);
  expect(disgraceBy()(game, US)).toBe(0);
});
