import { DONE, add, isEmpty, program, step, when } from '@brink/kernel';
import {
  DEFCON,
  DRAW_RESULT,
  MILITARY_OPS,
  ROUND,
  SPACE_ATTEMPTS,
  TURN,
  US,
  USSR,
  VP,
  countFrom,
  discard,
  emit,
  endGame,
  endTurnFlags,
  handOf,
  hasSpaceAbility,
  isOver,
  moveVp,
  offerZone,
  rivalOf,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { scoringCards } from '../card-sets.ts';
import { DISCARDS_HELD } from '../data/space.ts';
import { isRuled } from '../rulings.ts';
import { CHERNOBYL_REGION, CHINA_FACE_UP, CHINA_HOLDER, ROUND_OF } from '../state.ts';
import { scoreFinally } from './scoring.ts';

const holdsScoringCard = (game: Table, side: Side): boolean =>
  countFrom(game, handOf(side), scoringCards) > 0;

/** §8.2.1: each side misses what DEFCON demands; only the difference is paid. */
export function penaltyFor({ mem }: Table, side: Side): number {
  return Math.max(0, mem[DEFCON] - mem[MILITARY_OPS + side]);
}

function checkMilitaryOps(game: Table): void {
  const { mem } = game;
  const toUs = penaltyFor(game, USSR) - penaltyFor(game, US);
  if (toUs !== 0) emit(game, 'militaryPenalty', penaltyFor(game, US), penaltyFor(game, USSR));
  moveVp(game, toUs >= 0 ? US : USSR, Math.abs(toUs));
  mem[MILITARY_OPS + US] = 0;
  mem[MILITARY_OPS + USSR] = 0;
}

/** §10.3.1 with its exception, and §11.2: a held scoring card loses. */
function checkHeldCards(game: Table): void {
  const vp = game.mem[VP];
  const { vpToWin } = game.rules;
  if (Math.abs(vp) >= vpToWin) {
    const leader = vp > 0 ? US : USSR;
    const mustShow = !isRuled(game, 'militaryVpWinsAtOnce');
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

function cleanUp(game: Table): void {
  const { mem } = game;
  endTurnFlags(game);
  mem[CHERNOBYL_REGION] = 0;
  mem[SPACE_ATTEMPTS + US] = 0;
  mem[SPACE_ATTEMPTS + USSR] = 0;
  mem[CHINA_FACE_UP] = 1;
  mem[ROUND] = 0;
  mem[ROUND_OF] = 0;
}

/** §6.4.4, box 6: the first on the Moon may throw one held card away. */
const discardHeld = (side: Side) =>
  when<World>(
    (game) => hasSpaceAbility(game, side, DISCARDS_HELD),
    [
      {
        kind: 'ask',
        prompt: 'discardHeld',
        domain: 'card',
        actor: () => side,
        legal: (game, legal) => {
          offerZone(game, handOf(side), legal);
          if (!isEmpty(legal)) add(legal, DONE);
        },
        take: (game, card) => {
          if (card !== DONE) discard(game, side, card);
        },
      },
    ],
  );

export const endOfTurn = program<World>('endOfTurn', [
  step((game) => {
    checkMilitaryOps(game);
    checkHeldCards(game);
  }),
  discardHeld(USSR),
  discardHeld(US),
  step(cleanUp),
]);

function finish(game: Table): void {
  const { mem } = game;
  scoreFinally(game);
  if (isOver(game)) return;
  const holder = mem[CHINA_HOLDER];
  if (holder <= USSR) {
    emit(game, 'chinaCardVp', holder);
    moveVp(game, holder as Side, 1);
  }
  const vp = mem[VP];
  endGame(game, vp === 0 ? DRAW_RESULT : vp > 0 ? US : USSR, 'finalScoring');
}

export const finalScoring = program<World>('finalScoring', [step(finish)]);
export const LAST_TURN = 10;
export const isPlayed = ({ mem }: Table): boolean => mem[TURN] >= LAST_TURN;
