import { decision, nextActor, rolledChoices } from '@brink/kernel';
import { expect, test } from 'vitest';
import { choiceName } from '../notation.ts';
import { scenario, type Scenario } from '../testing/scenario.ts';

/** The choices that a die answers at once, by name. */
function rolled({ game }: Scenario): string[] {
  const { domain } = decision(game)!;
  return rolledChoices(game, nextActor(game)).map((choice) => choiceName(domain, choice));
}

test('a war whose country is printed and the space race are rolled for at once', () => {
  const t = scenario({
    influence: { israel: [1, 0], egypt: [0, 2] },
    hands: { ussr: ['arab-israeli-war', 'fidel'] },
  }).round('ussr');
  expect(rolled(t)).toEqual([]);
  t.choose('arab-israeli-war');
  expect(rolled(t)).toEqual(['event', 'space']);
  t.choose('operations');
  expect(rolled(t)).toEqual([]);
});

test('a war whose country is chosen is rolled for there', () => {
  const t = scenario({ hands: { ussr: ['indo-pakistani-war'] } });
  t.round('ussr').choose('indo-pakistani-war');
  expect(rolled(t)).toEqual(['space']);
  t.choose('event');
  expect(rolled(t)).toEqual(['pakistan', 'india']);
});

test('whatever a trapped side discards is rolled for', () => {
  const t = scenario({ effects: ['BearTrap'], hands: { ussr: ['nato', 'fidel', 'blockade'] } });
  t.round('ussr');
  expect(t.prompt).toBe('trapDiscard');
  expect(rolled(t)).toEqual(['fidel', 'nato']);
});

test('whoever takes part in the Olympic Games rolls', () => {
  const t = scenario({ hands: { us: ['olympic-games'] } }).plays('us', 'olympic-games', 'event');
  expect(rolled(t)).toEqual(['participate']);
});

test('a headline is open to both: nobody rolls for it alone', () => {
  const t = scenario({ hands: { us: ['fidel'], ussr: ['arab-israeli-war'] } }).turn();
  expect(t.prompt).toBe('headline');
  expect(rolled(t)).toEqual([]);
});
