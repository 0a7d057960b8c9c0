import { promptCode, type Caution, type Mask } from '@brink/kernel';
import { isScoringDue } from './flow/rounds.ts';
import type { Manner } from './result.ts';
import { US, type Side } from './sides.ts';
import { CARD_WORDS, DEFCON, PHASING, ROUND, VP } from './state.ts';
import type { Table, World } from './world.ts';

/** At 3 a coup and an event together are enough. */
const TENSE = 3;

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

/** The card that a flashpoint shows may cost DEFCON. */
const FATEFUL = 'flashpoint';

const CARD_PLAYS: ReadonlySet<string | undefined> = new Set(['actionRound', 'trapDiscard']);

/** A scoring card that is due goes before everything else. */
function insist(game: Table, actor: number, legal: Mask): void {
  if (game.mem[ROUND] === 0 || !isScoringDue(game, actor as Side)) return;
  if (!CARD_PLAYS.has(promptCode(game))) return;
  const { scoring } = game.rules.cardSets;
  let any = 0;
  for (let i = 0; i < CARD_WORDS; i++) any |= legal[i] & scoring[i];
  if (any === 0) return;
  for (let i = 0; i < legal.length; i++) legal[i] &= i < CARD_WORDS ? scoring[i] : 0;
}

/** What a careful player of one game of the family has to fear. */
export interface Fears {
  /** So far behind that one region may decide the game. */
  readonly desperate: number;
  /** Other dangers of the phasing player. */
  readonly isInPeril?: (game: Table, actor: number) => boolean;
  readonly accidents: readonly Manner[];
}

/** What a careful player of a game of the family looks out for. */
export function cautionOf({ desperate, isInPeril, accidents }: Fears): Caution<World> {
  return {
    // Only the phasing player answers for nuclear war; in the headline phase that is either.
    isInDanger: (game, actor) => {
      const { mem } = game;
      if (mem[PHASING] !== actor && mem[ROUND] !== 0) return false;
      if (mem[DEFCON] <= TENSE || isInPeril?.(game, actor)) return true;
      return (actor === US ? -mem[VP] : mem[VP]) >= desperate;
    },
    isHarmless: (game) => HARMLESS.has(promptCode(game)),
    isFateful: (game) => promptCode(game) === FATEFUL,
    insist,
    accidents,
  };
}
