import type { Language } from '@brink/kernel';
import { CITIES } from './data/cities.ts';
import { PROVINCES, SECTORS } from './data/provinces.ts';
import { SITE_COUNT, provinceOfCity } from './board/map.ts';
import { LAST_BASE, WALL_FACE, type Card } from './deck/deck.ts';
import { Op, packItem, unpackItem } from './deck/item.ts';
import { wordings } from './text/index.ts';
import { OPTIONS } from './words.ts';
import { world } from './world.ts';

/** What clients that draw the table look up: printed faces and places, no rules. */
export function cardFacts(
  card: number,
  isWallFace = false,
): Pick<Card, 'color' | 'value' | 'isSpecial' | 'decade' | 'flight' | 'police' | 'noArms'> {
  return world.deck.cards[card === LAST_BASE && isWallFace ? WALL_FACE : card]!;
}

/** The icons of a card in words, each once with how often it is printed. */
export function cardTextLines(language: Language, card: number, isWallFace = false): string[] {
  const words = wordings[language];
  const { items } = world.deck.cards[card === LAST_BASE && isWallFace ? WALL_FACE : card]!;
  const counts = new Map<string, number>();
  for (const item of items) {
    const line = words.item(unpackItem(packItem(world.deck.items[item])), {
      province: (number) => words.provinces[PROVINCES[number].id],
    });
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${count} × ${line}` : line));
}

export const PLACES = {
  provinces: PROVINCES.map(({ id }) => id),
  sectors: SECTORS.map(({ id }) => id),
  cities: CITIES.map(({ id }) => id),
  provinceOfCity,
  siteCount: SITE_COUNT,
  options: OPTIONS,
  unpackItem,
  isDoveDown: (packed: number): boolean => packed >= 0 && unpackItem(packed).op === Op['dove-'],
} as const;
