import { promptCode, type Caution, type Mask } from '@brink/kernel';
import {
  CARD_WORDS,
  DEFCON,
  PHASING,
  ROUND,
  US,
  VP,
  isScoringDue,
  type Manner,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';

/** So far behind that one region may decide the game. */
const DESPERATE = 4;

/** At 3 a coup and an event together are enough. */
const TENSE = 3;

/** Only the phasing player answers for nuclear war; in the headline phase that is either. */
function isInDanger({ mem }: Table, actor: number): boolean {
  if (mem[PHASING] !== actor && mem[ROUND] !== 0) return false;
  const behind = actor === US ? -mem[VP] : mem[VP];
  return mem[DEFCON] <= TENSE || behind >= DESPERATE;
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
]);

const isHarmless = (game: Table): boolean => HARMLESS.has(promptCode(game));

/** A scoring card that is due goes before everything else. */
function insist(game: Table, actor: number, legal: Mask): void {
  if (game.mem[ROUND] === 0 || !isScoringDue(game, actor as Side)) return;
  if (promptCode(game) !== 'actionRound') return;
  const { scoring } = game.rules.cardSets;
  let any = 0;
  for (let i = 0; i < CARD_WORDS; i++) any |= legal[i] & scoring[i];
  if (any === 0) return;
  for (let i = 0; i < legal.length; i++) legal[i] &= i < CARD_WORDS ? scoring[i] : 0;
}

const accidents: readonly Manner[] = ['defcon', 'vp', 'hornOfAfrica'];

export const caution: Caution<World> = { isInDanger, isHarmless, insist, accidents };
