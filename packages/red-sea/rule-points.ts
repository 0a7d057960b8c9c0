import { drop, type Mask } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  COUP_WITH_OPS,
  DEFCON,
  US,
  VP,
  factsOf,
  isRaised,
  passCardOn,
  type CoupKind,
  type RulePoints,
  type Side,
  type Table,
} from '@brink/struggle';
import { cardNumber } from './data/cards.ts';
import { effectsOn } from './effects.ts';
import { Flag } from './flags.ts';
import { Flashpoints, MiddleEast, SeaLanes } from './map.ts';
import { isRuled } from './rulings.ts';
import { redSeaSetting } from './setting.ts';

export const ROMANIAN_AUTONOMY = cardNumber('romanian-autonomy');

const HAND_SIZE = 9;
const ROUNDS = 7;
/** §8.1.7: from here down the Middle East is closed to coups and realignments. */
const CLOSED_FROM = 3;

export const effects = effectsOn(redSeaSetting);

function limitTargets(game: Table, side: Side, targets: Mask, kind: CoupKind): void {
  // §6.2.4, §6.3: never in the Strategic Sea Lanes.
  drop(targets, SeaLanes);
  if (kind === COUP_WITH_OPS && game.mem[DEFCON] <= CLOSED_FROM) {
    for (let i = 0; i < COUNTRY_WORDS; i++) targets[i] &= ~MiddleEast.words[i];
  }
  effects.closeTargets(game, side, targets);
}

/** §9.6: Romanian Autonomy is worth one more to whoever is behind. */
function printedOps(game: Table, side: Side, card: number): number {
  const { ops } = factsOf(game, card);
  if (card !== ROMANIAN_AUTONOMY) return ops;
  const lead = side === US ? game.mem[VP] : -game.mem[VP];
  return lead < 0 ? ops + 1 : ops;
}

/** Indian Ocean Zone of Peace: every coup counts as one in a battleground. */
function everyCoupCosts(game: Table, country: number): boolean {
  if (!isRaised(game, Flag.ZoneOfPeace)) return false;
  return !(Flashpoints.has(country) && isRuled(game, 'zoneOfPeaceSparesFlashpoints'));
}

export const penalty = effects.penalty(() => 0);

export const rulePoints: RulePoints = {
  ...effects.points,
  // T-62s have a limit of their own.
  maxOps: 4,
  opsModifier: (game, side, printed) => effects.opsModifier(game, side, printed, 0),
  printedOps,
  modifiesEventOps: () => true,
  limitPlacing: () => {},
  limitCoups: limitTargets,
  limitRealignments: limitTargets,
  coupDie: effects.coupDie,
  realignmentDie: () => 0,
  onCoup: () => {},
  coupSparesDefcon: () => false,
  everyCoupCosts,
  isFlashpoint: (_game, country) => Flashpoints.has(country),
  reachAfterEvent: (game) => isRuled(game, 'reachAfterEvent'),
  mayWastePoints: () => false,
  activeKeepsInfluence: () => false,
  spaceAttemptsAllowed: () => 1,
  limitUses: () => {},
  onPlay: (game, side, card) => {
    effects.onPlay(game, side);
    if (card === ROMANIAN_AUTONOMY) passCardOn(game, side);
  },
  handSize: () => HAND_SIZE,
  regularRounds: () => ROUNDS,
  roundsOf: (game, side) => (effects.hasExtraRound(game, side) ? ROUNDS + 1 : ROUNDS),
};
