import type { CardFace } from '@brink/board';
import type { ByLanguage } from '../game-ui.ts';

type Line = readonly [head: string, text: string];

interface HelpTexts {
  readonly about: string;
  readonly country: string;
  readonly countryKey: readonly Line[];
  readonly examples: {
    readonly names: readonly [string, string, string, string];
    readonly none: Line;
    readonly us: Line;
    readonly ussr: Line;
    readonly lit: Line;
  };
  readonly card: string;
  readonly face: CardFace;
  readonly cardKey: readonly Line[];
  readonly tracks: string;
  readonly trackKey: readonly (readonly [
    id: 'defcon' | 'score' | 'military' | 'space' | 'turns',
    head: string,
    text: string,
  ])[];
  readonly rules: string;
  readonly places: Readonly<Record<'rules' | 'cards' | 'firstGame' | 'example', string>>;
  readonly allSettings: string;
}

const FACE = {
  id: 'de-stalinization',
  number: 33,
  side: 'ussr',
  ops: 3,
  period: 0,
  isStarred: true,
  pictogram: 'M256 36a100 100 0 1 0 1 0ZM92 476c0-126 62-196 164-196s164 70 164 196Z',
} as const;

export const HELP_TEXTS: ByLanguage<HelpTexts> = {
  en: {
    about: 'Press ? at any moment of a game. The rules themselves are one click further.',
    country: 'A country',
    countryKey: [
      [
        'Name.',
        'A black band is a battleground: it counts more in scoring, and a coup there lowers DEFCON.',
      ],
      ['US influence,', 'always on the left.'],
      ['Stability,', 'the shield. Lead by this much and you control the country.'],
      ['USSR influence,', 'always on the right.'],
      ['Lines', 'lead to neighbours; a dashed line crosses into another region.'],
    ],
    examples: {
      names: ['Iran', 'Pakistan', 'Poland', 'Angola'],
      none: ['US 1', 'no control'],
      us: ['US controls', 'solid, round edge'],
      ussr: ['USSR controls', 'solid, pointed edge'],
      lit: ['Amber', 'you can choose it'],
    },
    card: 'A card',
    face: { ...FACE, title: 'De-Stalinization', gist: 'Move 4 influence', text: '' },
    cardKey: [
      ['Number:', 'operations. Spend them on influence, a coup, realignment or the space race.'],
      ['Shape and edge:', 'whose event it is. Round is US, pointed is USSR, both is for everyone.'],
      ['Picture and last line:', 'the event in a few words. Point at it for all of it.'],
      ['✶', 'the card is removed after its event.'],
      ['▲ The catch:', 'play the opponent’s card for its number and their event happens too.'],
    ],
    tracks: 'The tracks',
    trackKey: [
      [
        'defcon',
        'DEFCON.',
        '5 is peace, 1 is nuclear war: whoever causes it loses. The lower, the fewer regions allow coups.',
      ],
      [
        'score',
        'Victory points.',
        'One marker for both: left is US, right is USSR. 20 wins at once. Here: USSR 4.',
      ],
      [
        'military',
        'Military ops.',
        'Reach the DEFCON number each turn, by coups and wars, or give the difference in points.',
      ],
      ['space', 'Space race.', 'Throw away one bad card per turn: roll low enough and move on.'],
      ['turns', 'Turns.', 'Ten, each a headline and six or seven action rounds.'],
    ],
    rules: 'Rules',
    places: {
      rules: 'All rules in short, with the book’s numbers',
      cards: 'Every card: what it does and its history',
      firstGame: 'Learn in ten minutes: a guided first game',
      example: 'The rulebook’s example of play, told step by step',
    },
    allSettings: 'All settings: sound, pace, advisers, confirmations',
  },
  ru: {
    about: 'Клавиша ? открывает эту страницу в любой момент партии. До самих правил один клик.',
    country: 'Страна',
    countryKey: [
      [
        'Название.',
        'Черная полоса означает ключевую страну: она важнее при подсчете очков, а переворот в ней понижает DEFCON.',
      ],
      ['Влияние США,', 'всегда слева.'],
      ['Стабильность,', 'щит. Перевес на это число дает контроль.'],
      ['Влияние СССР,', 'всегда справа.'],
      ['Линии', 'ведут к соседям; пунктир пересекает границу региона.'],
    ],
    examples: {
      names: ['Иран', 'Пакистан', 'Польша', 'Ангола'],
      none: ['США 1', 'контроля нет'],
      us: ['Контроль США', 'сплошная, круглый край'],
      ussr: ['Контроль СССР', 'сплошная, острый край'],
      lit: ['Янтарная рамка', 'страну можно выбрать'],
    },
    card: 'Карта',
    face: { ...FACE, title: 'Десталинизация', gist: 'Переместить 4 влияния', text: '' },
    cardKey: [
      [
        'Число:',
        'очки операций. Их тратят на влияние, переворот, снижение влияния или космическую гонку.',
      ],
      ['Форма и край:', 'чье это событие. Круг — США, вымпел — СССР, обе формы — общее.'],
      ['Рисунок и нижняя строка:', 'событие в двух словах. Наведите, чтобы прочесть всё.'],
      ['✶', 'после события карта убирается из игры.'],
      [
        '▲ Главная хитрость:',
        'разыграете карту противника ради числа, и его событие тоже произойдет.',
      ],
    ],
    tracks: 'Шкалы',
    trackKey: [
      [
        'defcon',
        'DEFCON.',
        '5 — это мир, 1 — ядерная война: кто ее вызвал, тот проиграл. Чем ниже, тем меньше регионов открыто для переворотов.',
      ],
      [
        'score',
        'Победные очки.',
        'Один жетон на двоих: влево США, вправо СССР. 20 очков — немедленная победа. Здесь: СССР 4.',
      ],
      [
        'military',
        'Очки военных операций.',
        'Каждый раунд наберите число DEFCON переворотами и войнами, иначе недостача уйдет противнику очками.',
      ],
      [
        'space',
        'Космическая гонка.',
        'Раз в раунд можно сбросить опасную карту: бросок не выше указанного двигает вас вперед.',
      ],
      ['turns', 'Раунды.', 'Их десять; в каждом начальное событие и шесть или семь ходов.'],
    ],
    rules: 'Правила',
    places: {
      rules: 'Все правила коротко, с номерами из книги',
      cards: 'Все карты: что делают и их история',
      firstGame: 'Научиться за десять минут: первая партия с подсказками',
      example: 'Пример партии из книги правил, шаг за шагом',
    },
    allSettings: 'Все настройки: звук, темп, штаб, подтверждения',
  },
};
