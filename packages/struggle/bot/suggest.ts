import {
  CARD,
  DONE,
  FP,
  FRAME,
  FREE,
  MASK_WORDS,
  PC,
  has,
  l,
  legal as legalFor,
} from '@brink/kernel';
import { OPERATIONS } from '../operations/operations.ts';
import { optionId } from '../options.ts';
import { opsIn } from '../ops-value.ts';
import type { PromptCode } from '../prompts.ts';
import type { Side } from '../sides.ts';
import { COMMITTED } from '../state.ts';
import type { Table, World } from '../world.ts';
import { DECISIVE, adding, taking } from './board.ts';
import type { Bot, Grant } from './frame.ts';
import { isScoringCard } from './plays.ts';
import { rollsValue } from './striking.ts';

/** How good a choice looks to a side; DONE is asked for as well. */
export type Rater = (game: Table, side: Side, choice: number) => number;
export type Raters = Readonly<Partial<Record<PromptCode, Rater>>>;

export const frameCard = ({ mem }: Table): number => mem[mem[FP] + CARD];
export const frameLocal = ({ mem }: Table, at: number): number => mem[mem[FP] + at];

/** The card whose use is to be chosen: in the frame, or committed and not yet shown. */
export const cardToUse = (game: Table, side: Side): number =>
  frameCard(game) === 0 ? game.mem[COMMITTED + side] - 1 : frameCard(game);

/** Leaving it alone is worth nothing and costs nothing. */
export const orNothing =
  (rate: Rater): Rater =>
  (game, side, choice) =>
    choice === DONE ? 0 : rate(game, side, choice);

/** The frame below holds the operations of a card, so what is done here is none of its event's. */
function isOperations({ mem, rules }: Table): boolean {
  return rules.code[mem[mem[FP] - FRAME + PC]].program === OPERATIONS;
}

const INFLUENCE = optionId('influence');
const COUP = optionId('coup');

/** A box beside the map, such as that of the Chinese Civil War, is not weighed as a country. */
const OFF_MAP = 1;

/** Leaving a country alone is worth nothing; what is no country is worth a little. */
const inCountry = (rate: Rater): Rater =>
  orNothing((game, side, country) =>
    country < game.rules.countryCount ? rate(game, side, country) : OFF_MAP,
  );

/** How the questions are answered that every game of the family asks. */
export function sharedRaters({
  board,
  placing,
  striking,
  operations,
  plays,
  grantedBy,
}: Bot): Raters {
  const { keepWorth, playWorth, headlineWorth, useWorth } = plays;
  const granted = (game: Table): Grant | undefined =>
    isOperations(game) ? undefined : grantedBy(frameCard(game));
  return {
    headline: headlineWorth,
    actionRound: orNothing(playWorth),
    useOfCard: (game, side, use) => useWorth(game, side, cardToUse(game, side), use),
    operations: orNothing((game, side, choice) => {
      const raw = frameLocal(game, l.value);
      if (choice === INFLUENCE) return operations.influenceWorth(game, side, raw);
      const card = frameCard(game);
      // Operations of the card itself offer influence as well.
      const options = has(game.legal, INFLUENCE) ? undefined : grantedBy(card);
      if (!options) {
        return choice === COUP
          ? operations.coupWorth(game, side, card, raw)
          : operations.realignWorth(game, side, raw);
      }
      if (choice === COUP) return striking.bestCoup(game, side, card, raw, options);
      return rollsValue(striking.bestRoll(game, side, options), Math.max(1, raw));
    }),
    placeInfluence: inCountry((game, side, country) => {
      const left = Math.max(1, frameLocal(game, l.value)) - frameLocal(game, l.count);
      return placing.bestRate(game, side, country, Math.max(1, left));
    }),
    coupTarget: orNothing((game, side, country) => {
      const card = frameCard(game);
      const ops = opsIn(game, side, card, frameLocal(game, l.value), country);
      return striking.coupValue(game, side, country, ops, granted(game));
    }),
    realignTarget: orNothing((game, side, country) =>
      striking.realignValue(game, side, country, granted(game)?.bonus),
    ),
    place: inCountry((game, side, country) => {
      const rate = placing.bestRate(game, side, country, Math.max(1, frameLocal(game, l.count)));
      return adding(board, game, side, country, 1) + 0.4 * Math.max(0, rate);
    }),
    remove: orNothing(
      (game, side, country) =>
        taking(board, game, side, country, 1) + 0.4 * taking(board, game, side, country, 2),
    ),
    removeAll: orNothing((game, side, country) => taking(board, game, side, country, 999)),
    trapDiscard: (game, side, card) => {
      if (card === DONE) return -0.5;
      if (isScoringCard(game, card)) return playWorth(game, side, card);
      return 2 - keepWorth(game, side, card);
    },
  };
}

const indifferent: Rater = () => 0;

/** Giving up something for a free action: only for those who need it. */
const FREE_ACTION = -1.5;
/** Questions whose answer may be a coup, which a free action may make possible. */
const BEFORE_COUPS: ReadonlySet<PromptCode> = new Set(['operations', 'coupTarget']);

/** Looks at the table for a side: what the bot answers is true of it until something changes. */
export function look({ board, operations, trouble }: Bot, game: Table, side: Side): void {
  board.read(game, side);
  trouble.lookForTrouble(game, side);
  operations.look();
}

/** Rates every legal choice of an actor, by what he may know. */
export function suggestBy(
  bot: Bot,
  raters: Raters,
): (game: Table, actor: number, scores: Float64Array) => void {
  /** The rater of each instruction that asks a player something, of the rules last seen. */
  let rules: World | undefined;
  let byAddress: readonly Rater[] = [];
  let isBeforeCoup: readonly boolean[] = [];

  function readRules(world: World): void {
    rules = world;
    const prompts = world.code.map(({ ask, askAll }) => (ask ?? askAll)?.prompt as PromptCode);
    byAddress = prompts.map((prompt) => raters[prompt] ?? indifferent);
    isBeforeCoup = prompts.map((prompt) => BEFORE_COUPS.has(prompt));
  }

  function freeWorth(game: Table, side: Side, address: number): number {
    const grant = isOperations(game) ? undefined : bot.grantedBy(frameCard(game));
    const wins = isBeforeCoup[address] && bot.striking.winsOnceFree(game, side, grant);
    return wins ? DECISIVE : FREE_ACTION;
  }

  return (game, actor, scores) => {
    if (game.rules !== rules) readRules(game.rules);
    const address = game.mem[game.mem[FP] + PC];
    const rate = byAddress[address];
    const side = actor as Side;
    look(bot, game, side);
    const mask = legalFor(game, actor);
    for (let i = 0; i < MASK_WORDS; i++) {
      for (let word = mask[i]; word !== 0; word &= word - 1) {
        const choice = (i << 5) + 31 - Math.clz32(word & -word);
        const isFree = choice >= FREE && choice !== DONE;
        scores[choice] = isFree ? freeWorth(game, side, address) : rate(game, side, choice);
      }
    }
  };
}
