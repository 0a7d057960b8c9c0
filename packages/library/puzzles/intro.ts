import { STRUGGLE_IDS } from '@brink/games/ids';
import type { Language } from '@brink/kernel';
import type { Words } from '../lessons/lesson.ts';
import type { OddsPuzzle, Puzzle } from './puzzle.ts';

/** What stands above a puzzle before it is tried. */
export interface Intro {
  readonly title: Words;
  readonly say: Words;
}

const SIDES: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['the US', 'the USSR'],
    ['West Germany', 'East Germany'],
  ],
  ru: [
    ['США', 'СССР'],
    ['ФРГ', 'ГДР'],
  ],
};

const DECADES = ['', 'I', 'II', 'III', 'IV'];

/** What is asked for, by the question that is answered last. */
const ASKS: Readonly<Record<string, Words>> = {
  headline: { en: 'Choose your headline.', ru: 'Выберите начальное событие.' },
  actionRound: { en: 'Choose the card to play.', ru: 'Выберите карту.' },
  takeCard: { en: 'Choose the card to take.', ru: 'Выберите карту.' },
  useOfCard: {
    en: 'Choose a card and how to use it.',
    ru: 'Выберите карту и как ее использовать.',
  },
  operations: {
    en: 'Choose a card and what to do with it.',
    ru: 'Выберите карту и что с ней сделать.',
  },
  coupTarget: {
    en: 'Choose a card, what to do with it, and where.',
    ru: 'Выберите карту, что с ней сделать и где.',
  },
  realignTarget: {
    en: 'Choose a card, what to do with it, and where first.',
    ru: 'Выберите карту, что с ней сделать и где начать.',
  },
};

const isStruggle = ({ game }: OddsPuzzle): boolean => STRUGGLE_IDS.some((id) => id === game);

function titleOf(puzzle: OddsPuzzle): Words {
  const { turn, round } = puzzle;
  if (!isStruggle(puzzle)) {
    const decade = DECADES[turn];
    const en = round === 1 ? 'first half' : 'second half';
    const ru = round === 1 ? 'первая половина' : 'вторая половина';
    return { en: `Decade ${decade}, ${en}`, ru: `Декада ${decade}, ${ru}` };
  }
  return round === 0
    ? { en: `Turn ${turn}, headline`, ru: `Раунд ${turn}, начальное событие` }
    : { en: `Turn ${turn}, action round ${round}`, ru: `Раунд ${turn}, ход ${round}` };
}

function sayOf(puzzle: OddsPuzzle): Words {
  const family = isStruggle(puzzle) ? 0 : 1;
  const ask = ASKS[puzzle.ask] ?? ASKS.useOfCard;
  return {
    en: `You are ${SIDES.en[family][puzzle.seat]}. ${ask.en} One play gives clearly the best chances.`,
    ru: `Вы — ${SIDES.ru[family][puzzle.seat]}. ${ask.ru} Один розыгрыш явно лучше остальных.`,
  };
}

/** Title and task. A puzzle that was found tells them by when it is and what is asked. */
export const introOf = (puzzle: Puzzle): Intro =>
  puzzle.kind === 'exact'
    ? { title: puzzle.title, say: puzzle.say }
    : { title: titleOf(puzzle), say: sayOf(puzzle) };
