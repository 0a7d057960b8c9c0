import { SIDES, type BoardLanguage } from '@brink/board';
import type { ByLanguage } from '../../../table/game-ui.ts';
import type { Named, RareField } from '../../../table/editor/rare-fields.tsx';
import type { StruggleUi } from '../struggle-ui.ts';

interface RareTexts {
  readonly spaceAttempts: (side: string) => string;
  readonly phasing: string;
  readonly fixedDie: (side: string) => string;
  readonly front: string;
  readonly top: string;
  readonly bottom: string;
  readonly knows: (side: string) => string;
  readonly lacks: (side: string) => string;
  readonly stability: string;
  readonly chernobyl: string;
  readonly nowhere: string;
  readonly burial: string;
  readonly famine: string;
  readonly centcom: (side: string) => string;
  readonly lastTurn: string;
}

const TEXTS: ByLanguage<RareTexts> = {
  en: {
    spaceAttempts: (side) => `Space attempts this turn: ${side}`,
    phasing: 'Phasing before the headlines',
    fixedDie: (side) => `Next die of the ${side} (0: rolled)`,
    front: 'Cards lying before a player',
    top: 'Known top of the draw pile, the next card last',
    bottom: 'Known bottom of the draw pile',
    knows: (side) => `Hidden cards that the ${side} has seen`,
    lacks: (side) => `Cards that the ${side} has shown not to hold`,
    stability: 'Changed stability',
    chernobyl: 'Chernobyl closes',
    nowhere: 'nothing',
    burial: 'We Will Bury You is due in this round',
    famine: 'Famine',
    centcom: (side) => `CENTCOM closes to the ${side}`,
    lastTurn: 'Last turn',
  },
  ru: {
    spaceAttempts: (side) => `Космос, попыток в раунде: ${side}`,
    phasing: 'Активный игрок до начальных событий',
    fixedDie: (side) => `Следующий кубик, ${side} (0: бросок)`,
    front: 'Карты перед игроком',
    top: 'Известный верх колоды, следующая карта последняя',
    bottom: 'Известный низ колоды',
    knows: (side) => `Скрытые карты, которые видел игрок ${side}`,
    lacks: (side) => `Карты, которых нет в руке: ${side}`,
    stability: 'Измененная стабильность',
    chernobyl: 'Чернобыль закрывает',
    nowhere: 'ничего',
    burial: '«Мы вас похороним» сработает в этот ход',
    famine: 'Голод',
    centcom: (side) => `CENTCOM закрывает для ${side}`,
    lastTurn: 'Последний раунд',
  },
};

const REGIONS_OF_CHERNOBYL = 6;

/** What a position of the family seldom has to say. */
export function rareFieldsOf(
  ui: StruggleUi,
  language: BoardLanguage,
  { isHeadline, places }: { readonly isHeadline: boolean; readonly places: readonly string[] },
): readonly RareField[] {
  const texts = TEXTS[language];
  const { seats } = ui.texts[language];
  const names = ui.names[language];
  const countries = ui.places.map(({ id }): Named => [id, names.countries[id].name]);
  const cards = [...ui.cards[language]].map(([number, { title }]): Named => [`${number}`, title]);
  const bySide = (make: (side: (typeof SIDES)[number], seat: number) => RareField): RareField[] =>
    SIDES.map(make);
  const attempts = bySide((_, seat) => ({
    kind: 'number',
    field: 'spaceAttempts',
    index: seat,
    label: texts.spaceAttempts(seats[seat]),
    min: 0,
    max: 2,
  }));
  const dice = bySide((_, seat) => ({
    kind: 'number',
    field: 'fixedDie',
    digit: seat,
    label: texts.fixedDie(seats[seat]),
    min: 0,
    max: 6,
  }));
  const regions = Array.from({ length: REGIONS_OF_CHERNOBYL }, (_, i): Named => {
    const region = ui.regionId(i);
    return [`${i + 1}`, (region && names.regions[region]?.name) ?? `${i + 1}`];
  });
  const own: readonly RareField[] =
    ui.book === 'rs'
      ? [
          { kind: 'members', field: 'famine', label: texts.famine, names: countries },
          ...bySide((_, seat) => ({
            kind: 'number',
            field: 'centcom',
            index: seat,
            label: texts.centcom(seats[seat]),
            min: 0,
            max: ui.places.length,
            names: [texts.nowhere, ...countries.map(([, name]) => name)],
          })),
          { kind: 'number', field: 'lastTurn', label: texts.lastTurn, min: 2, max: 3, usual: 2 },
        ]
      : [
          {
            kind: 'choice',
            field: 'chernobylRegion',
            label: texts.chernobyl,
            values: [['0', texts.nowhere], ...regions],
          },
          { kind: 'switch', field: 'burialDeferred', label: texts.burial },
        ];
  return [
    ...attempts,
    ...(isHeadline
      ? [
          {
            kind: 'choice',
            field: 'phasing',
            label: texts.phasing,
            values: SIDES.map((side, seat): Named => [side, seats[seat]]),
          } as const,
        ]
      : []),
    ...own,
    ...dice,
    { kind: 'cards', field: 'front', label: texts.front, names: cards, places },
    { kind: 'cards', field: 'top', label: texts.top, names: cards, places },
    { kind: 'cards', field: 'bottom', label: texts.bottom, names: cards, places },
    ...bySide((side, seat) => ({
      kind: 'cards',
      field: `${side}-knows`,
      label: texts.knows(seats[seat]),
      names: cards,
    })),
    ...bySide((side, seat) => ({
      kind: 'cards',
      field: `${side}-lacks`,
      label: texts.lacks(seats[seat]),
      names: cards,
    })),
    { kind: 'pairs', field: 'stability', label: texts.stability, names: countries, max: 5 },
  ];
}
