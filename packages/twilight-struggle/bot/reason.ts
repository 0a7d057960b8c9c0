import { CARD, DONE, FP, FREE, PC, l, type Reason } from '@brink/kernel';
import {
  COMMITTED,
  DEFCON,
  OPTIONS,
  PHASING,
  ROUND,
  TURN,
  controls,
  influenceOf,
  opsIn,
  rivalOf,
  stabilityOf,
  type Option,
  type Side,
  type Table,
} from '@brink/struggle';
import { CHINA_CARD } from '../card-sets.ts';
import { COUNTRY_COUNT } from '../data/countries.ts';
import { isScoringDue } from '../flow/rounds.ts';
import { alarm } from './alarm.ts';
import { readBoard } from './board.ts';
import { isTrouble, lookForTrouble } from './danger.ts';
import { opensTo } from './placing.ts';
import { isRivals, isScoringCard, scoringWorth } from './plays.ts';

/** What a bot can say of a choice; the arguments are cards, countries or points. */
export const REASONS = [
  'best',
  'opening', // country
  'headline', // card
  'score', // card, VP for the player
  'scoreDue', // card
  'card', // card
  'rivalCard', // card
  'riddance', // card
  'china',
  'event', // card
  'operations', // card
  'eventFirst', // card
  'operationsFirst', // card
  'space', // card
  'intoSpace', // card
  'influence',
  'coups',
  'realignments',
  'control', // country
  'break', // country
  'towards', // country
  'protect', // country
  'access', // country
  'coup', // country, chance of success in percent
  'winningCoup', // country
  'realign', // country
  'weaken', // country
  'discard', // card
  'enough',
  'withdraw',
] as const;
export type ReasonCode = (typeof REASONS)[number];

const because = (code: ReasonCode, ...args: readonly number[]): Reason => ({ code, args });

function ofCard(game: Table, side: Side, card: number): Reason {
  if (isScoringCard(card)) {
    return isScoringDue(game, side)
      ? because('scoreDue', card)
      : because('score', card, scoringWorth(game, side, card));
  }
  if (card === CHINA_CARD) return because('china');
  if (alarm.excess >= 0 && isTrouble(game, side, card) && game.mem[DEFCON] > 2) {
    return because('riddance', card);
  }
  return because(isRivals(side, card) ? 'rivalCard' : 'card', card);
}

const USES: Partial<Record<Option, ReasonCode>> = {
  event: 'event',
  operations: 'operations',
  eventFirst: 'eventFirst',
  operationsFirst: 'operationsFirst',
  space: 'space',
};

function ofUse(game: Table, side: Side, use: number): Reason {
  const { mem } = game;
  const shown = mem[mem[FP] + CARD];
  const card = shown === 0 ? mem[COMMITTED + side] - 1 : shown;
  if (isScoringCard(card)) return ofCard(game, side, card);
  const code = USES[OPTIONS[use]] ?? 'best';
  return because(code === 'space' && isRivals(side, card) ? 'intoSpace' : code, card);
}

const KINDS: Partial<Record<Option, ReasonCode>> = {
  influence: 'influence',
  coup: 'coups',
  realign: 'realignments',
};

function ofPlacing(game: Table, side: Side, country: number): Reason {
  const { mem } = game;
  if (mem[TURN] === 1 && mem[ROUND] === 0 && mem[mem[FP] + CARD] === 0) {
    return because('opening', country);
  }
  const rival = rivalOf(side);
  const own = influenceOf(game, side, country);
  const lead = own - influenceOf(game, rival, country);
  if (controls(game, rival, country)) return because('break', country);
  if (controls(game, side, country)) return because('protect', country);
  if (lead + 1 >= stabilityOf(game, country)) return because('control', country);
  const isAccess = own === 0 && opensTo(game, side, country) > 0;
  return because(isAccess ? 'access' : 'towards', country);
}

function ofCoup(game: Table, side: Side, country: number): Reason {
  const { mem, rules } = game;
  if (mem[DEFCON] === 2 && mem[PHASING] !== side) return because('winningCoup', country);
  const frame = mem[FP];
  const ops = opsIn(game, side, mem[frame + CARD], mem[frame + l.value], country);
  const base = ops + rules.rule.coupDie(game, side, country) - 2 * stabilityOf(game, country);
  const chance = Math.max(0, Math.min(6, 6 + base)) / 6;
  return because('coup', country, Math.round(100 * chance));
}

type Giver = (game: Table, side: Side, choice: number) => Reason;

const simply =
  (code: ReasonCode): Giver =>
  (_game, _side, choice) =>
    because(code, choice);

const GIVERS: Readonly<Record<string, Giver>> = {
  headline: (game, side, card) =>
    isScoringCard(card) ? ofCard(game, side, card) : because('headline', card),
  actionRound: ofCard,
  useOfCard: ofUse,
  operations: (_game, _side, choice) => because(KINDS[OPTIONS[choice]] ?? 'best'),
  placeInfluence: ofPlacing,
  place: ofPlacing,
  coupTarget: ofCoup,
  realignTarget: simply('realign'),
  remove: simply('weaken'),
  removeAll: simply('weaken'),
  trapDiscard: simply('discard'),
  blockadeDiscard: simply('discard'),
  discardHeld: simply('discard'),
  askNot: simply('discard'),
};

const COUNTRY_PROMPTS: ReadonlySet<string> = new Set([
  'placeInfluence',
  'place',
  'coupTarget',
  'realignTarget',
]);

/** Why a side would choose this now, as far as one line can tell. */
export function reason(game: Table, actor: number, choice: number): Reason {
  const { ask, askAll } = game.rules.code[game.mem[game.mem[FP] + PC]];
  const prompt = (ask ?? askAll)?.prompt ?? '';
  if (choice === DONE) return because('enough');
  if (choice >= FREE) return because('withdraw');
  const isOffMap = COUNTRY_PROMPTS.has(prompt) && choice >= COUNTRY_COUNT;
  const give = isOffMap ? undefined : GIVERS[prompt];
  if (!give) return because('best');
  readBoard(game, actor);
  lookForTrouble(game, actor as Side);
  return give(game, actor as Side, choice);
}
