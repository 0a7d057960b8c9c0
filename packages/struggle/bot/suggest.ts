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
import type { CoupOptions } from '../operations/coup.ts';
import type { RealignOptions } from '../operations/realign.ts';
import { optionId } from '../options.ts';
import { opsIn } from '../ops-value.ts';
import type { PromptCode } from '../prompts.ts';
import type { Side } from '../sides.ts';
import { COMMITTED } from '../state.ts';
import type { Table, World } from '../world.ts';
import { adding, taking, type Board } from './board.ts';
import { aim, findAim, placingValue } from './placing.ts';
import type { Plays } from './plays.ts';
import { isScoringCard } from './plays.ts';
import { rollsValue, type Striking } from './striking.ts';
import type { Trouble } from './trouble.ts';

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
  return rules.code[mem[mem[FP] - FRAME + PC]].program === 'operations';
}

const INFLUENCE = optionId('influence');
const COUP = optionId('coup');

/** What the bot of a game is made of. */
export interface BotParts {
  readonly board: Board;
  readonly striking: Striking;
  readonly trouble: Trouble;
  readonly plays: Plays;
  /** Where and how the event of a card grants a coup or realignments. */
  readonly grantedBy: (card: number) => (CoupOptions & RealignOptions) | undefined;
}

/** How the questions are answered that every game of the family asks. */
export function sharedRaters({ board, striking, plays, grantedBy }: BotParts): Raters {
  const { keepWorth, playWorth, headlineWorth, useWorth } = plays;
  const granted = (game: Table) => (isOperations(game) ? undefined : grantedBy(frameCard(game)));
  return {
    headline: headlineWorth,
    actionRound: orNothing(playWorth),
    useOfCard: (game, side, use) => useWorth(game, side, cardToUse(game, side), use),
    operations: orNothing((game, side, choice) => {
      const raw = frameLocal(game, l.value);
      const points = Math.max(1, raw);
      if (choice === INFLUENCE) return placingValue(board, game, side, points);
      const card = frameCard(game);
      // Operations of the card itself offer influence as well.
      const options = has(game.legal, INFLUENCE) ? undefined : grantedBy(card);
      if (choice === COUP) return striking.bestCoup(game, side, card, raw, options);
      return rollsValue(striking.bestRoll(game, side, options), points);
    }),
    placeInfluence: orNothing((game, side, country) => {
      const left = Math.max(1, frameLocal(game, l.value)) - frameLocal(game, l.count);
      findAim(board, game, side, country, Math.max(1, left));
      return aim.rate;
    }),
    coupTarget: orNothing((game, side, country) => {
      const card = frameCard(game);
      const ops = opsIn(game, side, card, frameLocal(game, l.value), country);
      return striking.coupValue(game, side, country, ops, granted(game));
    }),
    realignTarget: orNothing((game, side, country) =>
      striking.realignValue(game, side, country, granted(game)?.bonus),
    ),
    place: orNothing((game, side, country) => {
      findAim(board, game, side, country, Math.max(1, frameLocal(game, l.count)));
      return adding(board, game, side, country, 1) + 0.4 * Math.max(0, aim.rate);
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

/** Rates every legal choice of an actor, by what he may know. */
export function suggestBy(
  { board, plays, trouble }: BotParts,
  raters: Raters,
): (game: Table, actor: number, scores: Float64Array) => void {
  /** The rater of each instruction that asks a player something, of the rules last seen. */
  let rules: World | undefined;
  let byAddress: readonly Rater[] = [];

  function raterOf(game: Table): Rater {
    if (game.rules !== rules) {
      rules = game.rules;
      byAddress = rules.code.map(
        ({ ask, askAll }) => raters[(ask ?? askAll)?.prompt as PromptCode] ?? indifferent,
      );
    }
    return byAddress[game.mem[game.mem[FP] + PC]];
  }

  return (game, actor, scores) => {
    const rate = raterOf(game);
    const side = actor as Side;
    board.read(game, side);
    plays.forgetOperations();
    trouble.lookForTrouble(game, side);
    const mask = legalFor(game, actor);
    for (let i = 0; i < MASK_WORDS; i++) {
      for (let word = mask[i]; word !== 0; word &= word - 1) {
        const choice = (i << 5) + 31 - Math.clz32(word & -word);
        const isFree = choice >= FREE && choice !== DONE;
        scores[choice] = isFree ? FREE_ACTION : rate(game, side, choice);
      }
    }
  };
}

const OPENING: ReadonlySet<string> = new Set(['headline', 'actionRound', 'trapDiscard']);

/** Whether somebody begins a play now, to which the small choices after it belong. */
export function opensPlay({ mem, rules }: Table): boolean {
  const { ask, askAll } = rules.code[mem[mem[FP] + PC]];
  const prompt = (ask ?? askAll)?.prompt;
  return prompt !== undefined && OPENING.has(prompt);
}
