/**
 * How pressed a side is by cards that are suicide at DEFCON 2; `lookForTrouble` sets it for the
 * decision at hand.
 */
export const alarm = {
  /** Such cards that it must play this turn beyond those it can keep; below 0 there is room. */
  excess: -1,
  /** Such cards for which there is no attempt at the space race. */
  troubles: 0,
  /** Such cards that can go into space, and so need its attempts. */
  spaceable: 0,
  /** The risk of the worst of them: the attempts are kept for it. */
  worst: 0,
  /** Attempts it has left. */
  attempts: 0,
};
