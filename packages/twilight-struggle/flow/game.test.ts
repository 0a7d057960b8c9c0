import { pending } from '@brink/kernel';
import { cardCount, DRAW, handOf, TURN, US, USSR, WAITING } from '@brink/struggle';
import { expect, test } from 'vitest';
import { newGame, type Scenario } from '../testing/scenario.ts';
import type { TwilightOptions } from '../options.ts';

const dealt = (options: Partial<TwilightOptions> = {}): Scenario => {
  const t = newGame(options);
  while (t.actor === 'chance') t.choose(t.choices[0]);
  return t;
};

const placed = (options: Partial<TwilightOptions> = {}): Scenario =>
  dealt(options)
    .choose('poland', 'poland', 'poland', 'poland', 'east-germany', 'yugoslavia')
    .choose('west-germany', 'west-germany', 'west-germany', 'west-germany')
    .choose('italy', 'italy', 'italy');

test('8 cards each come first; only the Early War is in the pile', () => {
  const t = dealt();
  expect(cardCount(t.game, handOf(US))).toBe(8);
  expect(cardCount(t.game, handOf(USSR))).toBe(8);
  expect(cardCount(t.game, DRAW)).toBe(39 - 1 - 16);
  expect(cardCount(t.game, WAITING)).toBe(48);
});

test('the USSR places 6 in Eastern Europe, then the US 7 in Western Europe', () => {
  const t = dealt();
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual([
    'austria',
    'bulgaria',
    'czechoslovakia',
    'east-germany',
    'finland',
    'hungary',
    'poland',
    'romania',
    'yugoslavia',
  ]);
  t.choose('poland', 'poland', 'poland', 'poland', 'east-germany', 'yugoslavia');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual([
    'austria',
    'benelux',
    'canada',
    'denmark',
    'finland',
    'france',
    'greece',
    'italy',
    'norway',
    'spain-portugal',
    'sweden',
    'turkey',
    'united-kingdom',
    'west-germany',
  ]);
  for (let n = 0; n < 7; n++) t.choose('italy');
  expect(t.prompt).toBe('headline');
  expect(t.influence('poland')).toEqual([0, 4]);
  expect(t.influence('east-germany')).toEqual([0, 4]);
  expect(t.influence('italy')).toEqual([7, 0]);
  expect(t.influence('canada')).toEqual([2, 0]);
  expect(t.game.mem[TURN]).toBe(1);
  expect(pending(t.game)).toBe((1 << US) | (1 << USSR));
});

test('the second edition has no influence in Canada', () => {
  expect(dealt({ edition: 'second' }).influence('canada')).toEqual([0, 0]);
});

test('bonus influence goes where the side has some, up to control and 2', () => {
  const t = placed({ bonusUs: 3 });
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('place');
  const open = [
    'australia',
    'canada',
    'iran',
    'israel',
    'italy',
    'japan',
    'panama',
    'philippines',
    'south-africa',
    'south-korea',
    'united-kingdom',
    'west-germany',
  ];
  expect(t.choices).toEqual(open);
  t.choose('italy');
  // Italy has 4: control 2, and 2 more.
  expect(t.choices).toEqual(open.filter((id) => id !== 'italy'));
  t.choose('iran', 'iran');
  expect(t.prompt).toBe('headline');
  expect(t.influence('iran')).toEqual([3, 0]);
});

test('influence of the rival raises what control needs', () => {
  const t = dealt({ bonusUssr: 9 })
    .choose('austria', 'poland', 'poland', 'poland', 'east-germany', 'yugoslavia')
    .choose('austria', 'austria', 'italy', 'italy', 'italy', 'italy', 'italy');
  expect(t.actor).toBe('ussr');
  // Austria of stability 4 with 2 of the US: 6 control, so 8 are the most.
  for (let n = 0; n < 7; n++) t.choose('austria');
  expect(t.influence('austria')).toEqual([2, 8]);
  expect(t.choices).toEqual([
    'east-germany',
    'finland',
    'iraq',
    'north-korea',
    'poland',
    'syria',
    'yugoslavia',
  ]);
});

test('both may have a bonus: the USSR places first', () => {
  const t = placed({ bonusUs: 1, bonusUssr: 1 });
  expect(t.actor).toBe('ussr');
  t.choose('syria');
  expect(t.actor).toBe('us');
  t.choose('iran');
  expect(t.prompt).toBe('headline');
});
