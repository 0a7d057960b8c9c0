/**
 * How pressed a side is by cards that are suicide at DEFCON 2; `lookForTrouble` sets it for the
 * decision at hand.
 */
export interface Alarm {
  /** Such cards that it must play this turn beyond those it can keep; below 0 there is room. */
  excess: number;
  /** Such cards for which there is no attempt at the space race. */
  troubles: number;
  /** Such cards that can go into space, and so need its attempts. */
  spaceable: number;
  /** The risk of the worst of them: the attempts are kept for it. */
  worst: number;
  /** Attempts it has left. */
  attempts: number;
}

export const newAlarm = (): Alarm => ({
  excess: -1,
  troubles: 0,
  spaceable: 0,
  worst: 0,
  attempts: 0,
});
