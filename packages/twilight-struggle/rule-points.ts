import { FREE, add, drop, type Game, type Mask } from '@brink/kernel';
import {
  CONTROL,
  COUNTRY_WORDS,
  COUP_FREE,
  COUP_WITH_OPS,
  DEFCON,
  PHASING,
  RESOLVING,
  US,
  USSR,
  changeDefcon,
  endGame,
  factsOf,
  gainVp,
  handOf,
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
import {
  CHINA_CARD,
  DEFECTORS,
  FIRST_LIGHTNING,
  MISSILE_ENVY,
  UN_INTERVENTION,
} from './card-sets.ts';
import { CIVIL_WAR_BOX } from './data/countries.ts';
import { REGIONS } from './data/regions.ts';
import {
  ALTERNATIVE_TRACK,
  DETERS_COUPS,
  PLACES_CHEAPLY,
  ROLLS_COUP_AGAIN,
  SEES_HEADLINE,
  SPACE_TRACK,
  TWO_ATTEMPTS,
} from './data/space.ts';
import { CubanMissileCrisis, DeathSquads, Flag, MissileEnvyDue, RedScare } from './flags.ts';
import { answerBurial, payBurial } from './flow/burial.ts';
import { passChinaCard } from './flow/china-card.ts';
import { handSize } from './flow/deal.ts';
import { certainRounds, regularRounds, roundsOf } from './flow/rounds.ts';
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
import { closeCivilWar, maybeEndCivilWar } from './scenarios/chinese-civil-war.ts';
import { winnerOfLateWar } from './scenarios/late-war.ts';
import {
  hasAbility,
  hasAlternativeAbility,
  mayRollAgain,
  placesCheaply,
  refreshPlacing,
  useCheapPlacing,
  useRollAgain,
} from './space-abilities.ts';
import { CHERNOBYL_REGION, PLACED, REALIGNED, ROUND_OF } from './state.ts';
import { isFirstTurnSecure, usActsFirst } from './turn-zero/results.ts';
import { isPlayedWith } from './variants.ts';

const BOTH: readonly Side[] = [US, USSR];

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

function closeSet({ sets }: Table, targets: Mask, set: number, side: Side): void {
  const from = set + side * COUNTRY_WORDS;
  for (let i = 0; i < COUNTRY_WORDS; i++) targets[i] &= ~sets[from + i];
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

/** Victory over Japan may free the US of DEFCON in turn 1. */
const isBoundByDefcon = (game: Table, side: Side): boolean =>
  !(side === US && isFirstTurnSecure(game));

/** §12.1: nobody acts in the box of the Chinese Civil War but by placing influence. */
function limitRealignments(game: Table, side: Side, targets: Mask, kind: CoupKind): void {
  const ignoresDefcon = isPlayedWith(game, 'realignIgnoresDefcon');
  const isFreed = kind === COUP_FREE && !isRuled(game, 'tearDownRealignsHeedDefcon');
  if (!ignoresDefcon && !isFreed && isBoundByDefcon(game, side)) closeByDefcon(game, targets);
  closeByTreaties(game, side, targets);
  drop(targets, CIVIL_WAR_BOX);
  if (isPlayedWith(game, 'mixOperations')) closeSet(game, targets, PLACED, side);
}

function limitCoups(game: Table, side: Side, targets: Mask, kind: CoupKind): void {
  if (kind === COUP_WITH_OPS && isBoundByDefcon(game, side)) closeByDefcon(game, targets);
  closeByTreaties(game, side, targets);
  drop(targets, CIVIL_WAR_BOX);
  if (side === USSR && isRaised(game, Flag.TheReformer)) close(targets, Europe);
}

/** Asia as Chernobyl counts regions. */
const ASIA = REGIONS.indexOf('asia') + 1;

function limitPlacing(game: Table, side: Side, targets: Mask): void {
  const closed = game.mem[CHERNOBYL_REGION];
  if (side === USSR) {
    closeCivilWar(game, targets);
    if (closed !== 0) close(targets, REGION_SETS[REGIONS[closed - 1]]);
    // The box belongs to Asia.
    if (closed === ASIA) drop(targets, CIVIL_WAR_BOX);
  }
  if (isPlayedWith(game, 'mixOperations')) closeSet(game, targets, REALIGNED, side);
}

/** Where a side has placed or realigned in this round (optional rule); by ruling both heed it. */
function remember(game: Table, set: number, side: Side, country: number): void {
  if (!isPlayedWith(game, 'mixOperations')) return;
  const sides = isRuled(game, 'mixHeedsEverything') ? BOTH : [side];
  for (const each of sides) {
    game.sets[set + each * COUNTRY_WORDS + (country >> 5)] |= 1 << (country & 31);
  }
}

/** Influence has been added, by whatever means. */
function onInfluence(game: Table, side: Side, country: number): void {
  maybeEndCivilWar(game, side, country);
  if (isRuled(game, 'mixHeedsEverything')) remember(game, PLACED, side, country);
}

/** §4.2: the active player is the one whose round it is; by ruling anyone who realigns is safe. */
const activeKeepsInfluence = (game: Table, side: Side): boolean =>
  isPlayedWith(game, 'realignIsSafe') &&
  (game.mem[PHASING] === side || isRuled(game, 'realignSafeForAnyone'));

/** A new round: cheap points are back, and no country is closed by another operation. */
function onRound(game: Table): void {
  const { mem, sets } = game;
  sets.fill(0, PLACED, PLACED + 2 * COUNTRY_WORDS);
  sets.fill(0, REALIGNED, REALIGNED + 2 * COUNTRY_WORDS);
  if (mem[ROUND_OF] !== 0) refreshPlacing(game, (mem[ROUND_OF] - 1) as Side);
}

function opsModifier(game: Table, side: Side): number {
  const plus = isRaised(game, side === US ? Flag.Containment : Flag.BrezhnevDoctrine) ? 1 : 0;
  return plus - (isRaised(game, RedScare + side) ? 1 : 0);
}

function coupDie(game: Table, side: Side, country: number): number {
  let modifier = isRaised(game, Flag.SaltNegotiations) ? -1 : 0;
  if (hasAlternativeAbility(game, rivalOf(side), DETERS_COUPS)) modifier--;
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

const isEnvyDue = (game: Table, side: Side): boolean =>
  isRaised(game, MissileEnvyDue + side) && isIn(game, handOf(side), MISSILE_ENVY);

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
    const isLater = use === optionId('eventFirst') && isRuled(game, 'flowerPowerAfterEvent');
    if (facts.isWar && use !== optionId('space') && !isLater) chargeWar(game, card);
  }
  if (card === CHINA_CARD) {
    passChinaCard(game, side);
    if (side === US) lowerFlag(game, Flag.FormosanResolution);
  }
  if (card === MISSILE_ENVY) {
    lowerFlag(game, MissileEnvyDue + US);
    lowerFlag(game, MissileEnvyDue + USSR);
  }
  if (card === FIRST_LIGHTNING) testBomb(game, use);
}

/** First Lightning lowers DEFCON when its operations are used; see the card for its event. */
function testBomb(game: Table, use: number): void {
  const isWithEvent = use === optionId('eventFirst') || use === optionId('operationsFirst');
  const isCharged = isWithEvent && isRuled(game, 'firstLightningAlwaysLowersDefcon');
  if (isCharged || use === optionId('operations')) changeDefcon(game, -1);
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

/** By ruling Flower Power waits for the operations if the event goes first. */
function afterEventFirst(game: Table, side: Side, card: number): void {
  const isLater = side === US && factsOf(game, card).isWar;
  if (isLater && isRuled(game, 'flowerPowerAfterEvent')) chargeWar(game, card);
}

/** Aldrich Ames: while the hand of the US lies open, so do the cards it draws. */
function onDraw(game: Table, side: Side, card: number): void {
  if (side !== US || !isRaised(game, Flag.AldrichAmes)) return;
  reveal(game, US, card);
  showAbsent(game, US, game.rules.cardSets.every);
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
  afterEventFirst,
  reshufflesWhenEmptied: (game) => !isRuled(game, 'reshuffleWhenNeeded'),
  mayWastePoints: (game) => isRuled(game, 'pointsMayBeWasted'),
  activeKeepsInfluence,
  spaceAttemptsAllowed: (game, side) => (hasAbility(game, side, TWO_ATTEMPTS) ? 2 : 1),
  limitUses,
  onDiscard,
  onPlay,
  handSize,
  regularRounds,
  roundsOf,
  certainRounds,
  limitHeadlines: (_game, _side, legal) => drop(legal, UN_INTERVENTION),
  seesHeadline: (game, side) => hasAbility(game, side, SEES_HEADLINE),
  headlineFirst: (_game, us) => (us === DEFECTORS ? US : undefined),
  dueCard: (game, side) => (isEnvyDue(game, side) ? MISSILE_ENVY : 0),
  onNoPlay: payBurial,
  trappedMayScore: (game) => isRuled(game, 'trappedMayScoreAnyTime'),
  trappedMustScore: (game) => isRuled(game, 'trappedMustScore'),
  passingCardMayKeepScoring: (game) => isRuled(game, 'chinaCardMayKeepScoring'),
  mustScoreFirst: (game) => isRuled(game, 'stagflationBeforeQuagmire'),
  militaryVpWinsAtOnce: (game) => isRuled(game, 'militaryVpWinsAtOnce'),
  // Scenarios, Turn Zero and optional rules.
  onRound,
  onInfluence,
  onPlacing: (game, side, country) => remember(game, PLACED, side, country),
  onRealigning: (game, side, country) => remember(game, REALIGNED, side, country),
  mixesOperations: (game) => isPlayedWith(game, 'mixOperations'),
  mayDeclineSpaceDie: (game) => isPlayedWith(game, 'mayDeclineSpaceDie'),
  spaceTrack: (game) =>
    isPlayedWith(game, 'alternativeSpaceRace') ? ALTERNATIVE_TRACK : SPACE_TRACK,
  placesCheaply: (game, side) => placesCheaply(game, side, PLACES_CHEAPLY),
  onCheapPlacing: useCheapPlacing,
  mayRollCoupAgain: (game, side) => mayRollAgain(game, side, ROLLS_COUP_AGAIN),
  onCoupRolledAgain: useRollAgain,
  goesFirst: (game) => (usActsFirst(game) ? US : USSR),
  defconFloor: (game) => (isFirstTurnSecure(game) ? 2 : 1),
  winnerByScore: winnerOfLateWar,
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
