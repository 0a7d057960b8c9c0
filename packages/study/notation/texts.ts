import type { Language } from '@brink/kernel';
import type { Moment } from './moment.ts';

/** What notation is made of, in one language. */
export interface NotationTexts {
  readonly turn: (turn: number) => string;
  /** "T3 AR2", "T3 HL". */
  readonly struggle: (moment: Moment) => string;
  /** "II·1" */
  readonly volk: (moment: Moment) => string;
  readonly setUp: string;
  readonly deal: string;
  readonly coup: string;
  readonly realign: string;
  readonly influence: string;
  readonly space: string;
  readonly event: string;
  readonly war: string;
  readonly pass: string;
  readonly discard: string;
  /** Between a word and the names after it. */
  readonly of: string;
  readonly ifDie: (faces: string) => string;
  readonly ifDealt: string;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

const decade = ({ turn, round, isEnd }: Moment, end: string): string => {
  const number = ROMAN[turn] ?? `${turn}`;
  if (isEnd) return `${number} ${end}`;
  return round === 0 ? number : `${number}·${round}`;
};

/** The words of the notation. */
export const NOTATION_TEXTS: Readonly<Record<Language, NotationTexts>> = {
  en: {
    turn: (turn) => `T${turn}`,
    struggle: ({ turn, round }) => (round === 0 ? `T${turn} HL` : `T${turn} AR${round}`),
    volk: (moment) => decade(moment, 'end'),
    setUp: 'Set-up',
    deal: 'deal',
    coup: 'coup',
    realign: 'realign',
    influence: 'influence',
    space: 'space',
    event: 'event',
    war: 'war',
    pass: 'pass',
    discard: 'discard',
    of: ' ',
    ifDie: (faces) => `if ${faces}`,
    ifDealt: 'other cards',
  },
  ru: {
    turn: (turn) => `Р${turn}`,
    struggle: ({ turn, round }) => (round === 0 ? `Р${turn} НС` : `Р${turn} Х${round}`),
    volk: (moment) => decade(moment, 'итог'),
    setUp: 'Расстановка',
    deal: 'раздача',
    coup: 'переворот',
    realign: 'снижение влияния',
    influence: 'влияние',
    space: 'космос',
    event: 'событие',
    war: 'война',
    pass: 'пас',
    discard: 'сброс',
    of: ': ',
    ifDie: (faces) => `если ${faces}`,
    ifDealt: 'другие карты',
  },
};

/** Numbers as people write them: 2–4, 6. */
export function facesText(faces: readonly number[]): string {
  const sorted = [...faces].sort((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const face of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === face - 1) last[1] = face;
    else runs.push([face, face]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
