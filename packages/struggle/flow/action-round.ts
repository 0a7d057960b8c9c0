import {
  ACTOR,
  CARD,
  DONE,
  FP,
  add,
  call,
  isEmpty,
  l,
  local,
  program,
  step,
  when,
  type Mask,
  type Program,
  type Steps,
} from '@brink/kernel';
import { handOf, isEmptyZone, offerFrom, offerZone } from '../deck.ts';
import { emit } from '../emit.ts';
import { isRaised, type Flag } from '../flags.ts';
import { fixReach } from '../influence.ts';
import type { Side } from '../sides.ts';
import { COMMITTED, PHASING, REACHED_TWO, ROUND, ROUND_OF } from '../state.ts';
import type { Condition, Table, World } from '../world.ts';
import { canPlayPassingCard } from './passing-card.ts';
import { UNSHOWN, playCard } from './play.ts';
import { dueCard, isExtraRound, isScoringDue, mustScore } from './rounds.ts';
import { trapRound } from './trap.ts';
import { question } from '../question.ts';

/** Whose action round it is. */
export const roundActor = ({ mem }: Table): Side => mem[mem[FP] + ACTOR] as Side;

/** The card of his hand that the player has been told to play; 0 for any. */
export const NAMED = l.target;

/** The cards a side may play from its hand: any, but for one that is due. */
export function offerHand(game: Table, side: Side, legal: Mask): void {
  const { scoring } = game.rules.cardSets;
  if (mustScore(game, side)) return offerFrom(game, handOf(side), scoring, legal);
  const due = dueCard(game, side);
  if (due === 0) return offerZone(game, handOf(side), legal);
  add(legal, due);
  if (isScoringDue(game, side)) offerFrom(game, handOf(side), scoring, legal);
}

/** Nothing else is due first; §9.5: nor may the passing card leave a scoring card in hand. */
const isPassingCardFree = (game: Table, side: Side): boolean =>
  !mustScore(game, side) &&
  dueCard(game, side) === 0 &&
  (game.rules.rule.passingCardMayKeepScoring?.(game) === true || !isScoringDue(game, side));

/** §5.1: whoever has a card must play one; the passing card and extra rounds are optional. */
function offerCards(game: Table, side: Side, legal: Mask): void {
  const named = local(game, NAMED);
  if (named === 0) offerHand(game, side, legal);
  else add(legal, named);
  if (canPlayPassingCard(game, side) && isPassingCardFree(game, side)) {
    add(legal, game.rules.passingCard);
  }
  const isFree = isEmptyZone(game, handOf(side)) || isExtraRound(game);
  if (isFree && !isEmpty(legal)) add(legal, DONE);
}

/** What lasting effects put before, after or in the place of an action round. */
export interface RoundParts {
  /** The flag that traps each side; below 0 where there is none. */
  readonly traps?: readonly [us: Flag, ussr: Flag];
  /** What takes the place of the round, trapped or not, while its condition holds. */
  readonly instead?: readonly [condition: Condition, steps: Steps<World>];
  /** Before the player chooses: another may name his card. */
  readonly before?: Steps<World>;
  readonly after?: Steps<World>;
}

const isTrapped = (game: Table, flag: Flag): boolean => flag >= 0 && isRaised(game, flag);

/** §4.5 D: one action round of the frame's owner. */
export function actionRoundOf(parts: RoundParts): Program<World> {
  const { traps, instead, before = [], after = [] } = parts;
  const normalRound = program<World>('normalRound', [
    before,
    question({
      prompt: 'actionRound',
      domain: 'card',
      actor: roundActor,
      legal: (game, legal) => offerCards(game, roundActor(game), legal),
      take: (game, card) => {
        if (card !== DONE) game.mem[COMMITTED + roundActor(game)] = card + 1;
      },
    }),
    when(
      (game) => game.mem[COMMITTED + roundActor(game)] !== 0,
      [call(playCard, ({ mem }, _caller, callee) => void (mem[callee + CARD] = UNSHOWN))],
      [
        step((game) => {
          emit(game, 'pass', roundActor(game));
          game.rules.rule.onNoPlay?.(game, roundActor(game));
        }),
      ],
    ),
  ]);
  const round: Steps<World> =
    traps === undefined
      ? [call(normalRound)]
      : [
          when(
            (game) => isTrapped(game, traps[roundActor(game)]),
            [call(trapRound(traps))],
            [call(normalRound)],
          ),
        ];
  return program<World>('actionRound', [
    step((game) => {
      const { mem, rules } = game;
      const side = roundActor(game);
      mem[PHASING] = side;
      mem[ROUND_OF] = side + 1;
      mem[REACHED_TWO] = 0;
      fixReach(game);
      rules.rule.onRound?.(game);
      emit(game, 'round', side, mem[ROUND]);
    }),
    instead ? when(instead[0], instead[1], round) : round,
    after,
  ]);
}
