import { endingAt } from '@brink/struggle/text/en/ending';

export const ending = endingAt(20);

/** Who wins the Late War scenario by the score. */
export const lateWarEnd =
  'In the Late War the US needs 20 VP after final scoring, or after a Wargames of its own; otherwise the USSR has won.';
