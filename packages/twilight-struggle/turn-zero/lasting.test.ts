import { TURN, US } from '@brink/struggle';
import { expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { view } from '../view.ts';
import { CRISES, type Band } from './crises.ts';
import { crisisEffectsIn } from './lasting.ts';
import { cardNumber, type CardId } from '../data/cards.ts';
import { isAlliedBerlin, isFirstTurnSecure, usActsFirst } from './results.ts';
import { endCrises } from './testing/crises.ts';
import { VOIDED } from './voided.ts';

const isVoid = (id: CardId) => VOIDED.get(cardNumber(id))!;

const HOLDS = {
  alliedBerlin: isAlliedBerlin,
  blockadeVoid: isVoid('blockade'),
  usFirst: usActsFirst,
  socialistGovernmentsVoid: isVoid('socialist-governments'),
  suezCrisisVoid: isVoid('suez-crisis'),
  firstTurnSecure: isFirstTurnSecure,
};

test('what a table shows is what the rules hold to, in every turn and for every result', () => {
  const { game } = scenario({ options: { scenario: 'turn-zero' } });
  for (const crisis of CRISES) {
    for (const band of [0, 1, 2, 3] as const satisfies readonly Band[]) {
      for (const each of CRISES) endCrises(game, { [each]: each === crisis ? band : 1 });
      for (let turn = 1; turn <= 10; turn++) {
        game.mem[TURN] = turn;
        const shown = crisisEffectsIn(view(game, US).turnZero, turn).map(({ id }) => id);
        const held = Object.entries(HOLDS).flatMap(([id, holds]) => (holds(game) ? [id] : []));
        expect({ crisis, band, turn, shown }).toEqual({ crisis, band, turn, shown: held });
      }
    }
  }
});

test('nothing without Turn Zero, and nothing before the first turn', () => {
  expect(crisisEffectsIn(undefined, 3)).toEqual([]);
  expect(crisisEffectsIn({ results: [3, 3, 3, 3, 3, 3] }, 0)).toEqual([]);
});
