import {
  ACTOR,
  CARD,
  DONE,
  FP,
  add,
  call,
  has,
  isEmpty,
  l,
  program,
  step,
  when,
  type Mask,
  type Program,
} from '@brink/kernel';
import { worthNow } from '../card-sets.ts';
import { discard, handOf, isEmptyZone, isIn, moveCard, offerFrom, showAbsent } from '../deck.ts';
import { roll } from '../die.ts';
import { emit } from '../emit.ts';
import { lowerFlag, type Flag } from '../flags.ts';
import type { Side } from '../sides.ts';
import { RESOLVING } from '../state.ts';
import type { Table, World } from '../world.ts';
import { playForEvent } from './play.ts';
import { dueCard, isExtraRound, isScoringDue, mustScore } from './rounds.ts';
import { question } from '../question.ts';

const DISCARD_VALUE = 2;
const NOTHING = 0;

const actor = ({ mem }: Table): Side => mem[mem[FP] + ACTOR] as Side;

/** A discard of 2 or more: the card that is due, if it is one. */
function offerDiscards(game: Table, side: Side, legal: Mask): void {
  const due = dueCard(game, side);
  const fit = worthNow(game, side, DISCARD_VALUE);
  if (due !== 0 && has(fit, due) && isIn(game, handOf(side), due)) add(legal, due);
  else offerFrom(game, handOf(side), fit, legal);
}

/** A discard; scoring cards when they are due or nothing else is left. */
function offerTrapped(game: Table, side: Side, legal: Mask): void {
  const { cardSets, rule } = game.rules;
  const isWanted = mustScore(game, side);
  if (!isWanted || !rule.mustScoreFirst?.(game)) offerDiscards(game, side, legal);
  const mustPass = isEmpty(legal);
  if (mustPass || isScoringDue(game, side) || rule.trappedMayScore?.(game)) {
    offerFrom(game, handOf(side), cardSets.scoring, legal);
  }
  // The eighth round is optional for a trapped side as well; asked whatever he holds, he gives
  // nothing away by leaving it.
  const isFree = isExtraRound(game)
    ? !isEmptyZone(game, handOf(side))
    : mustPass && !isWanted && !rule.trappedMustScore?.(game) && !isEmpty(legal);
  if (isFree) add(legal, DONE);
}

/** Instead of a play, discard and roll; 1–4 ends it. `traps` are the flags that hold each side. */
export const trapRound = (traps: readonly [us: Flag, ussr: Flag]): Program<World> =>
  program<World>('trapRound', [
    step((game) => {
      game.rules.rule.onNoPlay?.(game, actor(game));
      game.mem[game.mem[FP] + l.target] = NOTHING;
    }),
    question({
      prompt: 'trapDiscard',
      domain: 'card',
      actor,
      legal: (game, legal) => offerTrapped(game, actor(game), legal),
      take: ({ mem }, card) => void (mem[mem[FP] + l.target] = card === DONE ? NOTHING : card),
    }),
    step((game) => {
      const { mem, rules } = game;
      const frame = mem[FP];
      const side = actor(game);
      const card = mem[frame + l.target];
      const isScoring = card !== NOTHING && rules.cards[card]!.isScoring;
      mem[frame + l.extra] = isScoring ? 1 : 0;
      if (isScoring) {
        moveCard(game, card, RESOLVING);
        game.reveals++;
        emit(game, 'play', side, card, 1);
      } else if (card === NOTHING) {
        if (!isExtraRound(game)) showAbsent(game, side, worthNow(game, side, DISCARD_VALUE));
        emit(game, 'trapForfeit', side);
      } else {
        discard(game, side, card);
      }
    }),
    when(
      ({ mem }) => mem[mem[FP] + l.extra] === 1,
      [
        call(playForEvent, ({ mem }, caller, callee) => {
          mem[callee + CARD] = mem[caller + l.target];
        }),
      ],
      [
        when(
          ({ mem }) => mem[mem[FP] + l.target] !== NOTHING,
          roll('trapDie', actor, (game, die) => {
            const side = actor(game);
            emit(game, 'trapRoll', side, die);
            if (die <= 4) lowerFlag(game, traps[side]);
          }),
        ),
      ],
    ),
  ]);
