import {
  ACTOR,
  FP,
  l,
  type Args,
  type Ask,
  type Branch,
  type Game,
  type Steps,
} from '@brink/kernel';
import type { PromptCode, Prompts } from './prompts.ts';
import type { Table, Volk } from './volk.ts';

/** Small words that the programs of this game share. */
export const USES = [
  'event',
  'build',
  'livingStandard',
  'removeUnrest',
  'armsRace',
  'credit',
] as const;
export type Use = (typeof USES)[number];

/** Answers to questions that are not about a place or a card. */
export const OPTIONS = [
  ...USES,
  'keep',
  'passOn',
  'discardCard',
  'letDraw',
  'westHand',
  'topOfDeck',
  'nothing',
  'takeCard',
  'removeCard',
  'prestige',
  'dominance',
  'prestigeLeft',
  'prestigeRight',
  'dominanceLeft',
  'dominanceRight',
] as const;
export type Option = (typeof OPTIONS)[number];
export const optionId = (name: Option): number => OPTIONS.indexOf(name);

/** Whose program the present frame is. */
export const actorOf = ({ mem }: Game): number => mem[mem[FP] + ACTOR];
export const setActor = ({ mem }: Game, seat: number): void => {
  mem[mem[FP] + ACTOR] = seat;
};
export const frameAt = ({ mem }: Game, index: number): number => mem[mem[FP] + index];
export const setFrame = ({ mem }: Game, index: number, value: number): void => {
  mem[mem[FP] + index] = value;
};

/** A prompt must not go without its numbers, if it has any. */
type Saying<Code extends PromptCode> =
  Args<Prompts[Code]> extends []
    ? { readonly args?: undefined }
    : { readonly args: (game: Table) => Args<Prompts[Code]> };

/** A decision of one seat, with the numbers that its line in `prompts.ts` names. */
export const ask = <Code extends PromptCode>(
  asking: Omit<Ask<Volk>, 'kind' | 'prompt' | 'args'> & { readonly prompt: Code } & Saying<Code>,
): Ask<Volk> => ({ kind: 'ask', ...asking }) as Ask<Volk>;

export const branch = (
  pick: (game: Table) => number,
  arms: Iterable<readonly [number, Steps<Volk>]>,
): Branch<Volk> => ({ kind: 'branch', pick, arms: new Map(arms) });

export const answer = (game: Game): number => frameAt(game, l.answer);
