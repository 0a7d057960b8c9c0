import type { CardId } from '../data/cards.ts';
import type { TurnZeroView } from '../view.ts';
import { HIGH, HIGHEST, crisisNumber, type Band, type CrisisId } from './crises.ts';

/** Something that a crisis leaves behind, as a table shows it among what is in effect. */
export interface CrisisEffect {
  readonly id: string;
  readonly crisis: CrisisId;
  readonly band: Band;
  /** The last turn it holds for; the whole game if left out. */
  readonly lastTurn?: number;
  readonly side: 'us' | 'neutral';
  /** The card it is about, if it is about one. */
  readonly card?: CardId;
}

export const CRISIS_EFFECTS = [
  {
    id: 'alliedBerlin',
    crisis: 've-day',
    band: HIGHEST,
    side: 'neutral',
    card: 'europe-scoring-allied-berlin',
  },
  { id: 'blockadeVoid', crisis: 've-day', band: HIGHEST, side: 'neutral', card: 'blockade' },
  { id: 'usFirst', crisis: 'yalta-and-potsdam', band: HIGHEST, lastTurn: 3, side: 'us' },
  {
    id: 'socialistGovernmentsVoid',
    crisis: 'uk-election',
    band: HIGH,
    lastTurn: 2,
    side: 'neutral',
    card: 'socialist-governments',
  },
  {
    id: 'suezCrisisVoid',
    crisis: 'uk-election',
    band: HIGHEST,
    side: 'neutral',
    card: 'suez-crisis',
  },
  { id: 'firstTurnSecure', crisis: 'vj-day', band: HIGHEST, lastTurn: 1, side: 'us' },
] as const satisfies readonly CrisisEffect[];
export type CrisisEffectId = (typeof CRISIS_EFFECTS)[number]['id'];

/** What of it holds in a turn of the game; nothing is in effect before the first. */
export function crisisEffectsIn(
  turnZero: Pick<TurnZeroView, 'results'> | undefined,
  turn: number,
): readonly (typeof CRISIS_EFFECTS)[number][] {
  if (!turnZero || turn === 0) return [];
  return CRISIS_EFFECTS.filter(({ crisis, band, ...effect }: CrisisEffect) => {
    const isHeld = turnZero.results[crisisNumber(crisis)] === band;
    return isHeld && turn <= (effect.lastTurn ?? turn);
  });
}
