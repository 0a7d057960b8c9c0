import { drop, type Mask } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  COUP_WITH_OPS,
  DEFCON,
  US,
  VP,
  factsOf,
  type BookRules,
  type CoupKind,
  type Side,
  type Table,
} from '@brink/struggle';
import { cardNumber } from './data/cards.ts';
import { Flashpoints, MiddleEast, SeaLanes } from './map.ts';
import { isRuled } from './rulings.ts';

export const ROMANIAN_AUTONOMY = cardNumber('romanian-autonomy');

const HAND_SIZE = 9;
const ROUNDS = 7;
/** §8.1.7: from here down the Middle East is closed to coups and realignments. */
const CLOSED_FROM = 3;

function limitTargets(game: Table, _side: Side, targets: Mask, kind: CoupKind): void {
  // §6.2.4, §6.3: never in the Strategic Sea Lanes.
  drop(targets, SeaLanes);
  if (kind === COUP_WITH_OPS && game.mem[DEFCON] <= CLOSED_FROM) {
    for (let i = 0; i < COUNTRY_WORDS; i++) targets[i] &= ~MiddleEast.words[i];
  }
}

/** §9.6: Romanian Autonomy is worth one more to whoever is behind. */
function printedOps(game: Table, side: Side, card: number): number {
  const { ops } = factsOf(game, card);
  if (card !== ROMANIAN_AUTONOMY) return ops;
  const lead = side === US ? game.mem[VP] : -game.mem[VP];
  return lead < 0 ? ops + 1 : ops;
}

/** The rules of the book. What cards change while they last stands in their own files. */
export const rulePoints: BookRules = {
  // T-62s have a limit of their own.
  maxOps: 4,
  printedOps,
  modifiesEventOps: () => true,
  limitCoups: limitTargets,
  limitRealignments: limitTargets,
  isFlashpoint: (_game, country) => Flashpoints.has(country),
  reachAfterEvent: (game) => isRuled(game, 'reachAfterEvent'),
  mayWastePoints: () => false,
  activeKeepsInfluence: () => false,
  spaceAttemptsAllowed: () => 1,
  handSize: () => HAND_SIZE,
  regularRounds: () => ROUNDS,
  roundsOf: () => ROUNDS,
};
