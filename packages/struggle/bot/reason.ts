import { CARD, DONE, FP, FREE, PC, l, type Reason } from '@brink/kernel';
import { isScoringDue } from '../flow/rounds.ts';
import { controls, influenceOf, stabilityOf } from '../influence.ts';
import { opsIn } from '../ops-value.ts';
import { OPTIONS, type Option } from '../options.ts';
import { rivalOf, type Side } from '../sides.ts';
import { DEFCON, PHASING } from '../state.ts';
import type { Table } from '../world.ts';
import { WINNING } from './board.ts';
import type { Bot } from './frame.ts';
import { isRivals, isScoringCard } from './plays.ts';
import { cardToUse, look } from './suggest.ts';

/** What a bot can say of a choice; the arguments are cards, countries or points. */
export const SHARED_REASONS = [
  'best',
  'headline', // card
  'score', // card, VP for the player
  'scoreDue', // card
  'card', // card
  'rivalCard', // card
  'riddance', // card
  'passingCard',
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
  'scoreWins', // card
] as const;
export type SharedReason = (typeof SHARED_REASONS)[number];

export const because = (code: string, ...args: readonly number[]): Reason => ({ code, args });

const USES: Partial<Record<Option, SharedReason>> = {
  event: 'event',
  operations: 'operations',
  eventFirst: 'eventFirst',
  operationsFirst: 'operationsFirst',
  space: 'space',
};

const KINDS: Partial<Record<Option, SharedReason>> = {
  influence: 'influence',
  coup: 'coups',
  realign: 'realignments',
};

export type Giver = (game: Table, side: Side, choice: number) => Reason;

/** Reasons for choices at prompts of a game's own, and for what else only it knows. */
export type OwnReason = (game: Table, prompt: string, choice: number) => Reason | undefined;

const simply =
  (code: SharedReason): Giver =>
  (_game, _side, choice) =>
    because(code, choice);

function ofCoup(game: Table, side: Side, country: number): Reason {
  const { mem, rules } = game;
  if (mem[DEFCON] === 2 && mem[PHASING] !== side) return because('winningCoup', country);
  const frame = mem[FP];
  const ops = opsIn(game, side, mem[frame + CARD], mem[frame + l.value], country);
  const base = ops + rules.rule.coupDie(game, side, country) - 2 * stabilityOf(game, country);
  const chance = Math.max(0, Math.min(6, 6 + base)) / 6;
  return because('coup', country, Math.round(100 * chance));
}

/** Why a side would choose this now, as far as one line can tell. */
export function reasonBy(
  bot: Bot,
  ownReason?: OwnReason,
): (game: Table, actor: number, choice: number) => Reason {
  const { board, alarm, trouble, plays } = bot;
  const ofCard: Giver = (game, side, card) => {
    if (isScoringCard(game, card)) {
      const worth = plays.scoringWorth(game, side, card);
      if (worth >= WINNING) return because('scoreWins', card);
      const isForced = worth <= -WINNING || isScoringDue(game, side);
      return isForced ? because('scoreDue', card) : because('score', card, worth);
    }
    if (card === game.rules.passingCard) return because('passingCard');
    if (alarm.excess >= 0 && trouble.isTrouble(game, side, card) && game.mem[DEFCON] > 2) {
      return because('riddance', card);
    }
    return because(isRivals(game, side, card) ? 'rivalCard' : 'card', card);
  };

  const ofUse: Giver = (game, side, use) => {
    const card = cardToUse(game, side);
    if (isScoringCard(game, card)) return ofCard(game, side, card);
    const code = USES[OPTIONS[use]] ?? 'best';
    return because(code === 'space' && isRivals(game, side, card) ? 'intoSpace' : code, card);
  };

  const ofPlacing: Giver = (game, side, country) => {
    const rival = rivalOf(side);
    const own = influenceOf(game, side, country);
    const lead = own - influenceOf(game, rival, country);
    if (controls(game, rival, country)) return because('break', country);
    if (controls(game, side, country)) return because('protect', country);
    if (lead + 1 >= stabilityOf(game, country)) return because('control', country);
    const isAccess = own === 0 && board.accessTo(game, side, country) > 0;
    return because(isAccess ? 'access' : 'towards', country);
  };

  const givers: Readonly<Record<string, Giver>> = {
    headline: (game, side, card) =>
      isScoringCard(game, card) ? ofCard(game, side, card) : because('headline', card),
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
    gosplan: simply('discard'),
    heroDiscard: simply('discard'),
    oau: simply('discard'),
    mrNyet: simply('weaken'),
    waterWars: simply('weaken'),
  };

  return (game, actor, choice) => {
    const { ask, askAll } = game.rules.code[game.mem[game.mem[FP] + PC]];
    if (choice === DONE) return because('enough');
    const prompt = (ask ?? askAll)?.prompt ?? '';
    const own = ownReason?.(game, prompt, choice);
    if (own) return own;
    const give = choice >= FREE ? undefined : givers[prompt];
    if (!give) return because('best');
    look(bot, game, actor as Side);
    return give(game, actor as Side, choice);
  };
}
