import { drop, type Mask } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  COUP_FREE,
  COUP_WITH_OPS,
  DEFCON,
  PHASING,
  US,
  USSR,
  rivalOf,
  type BookRules,
  type CoupKind,
  type Region,
  type RegionBonus,
  type Side,
  type Table,
} from '@brink/struggle';
import { CHINA_CARD } from './card-sets.ts';
import { CIVIL_WAR_BOX } from './data/countries.ts';
import {
  ALTERNATIVE_TRACK,
  DETERS_COUPS,
  PLACES_CHEAPLY,
  ROLLS_COUP_AGAIN,
  SEES_HEADLINE,
  SPACE_TRACK,
  TWO_ATTEMPTS,
} from './data/space.ts';
import { handSize } from './flow/deal.ts';
import { regularRounds, roundsBySpace } from './flow/rounds.ts';
import { Asia, Europe, MiddleEast } from './map.ts';
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
import { PLACED, REALIGNED, ROUND_OF } from './state.ts';
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

function closeSet({ sets }: Table, targets: Mask, set: number, side: Side): void {
  const from = set + side * COUNTRY_WORDS;
  for (let i = 0; i < COUNTRY_WORDS; i++) targets[i] &= ~sets[from + i];
}

function closeByDefcon(game: Table, targets: Mask): void {
  for (const { words } of CLOSED_AT[game.mem[DEFCON]]) {
    for (let i = 0; i < COUNTRY_WORDS; i++) targets[i] &= ~words[i];
  }
}

/** Victory over Japan may free the US of DEFCON in turn 1. */
const isBoundByDefcon = (game: Table, side: Side): boolean =>
  !(side === US && isFirstTurnSecure(game));

/** §12.1: nobody acts in the box of the Chinese Civil War but by placing influence. */
function limitRealignments(game: Table, side: Side, targets: Mask, kind: CoupKind): void {
  const ignoresDefcon = isPlayedWith(game, 'realignIgnoresDefcon');
  const isFreed = kind === COUP_FREE && !isRuled(game, 'tearDownRealignsHeedDefcon');
  if (!ignoresDefcon && !isFreed && isBoundByDefcon(game, side)) closeByDefcon(game, targets);
  drop(targets, CIVIL_WAR_BOX);
  if (isPlayedWith(game, 'mixOperations')) closeSet(game, targets, PLACED, side);
}

function limitCoups(game: Table, side: Side, targets: Mask, kind: CoupKind): void {
  if (kind === COUP_WITH_OPS && isBoundByDefcon(game, side)) closeByDefcon(game, targets);
  drop(targets, CIVIL_WAR_BOX);
}

function limitPlacing(game: Table, side: Side, targets: Mask): void {
  if (side === USSR) closeCivilWar(game, targets);
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

/** §9.6: the China Card is worth one more when all of it goes into Asia. */
export const bonuses: readonly RegionBonus[] = [
  { where: Asia.words, applies: (_game, _side, card) => card === CHINA_CARD },
];

/** The rules of the book. What cards change while they last stands in their own files. */
export const rulePoints: BookRules = {
  maxOps: 4,
  modifiesEventOps: (game) => !isRuled(game, 'eventOpsUnmodified'),
  limitPlacing,
  limitCoups,
  limitRealignments,
  coupDie: (game, side) => (hasAlternativeAbility(game, rivalOf(side), DETERS_COUPS) ? -1 : 0),
  realignsAnywhere: (game) => isRuled(game, 'realignWithoutInfluence'),
  reachAfterEvent: (game) => isRuled(game, 'reachAfterEvent'),
  reshufflesWhenEmptied: (game) => !isRuled(game, 'reshuffleWhenNeeded'),
  mayWastePoints: (game) => isRuled(game, 'pointsMayBeWasted'),
  activeKeepsInfluence,
  spaceAttemptsAllowed: (game, side) => (hasAbility(game, side, TWO_ATTEMPTS) ? 2 : 1),
  handSize,
  regularRounds,
  roundsOf: roundsBySpace,
  certainRounds: regularRounds,
  seesHeadline: (game, side) => hasAbility(game, side, SEES_HEADLINE),
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
