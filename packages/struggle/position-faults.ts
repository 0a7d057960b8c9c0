import type { Fault } from '@brink/kernel';
import { cardCount, countFrom, handOf } from './deck.ts';
import { US, USSR, type Side } from './sides.ts';
import { DEFCON, MILITARY_OPS, ROUND, ROUND_OF, TURN, VP } from './state.ts';
import type { Table } from './world.ts';

const BOTH: readonly Side[] = [US, USSR];

/** What cannot be on a table where a play begins. */
export const POSITION_FAULTS = ['defconOne', 'vpWon', 'noSuchRound', 'nothingToPlay'] as const;

/** What hardly comes about, and can be played all the same. */
export const POSITION_NOTES = ['largeHand', 'uneven', 'manyScoring', 'noMilitary'] as const;

const fault = (code: (typeof POSITION_FAULTS)[number], ...args: readonly number[]): Fault => ({
  code,
  args,
});

/** Why a table that is laid out cannot be played; each says what to change. */
export function positionFaults(game: Table): readonly Fault[] {
  const { mem, rules } = game;
  const found: Fault[] = [];
  if (mem[DEFCON] === 1) found.push(fault('defconOne'));
  if (Math.abs(mem[VP]) >= rules.vpToWin) {
    found.push(fault('vpWon', mem[VP] > 0 ? US : USSR, rules.vpToWin));
  }
  const side = mem[ROUND_OF] - 1;
  if (side >= 0 && mem[ROUND] > rules.rule.roundsOf(game, side as Side)) {
    found.push(fault('noSuchRound', side, mem[ROUND], mem[TURN]));
  }
  return found;
}

/** Cards that a side should hold when this play begins, if none was lost or won. */
function usualHand(game: Table, side: Side): number {
  const { mem, rules } = game;
  const dealt = rules.rule.handSize(game);
  if (mem[ROUND] === 0) return dealt;
  const first = rules.rule.goesFirst?.(game) ?? USSR;
  const hasPlayed = mem[ROUND_OF] - 1 !== side && first === side ? 1 : 0;
  return Math.max(0, dealt - mem[ROUND] - hasPlayed);
}

/** What is odd about a table. */
export function positionNotes(game: Table): readonly Fault[] {
  const { mem, rules } = game;
  const found: { code: (typeof POSITION_NOTES)[number]; args: number[] }[] = [];
  for (const side of BOTH) {
    const [held, usual] = [cardCount(game, handOf(side)), usualHand(game, side)];
    if (held > usual + 1) found.push({ code: 'largeHand', args: [side, held, usual] });
    const scoring = countFrom(game, handOf(side), rules.cardSets.scoring);
    if (scoring > 3) found.push({ code: 'manyScoring', args: [side, scoring] });
    if (mem[ROUND] === 0 && mem[MILITARY_OPS + side] > 0) {
      found.push({ code: 'noMilitary', args: [side, mem[MILITARY_OPS + side]] });
    }
  }
  const [us, ussr] = BOTH.map((side) => cardCount(game, handOf(side)));
  if (Math.abs(us - ussr) > 3) found.push({ code: 'uneven', args: [us, ussr] });
  return found;
}
