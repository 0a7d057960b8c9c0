import { countFrom, handOf } from '../deck.ts';
import { emit } from '../emit.ts';
import { endTurnFlags } from '../flags.ts';
import { DRAW_RESULT, endByScore, endGame, moveVp } from '../result.ts';
import { US, USSR, rivalOf, type Side } from '../sides.ts';
import {
  DEFCON,
  MILITARY_OPS,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  ROUND,
  ROUND_OF,
  SPACE_ATTEMPTS,
  VP,
} from '../state.ts';
import type { Table } from '../world.ts';

/** Whether a side has kept a scoring card, which loses the game. */
export const holdsScoringCard = (game: Table, side: Side): boolean =>
  countFrom(game, handOf(side), game.rules.cardSets.scoring) > 0;

/** §8.2.1: each side misses what DEFCON demands; only the difference is paid. */
export function penaltyFor({ mem }: Table, side: Side): number {
  return Math.max(0, mem[DEFCON] - mem[MILITARY_OPS + side]);
}

/** Pays for military operations that are missing at the end of a turn (§8.2). */
export function checkMilitaryOps(game: Table): void {
  const { mem } = game;
  const toUs = penaltyFor(game, USSR) - penaltyFor(game, US);
  if (toUs !== 0) emit(game, 'militaryPenalty', penaltyFor(game, US), penaltyFor(game, USSR));
  moveVp(game, toUs >= 0 ? US : USSR, Math.abs(toUs));
  mem[MILITARY_OPS + US] = 0;
  mem[MILITARY_OPS + USSR] = 0;
}

/** §10.3.1 with its exception, and §11.2: a held scoring card loses. */
export function checkHeldCards(game: Table): void {
  const vp = game.mem[VP];
  const { vpToWin, rule } = game.rules;
  if (Math.abs(vp) >= vpToWin) {
    const leader = vp > 0 ? US : USSR;
    const mustShow = !rule.militaryVpWinsAtOnce?.(game);
    if (mustShow && holdsScoringCard(game, leader)) {
      endGame(game, rivalOf(leader), 'heldScoringCard');
    } else {
      endGame(game, leader, 'vp');
    }
    return;
  }
  const us = holdsScoringCard(game, US);
  const ussr = holdsScoringCard(game, USSR);
  if (us && ussr) endGame(game, DRAW_RESULT, 'heldScoringCard');
  else if (us) endGame(game, USSR, 'heldScoringCard');
  else if (ussr) endGame(game, US, 'heldScoringCard');
}

/** What lasts a turn is over; the passing card may be played again. */
export function cleanUpTurn(game: Table): void {
  const { mem } = game;
  endTurnFlags(game);
  game.rules.rule.onTurnEnd?.(game);
  mem[SPACE_ATTEMPTS + US] = 0;
  mem[SPACE_ATTEMPTS + USSR] = 0;
  mem[PASSING_FACE_UP] = 1;
  mem[ROUND] = 0;
  mem[ROUND_OF] = 0;
}

/** After final scoring: 1 VP for the passing card, then the marker tells who has won. */
export function finishGame(game: Table): void {
  const { mem } = game;
  if (mem[PASSING_HOLDER] <= USSR) {
    const holder = mem[PASSING_HOLDER] as Side;
    emit(game, 'chinaCardVp', holder);
    moveVp(game, holder, 1);
  }
  endByScore(game, 'finalScoring');
}
