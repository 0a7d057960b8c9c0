import { countFrom, handOf } from '../deck.ts';
import type { Side } from '../sides.ts';
import { ROUND } from '../state.ts';
import type { Table } from '../world.ts';

/**
 * As many scoring cards in hand as rounds that nobody can take away: one must be played now or
 * the game may be lost (§10.1.5).
 */
export function isScoringDue(game: Table, side: Side): boolean {
  const { cardSets, rule } = game.rules;
  const held = countFrom(game, handOf(side), cardSets.scoring);
  if (held === 0) return false;
  const rounds = (rule.certainRounds ?? rule.roundsOf)(game, side);
  return held >= rounds - game.mem[ROUND] + 1;
}

/** An event wants a scoring card in this round, and there is one. */
export function mustScore(game: Table, side: Side): boolean {
  const { rule, cardSets } = game.rules;
  return (
    rule.mustScore?.(game, side) === true && countFrom(game, handOf(side), cardSets.scoring) > 0
  );
}

/** Rounds beyond those that have to be played are optional. */
export const isExtraRound = (game: Table): boolean =>
  game.mem[ROUND] > game.rules.rule.regularRounds(game);

/** A card that was handed over and has to be played; 0 for none. */
export const dueCard = (game: Table, side: Side): number =>
  game.rules.rule.dueCard?.(game, side) ?? 0;
