import { useLanguage, type BoardLanguage } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import type { GameRecord, Outcome, Texts } from '@brink/kernel';
import type { CurvePoint, ReviewProgress, ToldChoice } from '@brink/staff';
import { momentText, namesFrom, tellChosen, turnText } from '@brink/study';
import { useMemo } from 'react';
import { REVIEW_TEXTS, type ReviewTexts } from './texts.ts';

/** Nine results of ten lie within so many standard errors. */
const NINE_OF_TEN = 1.645;

/** Percents without their sign. */
export const pointsOf = (part: number): number => Math.round(part * 100);
export const errorOf = (error: number): number =>
  Math.max(1, Math.round((Number.isFinite(error) ? error : 0) * NINE_OF_TEN * 100));
/** "+7", "−13" */
export const signed = (part: number): string =>
  `${pointsOf(part) < 0 ? '−' : '+'}${Math.abs(pointsOf(part))}`;

/** How a review speaks of a game. */
export interface ReviewWords {
  readonly language: BoardLanguage;
  readonly texts: ReviewTexts;
  readonly game: Texts;
  /** The two sides, and those who played them. */
  readonly sides: readonly [string, string];
  readonly players: readonly [string, string];
  readonly turn: (turn: number) => string;
  readonly play: (choices: readonly ToldChoice[]) => string;
  /** "T3 AR2 USSR: coup Iran" */
  readonly named: (point: Pick<CurvePoint, 'moment' | 'seat' | 'played'>) => string;
}

export function useReviewWords(
  record: GameRecord,
  names: readonly string[],
  game: Texts,
): ReviewWords {
  const language = useLanguage();
  return useMemo(() => {
    // The page is opened only for games of ours.
    const id: GameId = isGameId(record.game) ? record.game : 'twilight-struggle';
    const notation = { game: id, language, names: namesFrom(game) };
    const play = (choices: readonly ToldChoice[]): string => tellChosen(game, choices);
    /** Where four play, every other seat is of the same side. */
    const playersOf = (side: 0 | 1): string =>
      names.filter((name, seat) => seat % 2 === side && name !== '').join(', ') || game.seats[side];
    return {
      language,
      texts: REVIEW_TEXTS[language],
      game,
      sides: [game.seats[0], game.seats[1]],
      players: [playersOf(0), playersOf(1)],
      turn: (turn) => turnText(notation, turn),
      play,
      named: ({ moment, seat, played = [] }) => {
        const who = seat === undefined ? '' : ` ${game.seats[seat]}`;
        const what = play(played);
        return `${momentText(notation, moment)}${who}${what === '' ? '' : `: ${what}`}`;
      },
    };
  }, [record, names, game, language]);
}

/** "The US won", and the side that did. */
export interface ReviewTitle {
  readonly text: string;
  readonly side?: 0 | 1;
}

export function titleOf({ texts, sides }: ReviewWords, result: Outcome | undefined): ReviewTitle {
  const [winner] = result?.winners ?? [];
  if (!result) return { text: texts.title };
  if (winner === undefined) return { text: texts.draw };
  const side = winner % 2 === 0 ? 0 : 1;
  return { text: texts.won(sides[side]), side };
}

/** A place of the curve where much changed. */
export interface Turn {
  readonly number: number;
  readonly before: CurvePoint;
  readonly after: CurvePoint;
  /** The play that it is of. */
  readonly point: CurvePoint;
  /** How much of the step dice and cards did, from 0 to 1. */
  readonly luck: number;
}

/**
 * The turning points in the order of the game. Each belongs to the play that was a mistake, or else
 * to the one before, by its dice and by what was dealt after it.
 */
export function turnsOf({ curve, turningPoints, mistakes }: ReviewProgress): readonly Turn[] {
  let last: CurvePoint | undefined;
  return turningPoints
    .toSorted((a, b) => a - b)
    .map((place, i) => {
      const [before, after] = [curve[place - 1], curve[place]];
      // Two steps in a row are of two plays.
      const isTaken = before === last && after.played !== undefined;
      const isAfters = isTaken || mistakes.some(({ index }) => index === after.index);
      last = isAfters ? after : before;
      const step = after.chance - before.chance;
      const { dice, draws } = after.luck;
      const luck = step === 0 ? 0 : Math.max(0, Math.min(1, (dice + draws) / step));
      return { number: i + 1, before, after, point: last, luck };
    });
}

/** What moved the chances of the first side since the beginning, luck and decisions apart. */
export interface Shares {
  readonly start: number;
  readonly end: number;
  readonly decisions: readonly [number, number];
  readonly dice: number;
  readonly draws: number;
  /** What could not be told apart. */
  readonly rest: number;
}

export function sharesOf({ curve, luck, decided: [first, second] }: ReviewProgress): Shares {
  const start = curve[0]?.chance ?? 0.5;
  const end = curve.at(-1)?.chance ?? start;
  const decisions = [first, second] as const;
  const rest = end - start - decisions[0] - decisions[1] - luck.dice - luck.draws;
  return { start, end, decisions, dice: luck.dice, draws: luck.draws, rest };
}

/** Where the game would stand with even dice and an even deal. */
export const withoutLuck = ({ end, dice, draws }: Shares): number =>
  Math.max(0, Math.min(1, end - dice - draws));
