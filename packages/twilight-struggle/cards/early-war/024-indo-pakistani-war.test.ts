import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the player chooses the defender and takes over the rival influence', () => {
  const t = scenario({
    defcon: 2,
    influence: { pakistan: [1, 2] },
    hands: { us: ['indo-pakistani-war'] },
  }).plays('us', 'indo-pakistani-war', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('warTarget');
  expect(t.choices).toEqual(['india', 'pakistan']);
  t.choose('pakistan');
  expect(t.actor).toBe('chance');
  t.choose(4);
  expect(t.isSettled).toBe(true);
  expect(t.influence('pakistan')).toEqual([3, 0]);
  expect(t.vp).toBe(2);
  expect(t.militaryOps).toEqual([2, 0]);
  expect(t.defcon).toBe(2);
  expect(t.where('indo-pakistani-war')).toBe('discard');
});

test('rival neighbours of the defender count: Pakistan and Burma for India', () => {
  const influence = { pakistan: [2, 0], burma: [2, 0], india: [3, 0] } as const;
  const lost = scenario({ influence, hands: { ussr: ['indo-pakistani-war'] } });
  lost.plays('ussr', 'indo-pakistani-war', 'event').choose('india', 5);
  expect(lost.isSettled).toBe(true);
  expect(lost.vp).toBe(0);
  expect(lost.militaryOps).toEqual([0, 2]);
  const won = scenario({ influence, hands: { ussr: ['indo-pakistani-war'] } });
  won.plays('ussr', 'indo-pakistani-war', 'event').choose('india', 6);
  expect(won.vp).toBe(-2);
  expect(won.influence('india')).toEqual([0, 3]);
});

test('India, Iran and Afghanistan for Pakistan; the defender itself does not count', () => {
  const influence = {
    india: [0, 3],
    iran: [0, 2],
    afghanistan: [0, 2],
    pakistan: [0, 2],
  } as const;
  const t = scenario({ influence, hands: { us: ['indo-pakistani-war'] } });
  t.plays('us', 'indo-pakistani-war', 'event').choose('pakistan', 6);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.influence('pakistan')).toEqual([0, 2]);
});

test('it is won for VP without influence', () => {
  const t = scenario({ hands: { ussr: ['indo-pakistani-war'] } });
  t.plays('ussr', 'indo-pakistani-war', 'event').choose('india', 4);
  expect(t.vp).toBe(-2);
  expect(t.influence('india')).toEqual([0, 0]);
});

test('Flower Power: played by the US as event or for operations, not into space', () => {
  const position = { effects: ['FlowerPower'], hands: { us: ['indo-pakistani-war'] } } as const;
  expect(scenario(position).plays('us', 'indo-pakistani-war', 'event').vp).toBe(-2);
  expect(scenario(position).plays('us', 'indo-pakistani-war', 'operations').vp).toBe(-2);
  expect(scenario(position).plays('us', 'indo-pakistani-war', 'space').vp).toBe(0);
});
