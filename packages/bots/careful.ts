import {
  CHANCE,
  choose,
  drop,
  legal,
  newMask,
  nextActor,
  nth,
  size,
  type Actor,
  type Game,
  type GamePackage,
  type Outcome,
  type Policy,
  type Random,
} from '@brink/kernel';

/** How many positions are looked at before a choice counts as safe. */
const EFFORT = 16;
const DIE = 6;
/** How many choices are followed where the effort has ended. */
const PLAYOUT = 32;

/**
 * Plays at random, but takes no choice after which he may have lost at once, whatever the
 * others and the dice do, and does not put off what cannot wait. He sees the true hands when
 * he looks ahead: good for long test games, not for an honest opponent.
 */
export function carefulPolicy(game: GamePackage, random: Random): Policy {
  const { caution, outcome } = game;
  const left = newMask();
  const pool: Game[] = [];

  const isAccident = ({ winners, manner }: Outcome, actor: Actor): boolean =>
    winners.length > 0 &&
    !winners.includes(actor) &&
    (!caution || caution.accidents.includes(manner));

  const branchOf = (at: Game, depth: number): Game => (pool[depth] ??= at.clone());

  /** Goes on by the first choice that offers itself until the danger is over. */
  const endsBadly = (at: Game, actor: Actor): boolean => {
    for (let left = PLAYOUT; left > 0; left--) {
      const next = nextActor(at);
      if (next < 0) return isAccident(outcome(at)!, actor);
      if (caution && !caution.isInDanger(at, actor)) return false;
      choose(at, next, nth(legal(at, next), 0));
    }
    return false;
  };

  const isLostFor = (at: Game, actor: Actor, effort: number, depth: number): boolean => {
    const result = outcome(at);
    if (result) return isAccident(result, actor);
    if (caution && !caution.isInDanger(at, actor)) return false;
    if (effort < 1) return endsBadly(at, actor);
    const next = nextActor(at);
    const mask = legal(at, next);
    if (caution?.isHarmless(at)) {
      choose(at, next, nth(mask, 0));
      return isLostFor(at, actor, effort, depth);
    }
    const count = size(mask);
    const isCard = next === CHANCE && count > DIE;
    if (isCard && !caution?.isFateful?.(at)) return false;
    // Of the dice only the extremes count, of the cards a few.
    const stride = next !== CHANCE ? 1 : isCard ? Math.ceil(count / DIE) : Math.max(1, count - 1);
    const share = (effort - 1) / Math.ceil(count / stride);
    const branch = branchOf(at, depth);
    for (let n = 0; n < count; n += stride) {
      choose(branch.copyFrom(at), next, nth(mask, n));
      // He needs one way out; the others need one way to beat him.
      if (isLostFor(branch, actor, share, depth + 1) !== (next === actor)) return next !== actor;
    }
    return next === actor;
  };

  const loses = (at: Game, actor: Actor, choice: number): boolean => {
    const branch = branchOf(at, 0);
    choose(branch.copyFrom(at), actor, choice);
    return isLostFor(branch, actor, EFFORT, 1);
  };

  return (at, actor) => {
    left.set(legal(at, actor));
    caution?.insist(at, actor, left);
    let count = size(left);
    const first = nth(left, random.below(count));
    if (caution && (caution.isHarmless(at) || !caution.isInDanger(at, actor))) return first;
    for (let choice = first; ; choice = nth(left, random.below(count))) {
      if (!loses(at, actor, choice)) return choice;
      drop(left, choice);
      if (--count === 0) return first;
    }
  };
}
