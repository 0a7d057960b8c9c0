import { expect, test } from 'vitest';
import {
  LINE_COUNT,
  SITE_COUNT,
  across,
  citiesOf,
  connections,
  provinceOfCity,
} from '../board/map.ts';
import { LAST_CARD } from '../deck/deck.ts';
import { layout } from '../state.ts';
import { world } from '../world.ts';
import { BASE_CARDS } from './base-cards.ts';
import { CITIES } from './cities.ts';
import { PROVINCES } from './provinces.ts';

test('the map: 14 provinces, 42 cities, 68 connections with 76 lines, none across the border', () => {
  expect([PROVINCES.length, CITIES.length, connections.length, LINE_COUNT, SITE_COUNT]).toEqual([
    14, 42, 68, 76, 118,
  ]);
  for (const { a, b } of connections) expect(CITIES[a].owner).toBe(CITIES[b].owner);
  expect(citiesOf.flat()).toHaveLength(42 - 5);
  expect(provinceOfCity.filter((province) => province < 0)).toHaveLength(5);
});

test('neighbours across the border see each other', () => {
  for (const [province, others] of across.entries()) {
    for (const other of others) expect(across[other]).toContain(province);
  }
});

test('84 cards, the last with two faces: 20 a decade and a special one', () => {
  expect(BASE_CARDS).toHaveLength(85);
  for (let decade = 1; decade <= 4; decade++) {
    const own = BASE_CARDS.filter((card) => card.decade === decade);
    const special = own.filter((card) => 'special' in card);
    expect([own.length - special.length, special.length]).toEqual([20, decade === 4 ? 2 : 1]);
  }
});

test('every card of the game has a face, and the state is small', () => {
  const { cards } = world.deck;
  for (let card = 1; card <= LAST_CARD; card++) expect(cards[card]?.id).toBeTypeOf('string');
  expect(layout.bytes).toBeLessThanOrEqual(2048);
});
