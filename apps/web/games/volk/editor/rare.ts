import type { BoardLanguage } from '@brink/board';
import { wordings } from '@brink/volk';
import type { ByLanguage } from '../../../table/game-ui.ts';
import type { Named, RareField } from '../../../table/editor/rare-fields.tsx';
import { SEATS } from './facts.tsx';

interface RareTexts {
  readonly order: string;
  readonly exhausted: string;
  readonly stasi: string;
  readonly police: string;
  readonly knows: (seat: string) => string;
  readonly treasury: (seat: string) => string;
  readonly doves: string;
  readonly armsCostUp: string;
  readonly ussrValueDown: string;
  readonly spaceCard: (seat: string) => string;
  readonly peacemakers: (seat: string) => string;
}

const TEXTS: ByLanguage<RareTexts> = {
  en: {
    order: 'Turn order',
    exhausted: 'Police cards used up',
    stasi: 'The Stasi is disbanded',
    police: 'Police cards',
    knows: (seat) => `Hidden cards that ${seat} has seen`,
    treasury: (seat) => `Treasury of the ${seat}`,
    doves: 'Doves',
    armsCostUp: 'The arms race costs $1 more',
    ussrValueDown: 'Card values are 1 lower for the USSR',
    spaceCard: (seat) => `The ${seat} has a card of the next decade`,
    peacemakers: (seat) => `Peacemakers of ${seat}`,
  },
  ru: {
    order: 'Порядок хода',
    exhausted: 'Использовано карт полиции',
    stasi: 'Штази распущено',
    police: 'Карты полиции',
    knows: (seat) => `Скрытые карты, которые видел ${seat}`,
    treasury: (seat) => `Казна: ${seat}`,
    doves: 'Голуби',
    armsCostUp: 'Гонка вооружений дороже на $1',
    ussrValueDown: 'Значения карт для СССР на 1 ниже',
    spaceCard: (seat) => `Карта следующей декады: ${seat}`,
    peacemakers: (seat) => `Миротворцы: ${seat}`,
  },
};

const orders = (seats: readonly string[]): readonly (readonly string[])[] =>
  seats.length === 1
    ? [seats]
    : seats.flatMap((first) =>
        orders(seats.filter((seat) => seat !== first)).map((rest) => [first].concat(rest)),
      );

interface RareCards {
  readonly names: readonly Named[];
  readonly places: readonly string[];
}

/** What a position seldom has to say, for two or for four players. */
export function rareFieldsOf(
  players: number,
  language: BoardLanguage,
  { names, places }: RareCards,
): readonly RareField[] {
  const texts = TEXTS[language];
  const { seats } = wordings[language];
  const nameOf = (seat: string): string => seats[(SEATS as readonly string[]).indexOf(seat)];
  const four: readonly RareField[] = [
    ...[2, 3].map((seat): RareField => ({
      kind: 'number',
      field: 'treasury',
      index: seat - 2,
      label: texts.treasury(seats[seat]),
      min: -50,
      max: 99,
    })),
    { kind: 'number', field: 'doves', label: texts.doves, min: 0, max: 6 },
    { kind: 'switch', field: 'armsCostUp', label: texts.armsCostUp },
    { kind: 'switch', field: 'ussrValueDown', label: texts.ussrValueDown },
    ...[2, 3].map((seat): RareField => ({
      kind: 'number',
      field: 'spaceCard',
      index: seat - 2,
      label: texts.spaceCard(seats[seat]),
      min: 0,
      max: 1,
    })),
    ...SEATS.map((seat): RareField => ({
      kind: 'cards',
      field: `${seat}-peacemakers`,
      label: texts.peacemakers(nameOf(seat)),
      names,
      places,
    })),
  ];
  return [
    {
      kind: 'choice',
      field: 'order',
      label: texts.order,
      values: orders(SEATS.slice(0, players)).map((order): Named => [
        order.join('.'),
        order.map(nameOf).join(' – '),
      ]),
    },
    { kind: 'number', field: 'exhausted', label: texts.exhausted, min: 0, max: 7 },
    { kind: 'switch', field: 'stasiDisbanded', label: texts.stasi },
    { kind: 'cards', field: 'police', label: texts.police, names, places },
    ...(['west', 'east'] as const).map((seat): RareField => ({
      kind: 'cards',
      field: `${seat}-knows`,
      label: texts.knows(nameOf(seat)),
      names,
    })),
    ...(players > 2 ? four : []),
  ];
}
