import { cardNumber } from '@brink/twilight-struggle/data/cards';
import { expect, test } from 'vitest';
import { crisisEffects } from './effects.ts';
import { struggleUi } from './struggle-ui.ts';

const turnZero = {
  crisis: -1,
  results: [3, 3, 2, 2, 3, 1],
  statecraft: [[], []],
  statecraftCount: [0, 0],
} as const;

test('what the crises of Turn Zero leave behind stands among what is in effect', () => {
  const names = (turn: number) => crisisEffects({ turnZero, turn }, 'en').map(({ name }) => name);
  expect(names(0)).toEqual([]);
  expect(names(1)).toEqual([
    'Allied Berlin: control of Europe does not win',
    'Blockade has no effect',
    'The US goes first in every action round',
    'Socialist Governments has no effect',
    'DEFCON does not bind the US and stops at 2',
  ]);
  expect(names(4)).toEqual([
    'Allied Berlin: control of Europe does not win',
    'Blockade has no effect',
  ]);
  expect(crisisEffects({ turnZero: undefined, turn: 3 }, 'ru')).toEqual([]);
});

test('it opens the card it speaks of, if there is one', () => {
  expect(struggleUi.cardOfEffect('blockadeVoid')).toBe(cardNumber('blockade'));
  expect(struggleUi.cardOfEffect('usFirst')).toBe(0);
});

test('the Late War has its own rule for an end by the score', () => {
  const ending = (manner: string, scenario: string) =>
    struggleUi.ending?.(manner, { scenario }, 'en')?.section;
  expect(ending('finalScoring', 'late-war')).toBe('late:5');
  expect(ending('wargames', 'late-war')).toBe('late:5');
  expect(ending('vp', 'late-war')).toBeUndefined();
  expect(ending('finalScoring', 'standard')).toBeUndefined();
});
