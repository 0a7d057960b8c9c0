import { useLanguage, type BoardLanguage } from '@brink/board';
import type { TERMS } from './scene.ts';

export interface VolkStageTexts {
  readonly decadeEnds: (roman: string) => string;
  readonly decadeBegins: (roman: string) => string;
  readonly phaseOf: (at: number, all: number) => string;
  readonly event: string;
  readonly automatic: string;
  readonly fromHand: string;
  readonly terms: Readonly<Record<(typeof TERMS)[number], string>>;
  /** What the result of a phase is called, by its number. */
  readonly flight: (points: number) => string;
  readonly noFlight: string;
  readonly walled: string;
  readonly halved: string;
  readonly currency: (balance: number) => string;
  readonly socialists: (due: number) => string;
  readonly stand: string;
  readonly collapses: (side: 0 | 1) => string;
  readonly protest: string;
  readonly protestAbout: (side: 0 | 1, count: number) => string;
  readonly protestLimit: string;
  readonly wallBuilt: string;
  readonly wallBuiltAbout: string;
  readonly wallDown: string;
  readonly wallDownAbout: string;
  readonly noDoves: string;
  readonly noDovesAbout: string;
  readonly unrest: string;
  readonly standard: string;
  readonly doves: string;
  readonly built: string;
  readonly lost: string;
  readonly massProtests: string;
  readonly states: readonly [west: string, east: string];
  /** By seat. */
  readonly wins: readonly string[];
  readonly unrestCourse: string;
}

const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

const TEXTS: Readonly<Record<BoardLanguage, VolkStageTexts>> = {
  en: {
    decadeEnds: (roman) => `Decade ${roman} ends`,
    decadeBegins: (roman) => `Decade ${roman}`,
    phaseOf: (at, all) => `phase ${at} of ${all}`,
    event: 'Event',
    automatic: 'Automatic event',
    fromHand: 'from hand',
    terms: {
      runners: 'runners',
      police: 'police',
      west: 'West’s standard',
      eastProtest: 'protest East',
      east: 'East’s standard',
      westProtest: 'protest West',
      track: 'track',
      exports: 'exports',
      standards: 'standard',
      cards: 'police cards',
    },
    flight: (points) => `East −${points}`,
    noFlight: 'Nobody leaves',
    walled: 'The wall',
    halved: 'halved',
    currency: (balance) => `East ${signed(balance)}`,
    socialists: (due) => `Socialists ${signed(due)}`,
    stand: 'Both stand',
    collapses: (side) => (side === 0 ? 'West collapses' : 'East collapses'),
    protest: 'Mass protest',
    protestAbout: (side, count) => `${side === 0 ? 'West' : 'East'}: ${count} of 4`,
    protestLimit: 'A state with four at the end of a decade collapses.',
    wallBuilt: 'The wall is built',
    wallBuiltAbout: 'Nobody flees any more; each decade costs East 1 point and prestige.',
    wallDown: 'The wall comes down',
    wallDownAbout: 'People can leave the East again.',
    noDoves: 'No dove is up',
    noDovesAbout: 'Whoever has to turn one more dove face down starts a nuclear war.',
    unrest: 'unrest',
    standard: 'living standard',
    doves: 'Doves',
    built: 'built',
    lost: 'dismantled',
    massProtests: 'mass protests',
    states: ['West', 'East'],
    wins: ['The West wins', 'The East wins', 'The USA wins', 'The USSR wins'],
    unrestCourse: 'Unrest, by state',
  },
  ru: {
    decadeEnds: (roman) => `Конец декады ${roman}`,
    decadeBegins: (roman) => `Декада ${roman}`,
    phaseOf: (at, all) => `фаза ${at} из ${all}`,
    event: 'Событие',
    automatic: 'Автоматическое событие',
    fromHand: 'из руки',
    terms: {
      runners: 'бегущие',
      police: 'полиция',
      west: 'уровень Запада',
      eastProtest: 'протест Востока',
      east: 'уровень Востока',
      westProtest: 'протест Запада',
      track: 'шкала',
      exports: 'экспорт',
      standards: 'благосостояние',
      cards: 'карты полиции',
    },
    flight: (points) => `Восток −${points}`,
    noFlight: 'Никто не бежит',
    walled: 'Стена',
    halved: 'пополам',
    currency: (balance) => `Восток ${signed(balance)}`,
    socialists: (due) => `Социалисты ${signed(due)}`,
    stand: 'Оба стоят',
    collapses: (side) => (side === 0 ? 'Запад рушится' : 'Восток рушится'),
    protest: 'Массовый протест',
    protestAbout: (side, count) => `${side === 0 ? 'Запад' : 'Восток'}: ${count} из 4`,
    protestLimit: 'Государство с четырьмя в конце декады рушится.',
    wallBuilt: 'Стена построена',
    wallBuiltAbout: 'Больше никто не бежит; каждая декада стоит Востоку 1 очка и престижа.',
    wallDown: 'Стена пала',
    wallDownAbout: 'Из Восточной Германии снова можно бежать.',
    noDoves: 'Голубей не осталось',
    noDovesAbout: 'Кому придется перевернуть еще одного голубя, тот начнет ядерную войну.',
    unrest: 'беспорядки',
    standard: 'благосостояние',
    doves: 'Голуби',
    built: 'построено',
    lost: 'демонтировано',
    massProtests: 'массовые протесты',
    states: ['Запад', 'Восток'],
    wins: ['Победа Запада', 'Победа Востока', 'Победа США', 'Победа СССР'],
    unrestCourse: 'Беспорядки по государствам',
  },
};

export const useVolkStageTexts = (): VolkStageTexts => TEXTS[useLanguage()];
