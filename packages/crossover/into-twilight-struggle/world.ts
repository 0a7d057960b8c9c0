import { CARD_WORDS, US, USSR, WAITING, type RulePoints } from '@brink/struggle';
import { programOf } from '@brink/red-sea/card';
import { ALL_CARDS } from '@brink/red-sea/cards/index';
import { effectsOn } from '@brink/red-sea/effects';
import { gameWith } from '@brink/twilight-struggle/flow/game';
import { certainRounds } from '@brink/twilight-struggle/flow/rounds';
import { rulePoints as own } from '@brink/twilight-struggle/rule-points';
import { makeWorld, type Guest } from '@brink/twilight-struggle/world';
import { draftOf } from '../draft.ts';
import { guestFacts, type GuestCard } from '../guests.ts';
import { GUESTS, homeOf } from './guests.ts';
import { guestSetting, layout } from './setting.ts';

const effects = effectsOn(guestSetting);
const { points } = effects;

/** Presidential Directive 30 allows a round on top of the regular ones. */
const withExtraRound =
  (rounds: RulePoints['roundsOf']): RulePoints['roundsOf'] =>
  (game, side) =>
    effects.hasExtraRound(game, side)
      ? Math.max(rounds(game, side), own.regularRounds(game) + 1)
      : rounds(game, side);

const rule: RulePoints = {
  ...own,
  ...points,
  opsModifier: (game, side, printed) =>
    effects.opsModifier(game, side, printed, own.opsModifier(game, side, printed)),
  coupDie: (game, side, country) =>
    own.coupDie(game, side, country) + effects.coupDie(game, side, country),
  limitCoups: (game, side, targets, kind) => {
    own.limitCoups(game, side, targets, kind);
    effects.closeTargets(game, side, targets);
  },
  limitRealignments: (game, side, targets, kind) => {
    own.limitRealignments(game, side, targets, kind);
    effects.closeTargets(game, side, targets);
  },
  roundsOf: withExtraRound(own.roundsOf),
  certainRounds: withExtraRound(certainRounds),
  goesFirst: (game) => (own.goesFirst?.(game) === US || points.goesFirst(game) === US ? US : USSR),
  headlineFirst: (game, us, ussr) =>
    own.headlineFirst?.(game, us, ussr) ?? points.headlineFirst(game, us, ussr),
  onRound: (game) => {
    own.onRound?.(game);
    points.onRound(game);
  },
  onPlay: (game, side, card, use) => {
    effects.onPlay(game, side);
    own.onPlay(game, side, card, use);
  },
};

const guests: readonly Guest[] = GUESTS.map((guest) => ({
  facts: guestFacts(guest, homeOf(guest.id)),
  ...programOf(
    ALL_CARDS.find(({ number }) => number === guest.home)!,
    guestSetting,
  ),
}));

const pileOf = ({ isLate }: GuestCard): number => (isLate ? WAITING + CARD_WORDS : WAITING);

/** Twilight Struggle with guests from Red Sea; it is as long as ever (§12.3). */
export const guestWorld = makeWorld({
  guests,
  layout,
  rule,
  penalty: effects.penalty(own.opsModifier),
  game: gameWith(draftOf(GUESTS, pileOf)),
});
