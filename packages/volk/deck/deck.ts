import { BASE_CARDS } from '../data/base-cards.ts';
import { PRESTIGE_BOXES } from '../data/tracks.ts';
import { POWERS, type CardFace, type Color, type DeckFile, type Icon } from './schema.ts';
import { itemsOfArrow, itemsOfIcon, packItem, type Item } from './item.ts';

/** Cards have numbers: 1 to 80 as printed, 81 to 84 the special ones, then those of 2+2. */
export const FIRST_SPECIAL = 81;
export const LAST_BASE = 84;
export const FIRST_NEW = 85;
export const LAST_CARD = 124;
/** The other face of card 84, for a decade IV that the wall has reached. */
export const WALL_FACE = 125;

export interface Card {
  readonly id: string;
  readonly decade: number;
  readonly color: Color;
  readonly isSpecial: boolean;
  /** For West and for East. */
  readonly value: readonly [number, number];
  readonly flight: number;
  readonly police: 'red' | 'pink' | undefined;
  readonly noArms: boolean;
  /** Icons, then single arrows. */
  readonly items: readonly number[];
  /** What using the value brings: items, -1 side for anybody's. */
  readonly right: readonly number[];
  readonly below: readonly number[];
}

export interface Drawn {
  readonly reshuffle: boolean;
  /** Lists of items: of an arms race card by power and decade, of a conflict by power. */
  readonly lists: readonly number[];
}

export interface Box {
  readonly vp: number;
  readonly victory: boolean;
  readonly privilege: number;
  /** A list of items. */
  readonly list: number;
  readonly income: readonly [number, number];
}

/** A track whose boxes are the deck's to say. */
export interface BoxTrack {
  readonly min: number;
  readonly max: number;
  /** From `min` to `max`. */
  readonly boxes: readonly Box[];
}

/** All printed faces of a game as tables of numbers. */
export interface Deck {
  readonly isStandIn: boolean;
  readonly cards: readonly (Card | undefined)[];
  readonly items: readonly Item[];
  /** Rows of items that are carried out from left to right. */
  readonly lists: readonly (readonly number[])[];
  readonly arms: readonly Drawn[];
  readonly conflicts: readonly Drawn[];
  readonly armsTrack: BoxTrack;
  readonly spaceTrack: BoxTrack;
  readonly dominanceTrack: BoxTrack;
  /** Lists of the prestige boxes, from -6 to +6. */
  readonly prestige: readonly number[];
  /** Names that a file has given its cards. */
  readonly names: ReadonlyMap<number, NonNullable<CardFace['name']>>;
}

class Compiler {
  readonly items: Item[] = [];
  readonly lists: (readonly number[])[] = [];
  readonly #known = new Map<number, number>();

  item(item: Item): number {
    const key = packItem(item);
    let number = this.#known.get(key);
    if (number === undefined) {
      number = this.items.push(item) - 1;
      this.#known.set(key, number);
    }
    return number;
  }

  icons(icons: readonly Icon[], maxUnrest = 0): number[] {
    return icons.flatMap((icon) => itemsOfIcon(icon, maxUnrest)).map((item) => this.item(item));
  }

  list(items: readonly number[]): number {
    return this.lists.push(items) - 1;
  }

  row(face: Pick<CardFace, 'icons' | 'arrows' | 'maxUnrestPerProvince'>): number[] {
    const arrows = face.arrows.flatMap((arrow) => itemsOfArrow(arrow));
    return [
      ...this.icons(face.icons, face.maxUnrestPerProvince),
      ...arrows.map((item) => this.item(item)),
    ];
  }

  card(face: CardFace): Card {
    return {
      id: face.id,
      decade: face.decade,
      color: face.color,
      isSpecial: face.special ?? false,
      value: face.value ? [face.value.W, face.value.E] : [0, 0],
      flight: face.flight ?? 0,
      police: face.police,
      noArms: face.noArms ?? false,
      items: this.row(face),
      right: this.icons(face.valueIcons?.right ?? []),
      below: this.icons(face.valueIcons?.below ?? []),
    };
  }

  track(
    faces: readonly {
      pos: number;
      vp: number;
      victory?: boolean;
      privilege?: number;
      icons?: readonly Icon[];
      income?: Readonly<Record<'US' | 'SU', number>>;
    }[],
  ): BoxTrack {
    const sorted = [...faces].sort((a, b) => a.pos - b.pos);
    const boxes = sorted.map(({ vp, victory = false, privilege = 0, icons = [], income }): Box => ({
      vp,
      victory,
      privilege,
      list: this.list(this.icons(icons)),
      income: income ? [income.US, income.SU] : [0, 0],
    }));
    return { min: sorted[0].pos, max: sorted[sorted.length - 1].pos, boxes };
  }
}

/** Turns card faces and boxes into tables. The file has been checked by `parseDeck`. */
export function compileDeck(file: DeckFile): Deck {
  const compiler = new Compiler();
  const cards: (Card | undefined)[] = [];
  const names = new Map<number, NonNullable<CardFace['name']>>();
  for (const [index, face] of (BASE_CARDS as readonly CardFace[]).entries()) {
    cards[index < LAST_BASE ? index + 1 : WALL_FACE] = compiler.card(face);
  }
  for (const [index, face] of file.cards.entries()) {
    cards[FIRST_NEW + index] = compiler.card(face);
    if (face.name) names.set(FIRST_NEW + index, face.name);
  }
  const arms = file.armsRaceCards.map((face): Drawn => ({
    reshuffle: face.reshuffle,
    lists: POWERS.flatMap((power) =>
      (['1', '2', '3', '4'] as const).map((decade) =>
        compiler.list(compiler.icons(face[power][decade])),
      ),
    ),
  }));
  const conflicts = file.conflictCards.map((face): Drawn => ({
    reshuffle: face.reshuffle,
    lists: POWERS.map((power) => compiler.list(compiler.row(face[power]))),
  }));
  return {
    isStandIn: file.standIn ?? false,
    cards,
    names,
    arms,
    conflicts,
    armsTrack: compiler.track(file.tracks.arms),
    spaceTrack: compiler.track(file.tracks.space),
    dominanceTrack: compiler.track(file.tracks.dominance),
    prestige: PRESTIGE_BOXES.map((icons) => compiler.list(compiler.icons(icons))),
    items: compiler.items,
    lists: compiler.lists,
  };
}
