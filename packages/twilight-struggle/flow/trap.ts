import {
  ACTOR,
  CARD,
  DONE,
  FP,
  add,
  call,
  isEmpty,
  l,
  program,
  rollDie,
  step,
  when,
  type Mask,
} from '@brink/kernel';
import {
  RESOLVING,
  ROUND,
  discard,
  emit,
  handOf,
  isIn,
  isRaised,
  lowerFlag,
  moveCard,
  offerFrom,
  playForEvent,
  showAbsent,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { MISSILE_ENVY, scoringCards, worthNow } from '../card-sets.ts';
import { MissileEnvyDue, Trapped } from '../flags.ts';
import { isRuled } from '../rulings.ts';
import { payBurial } from './burial.ts';
import { isScoringDue, regularRounds } from './rounds.ts';

const DISCARD_VALUE = 2;

/** The eighth round is optional for a trapped side as well. */
const isExtraRound = (game: Table): boolean => game.mem[ROUND] > regularRounds(game);

/** A discard of 2 or more; scoring cards when they are due or nothing else is left. */
function offerTrapped(game: Table, side: Side, legal: Mask): void {
  const fit = worthNow(game, side, DISCARD_VALUE);
  const isEnvyDue =
    isRaised(game, MissileEnvyDue + side) && fit[MISSILE_ENVY >> 5] & (1 << (MISSILE_ENVY & 31));
  if (isEnvyDue && isIn(game, handOf(side), MISSILE_ENVY)) add(legal, MISSILE_ENVY);
  else offerFrom(game, handOf(side), fit, legal);
  const mustPass = isEmpty(legal);
  if (mustPass || isScoringDue(game, side) || isRuled(game, 'trappedMayScoreAnyTime')) {
    offerFrom(game, handOf(side), scoringCards, legal);
  }
  if ((mustPass || isExtraRound(game)) && !isEmpty(legal)) add(legal, DONE);
}

const NOTHING = 0;

/** Quagmire and Bear Trap: instead of a play, discard and roll; 1–4 ends it. */
export const trapRound = program<World>('trapRound', [
  step((game) => {
    payBurial(game);
    game.mem[game.mem[FP] + l.target] = NOTHING;
  }),
  {
    kind: 'ask',
    prompt: 'trapDiscard',
    domain: 'card',
    actor: ({ mem }) => mem[mem[FP] + ACTOR],
    legal: (game, legal) => offerTrapped(game, game.mem[game.mem[FP] + ACTOR] as Side, legal),
    take: ({ mem }, card) => void (mem[mem[FP] + l.target] = card === DONE ? NOTHING : card),
  },
  step((game) => {
    const { mem } = game;
    const frame = mem[FP];
    const side = mem[frame + ACTOR] as Side;
    const card = mem[frame + l.target];
    const isScoring = card !== NOTHING && game.rules.cards[card]!.isScoring;
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
        [
          rollDie<World>('trapDie', (game, die) => {
            const side = game.mem[game.mem[FP] + ACTOR] as Side;
            emit(game, 'trapRoll', side, die);
            if (die <= 4) lowerFlag(game, Trapped + side);
          }),
        ],
      ),
    ],
  ),
]);
