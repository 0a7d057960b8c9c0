import { endingAt, type Reason } from '@brink/struggle/text/en/ending';
import type { OwnManner } from '../../manners.ts';

export const ownEndings: Readonly<Record<OwnManner, Reason>> = {
  europeControl: () => 'control of Europe',
  cubanMissileCrisis: (loser) =>
    loser
      ? `the ${loser} attempted a coup during the Cuban Missile Crisis`
      : 'coup during the Cuban Missile Crisis',
  wargames: () => 'Wargames',
};

export const ending = endingAt(20, ownEndings);

/** Who wins the Late War scenario by the score. */
export const lateWarEnd =
  'In Late War the US needs 20 VP after final scoring, or after a Wargames of its own; otherwise the USSR has won.';
