import { Layout, drop, step, when } from '@brink/kernel';
import {
  DRAW,
  US,
  USSR,
  WAITING,
  gainVp,
  handOf,
  isIn,
  isRaised,
  lowerFlag,
  optionId,
  reveal,
  showAbsent,
  type RulePoints,
  type Side,
  type Table,
} from '@brink/struggle';
import { flowWith } from '@brink/red-sea/flow/game';
import { effects, rulePoints as own } from '@brink/red-sea/rule-points';
import { LAST_TURN, layout as ownLayout } from '@brink/red-sea/state';
import { makeWorld, type Guest } from '@brink/red-sea/world';
import { ALL_CARDS } from '@brink/twilight-struggle/cards/index';
import { draftOf, isChosen } from '../draft.ts';
import { guestFacts, type GuestCard } from '../guests.ts';
import { MANNERS } from '../manners.ts';
import { GUESTS, guestNumber, homeOf } from './guests.ts';
import { GuestFlag, MissileEnvyDue, TRAPPED, guestSetting } from './setting.ts';

const layout = Layout.after(ownLayout);
/** The cards are chosen before the hands are dealt. */
export const DRAFTS_FIRST = layout.cell('draftsFirst');

const MISSILE_ENVY = guestNumber('missile-envy');

const isEnvyDue = (game: Table, side: Side): boolean =>
  isRaised(game, MissileEnvyDue + side) && isIn(game, handOf(side), MISSILE_ENVY);

/** Brezhnev Doctrine; T-62s come on top only up to 3. */
const brezhnev = (game: Table, side: Side): number =>
  side === USSR && isRaised(game, GuestFlag.BrezhnevDoctrine) ? 1 : 0;

const hasEighthRound = (game: Table, side: Side): boolean =>
  isRaised(game, GuestFlag.NorthSeaOilRoundForUs + side);

function settleEnvy(game: Table): void {
  lowerFlag(game, MissileEnvyDue + US);
  lowerFlag(game, MissileEnvyDue + USSR);
}

const rule: RulePoints = {
  ...own,
  opsModifier: (game, side, printed) =>
    effects.opsModifier(game, side, printed, brezhnev(game, side)),
  coupDie: (game, side, country) =>
    own.coupDie(game, side, country) - (isRaised(game, GuestFlag.SaltNegotiations) ? 1 : 0),
  onCoup: (game, side) => {
    if (side === US && isRaised(game, GuestFlag.YuriAndSamantha)) gainVp(game, USSR, 1);
  },
  onDraw: (game, side, card) => {
    if (side !== US || !isRaised(game, GuestFlag.AldrichAmes)) return;
    reveal(game, US, card);
    showAbsent(game, US, game.rules.cardSets.every);
  },
  roundsOf: (game, side) =>
    hasEighthRound(game, side) ? own.regularRounds(game) + 1 : own.roundsOf(game, side),
  dueCard: (game, side) => (isEnvyDue(game, side) ? MISSILE_ENVY : 0),
  limitUses: (game, side, card, uses) => {
    if (card === MISSILE_ENVY && isRaised(game, MissileEnvyDue + side)) {
      drop(uses, optionId('event'));
    }
  },
  onDiscard: (game, side, card) => {
    if (card === MISSILE_ENVY) lowerFlag(game, MissileEnvyDue + side);
  },
  onPlay: (game, side, card, use) => {
    own.onPlay(game, side, card, use);
    if (card === MISSILE_ENVY) settleEnvy(game);
  },
};

const guests: readonly Guest[] = GUESTS.map((guest) => {
  const { event, needs, condition } = ALL_CARDS.find(({ number }) => number === guest.home)!.on!(
    guestSetting,
  );
  return { facts: guestFacts(guest, homeOf(guest.id)), event, needs, condition };
});

const pileOf = ({ isLate }: GuestCard): number => (isLate ? WAITING : DRAW);

/** §12.1: the draft, and a third turn if anybody has chosen a card. */
const draft = (isEarly: boolean) => [
  when<Table['rules']>(
    ({ mem }) => (mem[DRAFTS_FIRST] === 1) === isEarly,
    [
      draftOf(GUESTS, pileOf),
      step((game) => {
        if (GUESTS.some((guest) => isChosen(game, guest))) game.mem[LAST_TURN] = 3;
      }),
    ],
  ),
];

export const flow = flowWith({ draft, round: { trapped: TRAPPED } });

/** Red Sea with guests from Twilight Struggle. */
export const guestWorld = makeWorld({
  guests,
  layout,
  rule,
  penalty: effects.penalty(brezhnev),
  flow,
  manners: MANNERS,
});
