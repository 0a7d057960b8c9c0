import { expect, test } from 'vitest';
import { CARDS, type CardId } from '../../data/cards.ts';
import type { CountryId } from '../../data/countries.ts';
import { scenario } from '../../testing/scenario.ts';

type Influence = Partial<Record<CountryId, readonly [number, number]>>;

/** The USSR plays a US event with the sides exchanged. */
const swapped = (card: CardId, influence: Influence = {}, more: object = {}) =>
  scenario({
    influence,
    effects: ['LionFalters'],
    hands: { us: [], ussr: ['mengistu-haile-mariam', card] },
    ...more,
  })
    .plays('ussr', 'mengistu-haile-mariam', 'event')
    .choose(card);

test('only after The Lion Falters', () => {
  const t = scenario({ hands: { ussr: ['mengistu-haile-mariam', 'eplf'] } });
  expect(t.round('ussr').choose('mengistu-haile-mariam').choices).toEqual(['operations', 'space']);
});

test('cards of the US whose swapped event can happen, or none', () => {
  const t = scenario({
    influence: { ethiopia: [0, 1] },
    effects: ['LionFalters'],
    hands: { ussr: ['mengistu-haile-mariam', 'eplf', 'diego-garcia', 'nasserism', 'famine'] },
  }).plays('ussr', 'mengistu-haile-mariam', 'event');
  expect(t.actor).toBe('ussr');
  // The Eritrean front would need US control of Ethiopia.
  expect(t.choices).toEqual(['diego-garcia', 'done']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.where('mengistu-haile-mariam')).toBe('discard');
});

test('without a card of the US it is declined, so that nobody is told', () => {
  const t = scenario({ effects: ['LionFalters'], hands: { ussr: ['mengistu-haile-mariam'] } });
  t.plays('ussr', 'mengistu-haile-mariam', 'event');
  expect(t.choices).toEqual(['done']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
});

test('every US card of the box can be turned round', () => {
  const t = scenario({
    influence: { ethiopia: [3, 0], kenya: [0, 2], sudan: [0, 1], oman: [1, 0] },
    effects: ['LionFalters'],
    hands: { ussr: CARDS.filter(({ id }) => id !== 'romanian-autonomy').map(({ id }) => id) },
  }).plays('ussr', 'mengistu-haile-mariam', 'event');
  const ofUs = CARDS.filter(({ side }) => side === 'us').map(({ id }) => id);
  // Nobody is starving.
  const possible = ofUs.filter((id) => id !== 'we-are-the-world');
  expect(t.choices).toEqual([...possible, 'done'].sort());
});

test('Peace Corps', () => {
  const t = swapped('peace-corps', { kenya: [1, 0], yemen: [0, 2], oman: [0, 2] });
  expect(t.influence('kenya')).toEqual([0, 0]);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['oman', 'yemen']);
  t.choose('yemen');
  expect(t.influence('yemen')).toEqual([0, 3]);
  expect(t.influence('oman')).toEqual([0, 3]);
  expect(t.isSettled).toBe(true);
  expect(t.where('peace-corps')).toBe('discard');
});

test('Zbigniew Brzezinski', () => {
  const t = swapped('zbig', { kenya: [2, 0], oman: [0, 1] }, { defcon: 2 });
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['kenya']);
  t.choose('kenya', 5);
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([0, 2]);
  expect(t.militaryOps).toEqual([0, 3]);
  expect(t.defcon).toBe(2);
});

test('Ogaden War', () => {
  const t = swapped('ogaden-war', { ethiopia: [2, 0], kenya: [2, 0] }).choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('ethiopia')).toEqual([0, 2]);
  expect(t.vp).toBe(-2);
  expect(t.militaryOps).toEqual([0, 2]);
});

test('USAID', () => {
  const t = swapped('usaid', { yemen: [0, 1] });
  expect(t.actor).toBe('ussr');
  t.choose('influence', 'yemen');
  expect(t.isSettled).toBe(true);
  expect(t.where('usaid')).toBe('removed');
});

test('Albano-Stalinist Economics', () => {
  const t = swapped('albano-stalinist-economics');
  expect(t.isSettled).toBe(true);
  expect(t.has('AlbanoOnUs')).toBe(true);
  expect(t.has('AlbanoOnUssr')).toBe(false);
});

test('The Victorious Leader', () => {
  const t = swapped('the-victorious-leader', { egypt: [2, 0] });
  // Sudan is the only neighbour of Egypt, 2 is all it takes.
  expect(t.isSettled).toBe(true);
  expect(t.influence('sudan')).toEqual([0, 2]);
});

test('Eritrean People’s Liberation Front', () => {
  const t = swapped('eplf', { ethiopia: [1, 0] });
  expect(t.vp).toBe(-1);
  expect(t.influence('ethiopia')).toEqual([1, 1]);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['kenya', 'sudan']);
  t.choose('kenya');
  expect(t.isSettled).toBe(true);
});

test('CENTCOM', () => {
  const t = swapped(
    'centcom',
    { oman: [0, 1] },
    {
      defcon: 5,
      hands: { us: ['eplf'], ussr: ['mengistu-haile-mariam', 'centcom'] },
    },
  );
  expect(t.actor).toBe('ussr');
  t.choose('oman');
  expect(t.isSettled).toBe(true);
  t.plays('us', 'eplf', 'operations');
  expect(t.choices).toEqual(['influence']);
});

test('Carter Doctrine', () => {
  const t = swapped('carter-doctrine');
  expect(t.isSettled).toBe(true);
  expect(t.has('CarterForUssr')).toBe(true);
  expect(t.has('CarterForUs')).toBe(false);
});

test('Kenya Joins Rapid Deployment Force', () => {
  const t = swapped('kenya-joins-rdf', { oman: [1, 0] });
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([0, 1]);
  expect(t.influence('oman')).toEqual([0, 0]);
});

test('Voice of America in Amharic', () => {
  const t = swapped('voice-of-america-in-amharic', { yemen: [0, 1] });
  expect(t.actor).toBe('ussr');
  t.choose('influence', 'yemen');
  expect(t.isSettled).toBe(true);
  expect(t.has('AmharicForUssr')).toBe(true);
});

test('French Connections', () => {
  const t = swapped('french-connections', { djibouti: [3, 0] });
  expect(t.actor).toBe('ussr');
  t.choose('madagascar');
  expect(t.isSettled).toBe(true);
  expect(t.influence('djibouti')).toEqual([0, 0]);
  expect(t.influence('madagascar')).toEqual([0, 2]);
});

test('The Events of ’86', () => {
  const t = swapped('the-events-of-86', { 'south-yemen': [1, 0], oman: [0, 2] });
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
  expect(t.influence('south-yemen')).toEqual([0, 0]);
});

test('Hero of the Crossing', () => {
  const t = scenario({
    effects: ['LionFalters'],
    hands: { ussr: ['mengistu-haile-mariam', 'hero-of-the-crossing', 'eplf', 'nasserism'] },
    discard: ['the-derg', 'zbig', 'famine'],
  }).plays('ussr', 'mengistu-haile-mariam', 'event');
  t.choose('hero-of-the-crossing');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['eplf']);
  t.choose('eplf');
  expect(t.choices).toEqual(['famine', 'the-derg']);
  t.choose('the-derg');
  expect(t.isSettled).toBe(true);
  expect(t.where('the-derg')).toBe('ussr');
});

test('Israeli Periphery Doctrine', () => {
  const t = swapped('israeli-periphery-doctrine', { egypt: [2, 0] });
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['done', 'egypt']);
  t.choose('egypt', 3, 1);
  // 3 + 1 against 1 + 1.
  expect(t.influence('egypt')).toEqual([0, 0]);
  expect(t.isSettled).toBe(true);
});

test('The Strong Man of Sudan', () => {
  const t = swapped('the-strong-man-of-sudan', { ethiopia: [2, 0] });
  expect(t.isSettled).toBe(true);
  expect(t.influence('sudan')).toEqual([0, 3]);
});

test('Afghanistan Invasion', () => {
  const t = swapped('afghanistan-invasion');
  expect(t.isSettled).toBe(true);
  expect(t.has('AfghanistanOnUs')).toBe(true);
  expect(t.has('AfghanistanOnUssr')).toBe(false);
  expect(t.has('AfghanistanInvasion')).toBe(true);
});

test('Daniel arap Moi', () => {
  const t = swapped('daniel-arap-moi', { kenya: [0, 2] });
  expect(t.vp).toBe(-1);
  expect(t.actor).toBe('ussr');
  t.choose('raise');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
});

test('We Are the World', () => {
  const t = scenario({
    influence: { oman: [1, 0] },
    effects: ['LionFalters'],
    hands: { ussr: ['mengistu-haile-mariam', 'we-are-the-world', 'famine'] },
  }).plays('ussr', 'famine', 'event');
  t.choose('kenya', 'ethiopia');
  t.plays('ussr', 'mengistu-haile-mariam', 'event').choose('we-are-the-world');
  expect(t.actor).toBe('ussr');
  t.choose('kenya');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
  expect(t.influence('kenya')).toEqual([0, 2]);
  expect(t.where('we-are-the-world')).toBe('removed');
});

test('afterwards the sides are themselves again', () => {
  const t = swapped(
    'eplf',
    { ethiopia: [1, 0] },
    {
      hands: { us: ['diego-garcia'], ussr: ['mengistu-haile-mariam', 'eplf'] },
    },
  );
  t.choose('sudan');
  t.plays('us', 'diego-garcia', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('strategic-sea-lanes')).toEqual([2, 0]);
});

test('Diego Garcia', () => {
  const t = swapped('diego-garcia', { 'strategic-sea-lanes': [2, 0] });
  expect(t.isSettled).toBe(true);
  expect(t.influence('strategic-sea-lanes')).toEqual([1, 2]);
});
