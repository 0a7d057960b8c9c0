import { NEUTRAL, US, USSR, type CardFacts } from '@brink/struggle';

/** A card of one game that may be chosen into the other (Red Sea §12). */
export interface Visitor<Id extends string = string> {
  readonly id: Id;
  /** Its number at home, and as a visiting card. */
  readonly home: number;
  readonly number: number;
  readonly ops: number;
  readonly side: typeof US | typeof USSR | typeof NEUTRAL;
  readonly isLate: boolean;
}

interface HomeCard<Id extends string> {
  readonly id: Id;
  readonly number: number;
  readonly ops: number;
  readonly side: 'us' | 'ussr' | 'neutral';
  readonly period: string;
  readonly marks: readonly string[];
}

const SIDES = { us: US, ussr: USSR, neutral: NEUTRAL } as const;

/** Gives the cards of a list numbers that are free in the other game. */
export function invite<Id extends string>(
  ids: readonly Id[],
  homeOf: (id: Id) => HomeCard<Id>,
  numbers: readonly number[],
): readonly Visitor<Id>[] {
  return ids.map((id, i) => {
    const { number: home, ops, side, period } = homeOf(id);
    return { id, home, number: numbers[i], ops, side: SIDES[side], isLate: period === 'late' };
  });
}

export function visitingFacts(visitor: Visitor, { marks }: HomeCard<string>): CardFacts {
  return {
    number: visitor.number,
    id: visitor.id,
    ops: visitor.ops,
    side: visitor.side,
    isScoring: false,
    isStarred: marks.includes('starred'),
    isWar: marks.includes('war'),
  };
}

/** `length` numbers from `first` on. */
export const numbersFrom = (first: number, length: number): number[] =>
  Array.from({ length }, (_, i) => first + i);
