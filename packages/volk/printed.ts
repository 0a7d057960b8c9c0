import type { Language } from '@brink/kernel';
import { LAST_BASE, WALL_FACE, type BoxTrack, type Card } from './deck/deck.ts';
import { Op, packItem, unpackItem } from './deck/item.ts';
import { PROVINCES } from './data/provinces.ts';
import { SOCIALIST_BOXES, TRACK_END } from './data/tracks.ts';
import { STAND_IN_DECK, type VolkOptions } from './options.ts';
import { wordings } from './text/index.ts';
import { STAND_IN, worldWith } from './world.ts';

/** A box of a track as it is printed; items are packed. */
export interface PrintedBox {
  readonly position: number;
  readonly vp: number;
  readonly victory: boolean;
  readonly privilege: number;
  readonly income: readonly [usa: number, ussr: number];
  readonly items: readonly number[];
}

export interface PrintedCard extends Pick<
  Card,
  'color' | 'value' | 'isSpecial' | 'decade' | 'flight' | 'police' | 'noArms'
> {
  readonly items: readonly number[];
  /** What using the value brings besides: for players of the icon's colour, and for everybody. */
  readonly beside: readonly number[];
  readonly below: readonly number[];
}

/** Everything printed that a table shows, from the deck it plays with; no rules. */
export interface Printed {
  readonly isStandIn: boolean;
  readonly card: (card: number, isWallFace?: boolean) => PrintedCard;
  readonly prestige: readonly PrintedBox[];
  /** What each box of the socialists' track brings, from -6 to +6. */
  readonly socialists: readonly number[];
  readonly arms: readonly PrintedBox[];
  readonly space: readonly PrintedBox[];
  readonly dominance: readonly PrintedBox[];
}

export function printedWith(file: VolkOptions['deck'] = STAND_IN_DECK): Printed {
  const { deck } = worldWith(file === STAND_IN_DECK ? STAND_IN : file, 4);
  const packed = (items: readonly number[]): number[] =>
    items.map((item) => packItem(deck.items[item]));
  const track = ({ min, boxes }: BoxTrack): PrintedBox[] =>
    boxes.map(({ vp, victory, privilege, income, list }, i) => ({
      position: min + i,
      vp,
      victory,
      privilege,
      income,
      items: packed(deck.lists[list]),
    }));
  return {
    isStandIn: deck.isStandIn,
    card: (card, isWallFace = false) => {
      const face = deck.cards[card === LAST_BASE && isWallFace ? WALL_FACE : card]!;
      const { color, value, isSpecial, decade, flight, police, noArms } = face;
      const [items, beside, below] = [face.items, face.right, face.below].map(packed);
      return { color, value, isSpecial, decade, flight, police, noArms, items, beside, below };
    },
    prestige: deck.prestige.map((list, i) => ({
      position: i - TRACK_END,
      vp: 0,
      victory: false,
      privilege: 0,
      income: [0, 0],
      items: packed(deck.lists[list]),
    })),
    socialists: SOCIALIST_BOXES,
    arms: track(deck.armsTrack),
    space: track(deck.spaceTrack),
    dominance: track(deck.dominanceTrack),
  };
}

/** An icon or arrow in a few words. */
export function itemText(language: Language, packed: number): string {
  const words = wordings[language];
  const province = (number: number): string => words.provinces[PROVINCES[number].id];
  return words.item(unpackItem(packed), { province });
}

/** Icons in words, each once with how often it is printed. */
export function itemTexts(language: Language, items: readonly number[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const line = itemText(language, item);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${count} × ${line}` : line));
}

/** What a card says: the lines of its event, and what else is to be known before it is played. */
export interface CardText {
  readonly event: readonly string[];
  readonly notes: readonly string[];
}

export function cardTexts(language: Language, card: PrintedCard): CardText {
  const { half, beside, withValue, ...rules } = wordings[language].cardRules;
  const { color, items, isSpecial, police, noArms } = card;
  const isOf = (side: number) => (item: number) => unpackItem(item).half === side;
  const event =
    color === 'blue'
      ? [0, 1].map((side) => half[side](itemTexts(language, items.filter(isOf(side))).join('; ')))
      : itemTexts(language, items);
  const value = [
    ...card.beside.map((item) => beside[unpackItem(item).power](itemText(language, item))),
    ...itemTexts(language, card.below),
  ];
  const notes = [
    color === 'blue' && rules.blue,
    color === 'neutral' && !isSpecial && rules.neutral,
    isSpecial && rules.special,
    items.some((item) => unpackItem(item).op === Op.wallBuild) && rules.wall,
    police !== undefined && rules.police[police],
    value.length > 0 && withValue(value.join('; ')),
    noArms && rules.noArms,
  ];
  return { event, notes: notes.filter((note) => note !== false) };
}
