import { PUBLIC, Random } from '@brink/kernel';
import { USSR, absentFrom, handOf, isIn, putIn } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber } from './data/cards.ts';
import { determinise } from './knowledge.ts';
import { scenario } from './testing/scenario.ts';

test('with an empty pile both hands are dealt so that neither gets what it cannot hold', () => {
  const { game } = scenario({
    hands: { us: ['nato', 'fidel', 'nasser'], ussr: ['comecon', 'blockade', 'marshall-plan'] },
    draw: [],
  }).round('ussr');
  putIn(game, absentFrom(USSR), cardNumber('nato'));
  putIn(game, absentFrom(USSR), cardNumber('fidel'));
  const random = new Random(1);
  for (let i = 0; i < 200; i++) {
    const other = determinise(game, PUBLIC, random, game.clone());
    expect(isIn(other, handOf(USSR), cardNumber('nato'))).toBe(false);
    expect(isIn(other, handOf(USSR), cardNumber('fidel'))).toBe(false);
  }
});
