import { expect, test } from 'vitest';
import {
  cardsOf,
  membersOf,
  moveCard,
  numberOf,
  pairsOf,
  setNumber,
  setPair,
  setUnknown,
  toggle,
  unknownOf,
} from './edit-text.ts';

const TEXT =
  '1~twilight-struggle.2~turn.3.2.ussr~vp.-2~defcon.3~influence.italy.2-0~effects.Nato~' +
  'us-hand.4.7.x3~ussr-hand.2.8~discard.1.9-12~us-knows.8';
const FIELDS = ['us-hand', 'ussr-hand', 'discard', 'removed'];

test('a card moves from place to place, and what was known of it is forgotten', () => {
  const moved = moveCard(TEXT, 8, 'us-hand', FIELDS);
  expect(cardsOf(moved, 'us-hand')).toEqual([4, 7, 8]);
  expect(unknownOf(moved, 'us-hand')).toBe(3);
  expect(cardsOf(moved, 'ussr-hand')).toEqual([2]);
  expect(moved).not.toContain('us-knows');
  expect(moved).toContain('~us-hand.4.7.8.x3~');
  expect(cardsOf(moveCard(TEXT, 10, undefined, FIELDS), 'discard')).toEqual([1, 9, 11, 12]);
});

test('numbers, pairs and members', () => {
  expect(setUnknown(TEXT, 'us-hand', 0)).toContain('~us-hand.4.7~');
  expect(setUnknown(TEXT, 'us-hand', 99)).toContain('.x15~');
  expect(numberOf(TEXT, 'vp')).toBe(-2);
  expect(setNumber(TEXT, 'space', 1, 2)).toContain('~space.0.2');
  expect(setNumber(setNumber(TEXT, 'space', 1, 2), 'space', 1, 0)).toContain('~space.0');
  expect(setPair(TEXT, 'influence', 'iran', '0-1')).toContain('influence.italy.2-0.iran.0-1');
  expect(pairsOf(setPair(TEXT, 'influence', 'italy'), 'influence').size).toBe(0);
  expect(membersOf(toggle(TEXT, 'effects', 'Norad'), 'effects')).toEqual(['Nato', 'Norad']);
  expect(toggle(TEXT, 'effects', 'Nato')).not.toContain('effects');
});
