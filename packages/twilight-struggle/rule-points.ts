import { FREE, add, drop, type Game, type Mask } from '@brink/kernel';
import {
  CONTROL,
  COUNTRY_WORDS,
  COUP_WITH_OPS,
  DEFCON,
  RESOLVING,
  US,
  USSR,
  endGame,
  factsOf,
  gainVp,
  hasSpaceAbility,
  influenceOf,
  isIn,
  isRaised,
  lowerFlag,
  optionId,
  reveal,
  rivalOf,
  showAbsent,
  takeInfluence,
  type CoupKind,
  type RegionBonus,
  type Region,
  type RulePoints,
  type Side,
  type Table,
} from '@brink/struggle';
import { CHINA_CARD, EVERY_CARD, MISSILE_ENVY, UN_INTERVENTION } from './card-sets.ts';
import { REGIONS } from './data/regions.ts';
import { TWO_ATTEMPTS } from './data/space.ts';
import { CubanMissileCrisis, DeathSquads, Flag, MissileEnvyDue, RedScare } from './flags.ts';
import { answerBurial } from './flow/burial.ts';
import { passChinaCard } from './flow/china-card.ts';
import {
  Asia,
  CentralAmerica,
  Cuba,
  Europe,
  France,
  Japan,
  MiddleEast,
  REGION_SETS,
  SouthAmerica,
  SoutheastAsia,
  Turkey,
  WestGermany,
} from './map.ts';
import { isRuled } from './rulings.ts';
import { CHERNOBYL_REGION } from './state.ts';

/** §8.1.5: regions closed to coups and realignments, by DEFCON level. */
const CLOSED_AT: readonly (readonly Region[])[] = [
  [],
  [],
  [Europe, Asia, MiddleEast],
  [Europe, Asia],
  [Europe],
  [],
];

function close(targets: Mask, region: Region): void {
  for (let i = 0; i < COUNTRY_WORDS; i++) targets[i] &= ~region.words[i];
}

function closeByDefcon(game: Table, targets: Mask): void {
  for (const region of CLOSED_AT[game.mem[DEFCON]]) close(targets, region);
}

/** NATO covers what the US controls in Europe, but for France and West Germany released. */
export function closeByNato(game: Table, targets: Mask): void {
  if (!isRaised(game, Flag.Nato)) return;
  const { sets } = game;
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    let covered = sets[CONTROL + US * COUNTRY_WORDS + i] & Europe.words[i];
    if (France >> 5 === i && isRaised(game, Flag.DeGaulle)) covered &= ~(1 << (France & 31));
    if (WestGermany >> 5 === i && isRaised(game, Flag.WillyBrandt)) {
      covered &= ~(1 << (WestGermany & 31));
    }
    targets[i] &= ~covered;
  }
}

function closeByTreaties(game: Table, side: Side, targets: Mask): void {
  if (side !== USSR) return;
  closeByNato(game, targets);
  if (isRaised(game, Flag.UsJapanPact)) drop(targets, Japan);
}

function limitRealignments(game: Table, side: Side, targets: Mask, kind: CoupKind): void {
  if (kind === COUP_WITH_OPS) closeByDefcon(game, targets);
  closeByTreaties(game, side, targets);
}

function limitCoups(game: Table, side: Side, targets: Mask, kind: CoupKind): void {
  limitRealignments(game, side, targets, kind);
  if (side === USSR && isRaised(game, Flag.TheReformer)) close(targets, Europe);
}

function limitPlacing(game: Table, side: Side, targets: Mask): void {
  const closed = game.mem[CHERNOBYL_REGION];
  if (side === USSR && closed !== 0) close(targets, REGION_SETS[REGIONS[closed - 1]]);
}

function opsModifier(game: Table, side: Side): number {
  const plus = isRaised(game, side === US ? Flag.Containment : Flag.BrezhnevDoctrine) ? 1 : 0;
  return plus - (isRaised(game, RedScare + side) ? 1 : 0);
}

function coupDie(game: Table, side: Side, country: number): number {
  let modifier = isRaised(game, Flag.SaltNegotiations) ? -1 : 0;
  if (CentralAmerica.has(country) || SouthAmerica.has(country)) {
    if (isRaised(game, DeathSquads + side)) modifier++;
    if (isRaised(game, DeathSquads + rivalOf(side))) modifier--;
  }
  return modifier;
}

/** A coup under the Cuban Missile Crisis is nuclear war, whoever is phasing. */
function onCoup(game: Table, side: Side): void {
  if (isRaised(game, CubanMissileCrisis + side)) {
    endGame(game, rivalOf(side), 'cubanMissileCrisis');
  } else if (side === US && isRaised(game, Flag.YuriAndSamantha)) {
    gainVp(game, USSR, 1);
  }
}

/** Missile Envy that was handed over must be played for operations. */
function limitUses(game: Table, side: Side, card: number, uses: Mask): void {
  if (card !== MISSILE_ENVY || !isRaised(game, MissileEnvyDue + side)) return;
  drop(uses, optionId('event'));
  if (isRuled(game, 'missileEnvyNotIntoSpace')) drop(uses, optionId('space'));
}

function onPlay(game: Table, side: Side, card: number, use: number): void {
  const facts = factsOf(game, card);
  if (side === US) {
    answerBurial(game, card, use);
    if (facts.isWar && use !== optionId('space')) chargeWar(game, card);
  }
  if (card === CHINA_CARD) {
    passChinaCard(game, side);
    if (side === US) lowerFlag(game, Flag.FormosanResolution);
  }
  if (card === MISSILE_ENVY) {
    lowerFlag(game, MissileEnvyDue + US);
    lowerFlag(game, MissileEnvyDue + USSR);
  }
}

/** Missile Envy that is lost on the way is not owed any more. */
function onDiscard(game: Table, side: Side, card: number): void {
  if (card === MISSILE_ENVY) lowerFlag(game, MissileEnvyDue + side);
}

/** Nuclear Subs; by ruling only with operations that are paid for. */
function coupSparesDefcon(game: Table, side: Side, kind: CoupKind): boolean {
  if (side !== US || !isRaised(game, Flag.NuclearSubs)) return false;
  return kind === COUP_WITH_OPS || !isRuled(game, 'nuclearSubsNotForFreeCoups');
}

/** Flower Power: a war card played by the US, before the war is fought. */
function chargeWar(game: Table, card: number): void {
  if (!isRaised(game, Flag.FlowerPower)) return;
  const isWithUn = isIn(game, RESOLVING, UN_INTERVENTION);
  if (isWithUn && isRuled(game, 'flowerPowerSparesUnIntervention')) return;
  const { needs } = game.rules.events[card]!;
  const isPrevented = needs !== undefined && !needs(game);
  if (isPrevented && !isRuled(game, 'flowerPowerChargesPreventedWars')) return;
  gainVp(game, USSR, 2);
}

/** Aldrich Ames: while the hand of the US lies open, so do the cards it draws. */
function onDraw(game: Table, side: Side, card: number): void {
  if (side !== US || !isRaised(game, Flag.AldrichAmes)) return;
  reveal(game, US, card);
  showAbsent(game, US, EVERY_CARD);
}

export const bonuses: readonly RegionBonus[] = [
  { where: Asia.words, applies: (_game, _side, card) => card === CHINA_CARD },
  {
    where: SoutheastAsia.words,
    applies: (game, side) => side === USSR && isRaised(game, Flag.VietnamRevolts),
  },
];

export const rulePoints: RulePoints = {
  maxOps: 4,
  modifiesEventOps: (game) => !isRuled(game, 'eventOpsUnmodified'),
  opsModifier,
  limitPlacing,
  limitCoups,
  limitRealignments,
  coupDie,
  realignmentDie: (game, side) => (side === US && isRaised(game, Flag.IranContraScandal) ? -1 : 0),
  onCoup,
  onDraw,
  realignsAnywhere: (game) => isRuled(game, 'realignWithoutInfluence'),
  coupSparesDefcon,
  reachAfterEvent: (game) => isRuled(game, 'reachAfterEvent'),
  reshufflesWhenEmptied: (game) => isRuled(game, 'reshuffleWhenEmptied'),
  mayWastePoints: (game) => isRuled(game, 'pointsMayBeWasted'),
  activeKeepsInfluence: () => false,
  spaceAttemptsAllowed: (game, side) => (hasSpaceAbility(game, side, TWO_ATTEMPTS) ? 2 : 1),
  limitUses,
  onDiscard,
  onPlay,
};

/** Ways out of the Cuban Missile Crisis, open at any decision of the threatened side. */
const WITHDRAWALS: readonly { side: Side; country: number }[] = [
  { side: USSR, country: Cuba },
  { side: US, country: WestGermany },
  { side: US, country: Turkey },
];

export function freeActions(game: Game, actor: number, legal: Mask): void {
  const table = game as Table;
  if (actor > USSR || !isRaised(table, CubanMissileCrisis + actor)) return;
  for (const [i, { side, country }] of WITHDRAWALS.entries()) {
    if (side === actor && influenceOf(table, side, country) >= 2) add(legal, FREE + i);
  }
}

export function takeFree(game: Game, _actor: number, choice: number): void {
  const { side, country } = WITHDRAWALS[choice - FREE];
  takeInfluence(game as Table, side, country, 2);
  lowerFlag(game as Table, CubanMissileCrisis + side);
}
