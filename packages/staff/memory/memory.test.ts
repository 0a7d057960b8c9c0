import { STRUGGLE_IDS } from '@brink/games/ids';
import { Random, decision } from '@brink/kernel';
import { US, USSR, handOf, isIn, type Side, type Table } from '@brink/struggle';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import { scenario } from '@brink/twilight-struggle/testing/scenario';
import { expect, test } from 'vitest';
import { packageOf, positionsOf } from '../testing/positions.ts';
import { STAFF_TEXTS } from '../text/staff-texts.ts';
import { adapterOf } from '../adapters/index.ts';
import { groupCards, memoryOf, type CardMemory } from './memory.ts';

const adapter = adapterOf('twilight-struggle')!;

const memoryIn = (game: Table, viewer: Side, card: CardId): CardMemory | undefined =>
  memoryOf(adapter, game, viewer).cards.find((each) => each.card === cardNumber(card));

test('every place that a card can be in', () => {
  const { game } = scenario({
    hands: { us: ['nato'], ussr: ['fidel', 'nasser'] },
    discard: ['blockade'],
    removed: ['marshall-plan'],
    draw: ['comecon', 'containment'],
  });
  expect(memoryIn(game, US, 'nato')).toMatchObject({ place: 'own', probability: 0 });
  expect(memoryIn(game, US, 'blockade')).toMatchObject({ place: 'discard' });
  expect(memoryIn(game, US, 'marshall-plan')).toMatchObject({ place: 'removed' });
  expect(memoryIn(game, US, 'china-card')).toMatchObject({ place: 'passing' });
  for (const id of ['fidel', 'nasser', 'comecon', 'containment'] as const) {
    expect(memoryIn(game, US, id)).toMatchObject({ place: 'unseen', probability: 0.5 });
  }
  expect(memoryIn(game, USSR, 'nato')).toMatchObject({ place: 'unseen', probability: 1 / 3 });
});

test('what is left for one hand alone is worked out', () => {
  const { game } = scenario({ hands: { us: ['nato'], ussr: ['fidel', 'nasser'] }, draw: [] });
  expect(memoryIn(game, US, 'fidel')).toMatchObject({ place: 'rival', source: 'workedOut' });
});

test('after a reshuffle both know what the other has kept', () => {
  const t = scenario({
    turn: 1,
    hands: { us: ['nato'], ussr: ['fidel'] },
    discard: ['blockade', 'comecon', 'containment', 'de-stalinization', 'nasser', 'suez-crisis'],
    draw: [],
  }).endTurn();
  while (t.actor === 'chance') t.choose(t.choices[0]);
  const { game } = t;
  expect(memoryIn(game, US, 'fidel')).toMatchObject({ place: 'rival', source: 'workedOut' });
  expect(memoryIn(game, USSR, 'nato')).toMatchObject({ place: 'rival', source: 'workedOut' });
});

test('groups', () => {
  const { game } = scenario({ hands: { us: ['nato'] } });
  const { cards } = memoryOf(adapter, game, US);
  const regions = groupCards(cards, 'region');
  const europe = adapter.regions.findIndex(({ id }) => id === 'europe');
  expect(regions.get(europe)!.some(({ card }) => card === cardNumber('nato'))).toBe(true);
  expect([...groupCards(cards, 'side').keys()]).toContain('scoring');
  expect(
    groupCards(cards, 'danger')
      .get('drops')!
      .map(({ card }) => card),
  ).toContain(cardNumber('duck-and-cover'));
  expect(groupCards(cards, 'period').size).toBe(3);
});

test.each(STRUGGLE_IDS)('%s: every danger is told, visitors too', (id) => {
  const on = adapterOf(id)!;
  const dangers = new Set<string>();
  const game = packageOf(on).setup(packageOf(on).parseOptions({ crossover: true })) as Table;
  for (const { danger } of memoryOf(on, game, US).cards) if (danger) dangers.add(danger);
  for (const words of Object.values(STAFF_TEXTS)) {
    expect([...dangers].filter((danger) => !words.dangers[danger])).toEqual([]);
  }
  expect(dangers).toContain('drops');
  expect(dangers).toContain('rivalOps');
});

test('the pile of a new game lasts until the third deal', () => {
  for (const { game, actor } of positionsOf(adapter, { seed: 1, games: 1 })) {
    if (decision(game)!.prompt !== 'headline') continue;
    const { reshuffle, pile } = memoryOf(adapter, game, actor as Side);
    // 110 cards deluxe: 38 of the early war without the China Card, 16 dealt, 14 a turn.
    expect(reshuffle.turn).toBe(3);
    expect(pile).toBeGreaterThan(14);
    break;
  }
});

test.each(STRUGGLE_IDS)(
  '%s: memory never knows more than the player, and its chances are those of the deals',
  (id) => {
    const on = adapterOf(id)!;
    const random = new Random(2);
    const deals = 300;
    let compared = 0;
    for (const { game, actor } of positionsOf(on, { seed: 13, games: 6 })) {
      if (random.below(60) !== 0) continue;
      const viewer = actor as Side;
      const memory = memoryOf(on, game, viewer);
      const counts = new Map<number, number>();
      const other = game.clone();
      for (let i = 0; i < 5; i++) {
        on.package.determinise(game, viewer, random, other);
        expect(memoryOf(on, other, viewer)).toEqual(memory);
      }
      for (let i = 0; i < deals; i++) {
        on.package.determinise(game, viewer, random, other);
        for (const { card } of memory.cards) {
          if (isIn(other, handOf(1 - viewer), card)) counts.set(card, (counts.get(card) ?? 0) + 1);
        }
      }
      for (const { card, probability: p, place } of memory.cards) {
        const share = (counts.get(card) ?? 0) / deals;
        // Only of cards that he cannot see a player is not certain.
        expect([card, p === 0 || p === 1]).toEqual([card, place !== 'unseen']);
        const sigma = Math.sqrt((p * (1 - p)) / deals);
        expect(Math.abs(share - p)).toBeLessThanOrEqual(6 * sigma + 1e-9);
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(8);
  },
);
