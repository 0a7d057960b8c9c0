import { promptCode, type Caution, type Mask } from '@brink/kernel';
import {
  CARD_WORDS,
  DEFCON,
  PHASING,
  ROUND,
  US,
  VP,
  isRaised,
  type Manner,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { scoringCards } from './card-sets.ts';
import { CubanMissileCrisis } from './flags.ts';
import { isScoringDue } from './flow/rounds.ts';

/** So far behind that one region may decide the game. */
const DESPERATE = 12;

/** At 3 a coup and an event together are enough. */
const TENSE = 3;

const mayNameLevel = (game: Table): boolean => promptCode(game) === 'defconLevel';

/** Only the phasing player answers for nuclear war; in the headline phase that is either. */
function isInDanger(game: Table, actor: number): boolean {
  const { mem } = game;
  if (mem[PHASING] !== actor && mem[ROUND] !== 0) return false;
  if (mem[DEFCON] <= TENSE || isRaised(game, CubanMissileCrisis + actor)) return true;
  const behind = actor === US ? -mem[VP] : mem[VP];
  return behind >= DESPERATE || mayNameLevel(game);
}

/** Influence and dice that DEFCON does not depend on. */
const HARMLESS: ReadonlySet<string | undefined> = new Set([
  'place',
  'placeInfluence',
  'remove',
  'removeAll',
  'realignTarget',
  'realignDie',
  'realignDieRival',
  'coupDie',
  'spaceDie',
  'trapDie',
]);

const isHarmless = (game: Table): boolean => HARMLESS.has(promptCode(game));

const CARD_PLAYS: ReadonlySet<string | undefined> = new Set(['actionRound', 'trapDiscard']);

/** A scoring card that is due goes before everything else. */
function insist(game: Table, actor: number, legal: Mask): void {
  if (game.mem[ROUND] === 0 || !isScoringDue(game, actor as Side)) return;
  if (!CARD_PLAYS.has(promptCode(game))) return;
  let any = 0;
  for (let i = 0; i < CARD_WORDS; i++) any |= legal[i] & scoringCards[i];
  if (any === 0) return;
  for (let i = 0; i < legal.length; i++) legal[i] &= i < CARD_WORDS ? scoringCards[i] : 0;
}

const accidents: readonly Manner[] = ['defcon', 'cubanMissileCrisis', 'vp', 'europeControl'];

export const caution: Caution<World> = { isInDanger, isHarmless, insist, accidents };
