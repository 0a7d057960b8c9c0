import { PHASING, ROUND, ROUND_OF, US, USSR } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber, type CardId } from '../data/cards.ts';
import { scenario } from '../testing/scenario.ts';
import { endCrises } from '../turn-zero/testing/crises.ts';
import { twilightBoard } from './board.ts';
import { NO_VISITORS, botWith } from './index.ts';

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
