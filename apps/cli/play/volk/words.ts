import type { Language } from '@brink/kernel';

/** What the terminal table of Wir sind das Volk says besides the texts of the game. */
export interface TableWords {
  readonly decade: string;
  readonly half: string;
  readonly stage: string;
  readonly end: string;
  readonly tracks: readonly [string, string, string, string, string, string];
  readonly protests: string;
  readonly socialists: (box: number, map: number, supply: number) => string;
  readonly police: (cards: number, exhausted: number) => string;
  readonly wall: string;
  readonly doves: string;
  readonly points: string;
  readonly peacemakers: string;
  readonly hand: string;
  readonly hands: string;
  readonly deck: string;
  readonly played: string;
  readonly gone: string;
  readonly legend: string;
  readonly preview: string;
  readonly flight: string;
  readonly currency: string;
  readonly ifEndedNow: string;
  readonly nuclear: string;
}

const en: TableWords = {
  decade: 'Decade',
  half: 'half',
  stage: 'stage',
  end: "decade's end",
  tracks: ['prestige', 'currency', 'socialists', 'arms', 'space', 'dominance'],
  protests: 'mass protests',
  socialists: (box, map, supply) => `socialists: box ${box}, map ${map}, supply ${supply}`,
  police: (cards, exhausted) => `police ${cards} (exhausted ${exhausted})`,
  wall: 'the wall stands',
  doves: 'doves',
  points: 'points',
  peacemakers: 'peacemakers',
  hand: 'Hand',
  hands: 'Cards in hand',
  deck: 'deck',
  played: 'Played in this decade',
  gone: 'Out of the game',
  legend: 'U unrest (! mass protest), L living standard, S socialists, factories with their value',
  preview: 'If the decade ended now',
  flight: 'flight',
  currency: 'currency',
  ifEndedNow: 'protests then',
  nuclear: 'No dove is left: this starts nuclear war, and you lose.',
};

const ru: TableWords = {
  decade: 'Декада',
  half: 'половина',
  stage: 'этап',
  end: 'конец декады',
  tracks: ['престиж', 'валюта', 'социалисты', 'вооружения', 'космос', 'доминирование'],
  protests: 'массовые протесты',
  socialists: (box, map, supply) => `социалисты: резерв ${box}, поле ${map}, запас ${supply}`,
  police: (cards, exhausted) => `полиция ${cards} (использовано ${exhausted})`,
  wall: 'стена стоит',
  doves: 'голуби',
  points: 'очки',
  peacemakers: 'миротворцы',
  hand: 'Рука',
  hands: 'Карт в руках',
  deck: 'колода',
  played: 'Сыграно в декаде',
  gone: 'Вне игры',
  legend: 'Б беспорядки (! протест), Ж благосостояние, С социалисты, фабрики и их значения',
  preview: 'Если бы декада кончилась сейчас',
  flight: 'бегство',
  currency: 'валюта',
  ifEndedNow: 'протесты тогда',
  nuclear: 'Голубей не осталось: это ядерная война, и вы проиграете.',
};

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, ru };
