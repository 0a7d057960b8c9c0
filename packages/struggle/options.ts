import {
  DONE,
  add,
  local,
  setLocal,
  type Ask,
  type Branch,
  type Local,
  type Steps,
} from '@brink/kernel';
import type { PlainPrompt, PromptCode } from './prompts.ts';
import type { NumbersOf } from './question.ts';
import { sideOf, type Who } from './sides.ts';
import type { Table, World } from './world.ts';

/**
 * Every choice that is neither a country nor a card has a name here; its place in the list is
 * the integer of the choice, so new names go to the end.
 */
export const OPTIONS = [
  'none',
  'event',
  'operations',
  'eventFirst',
  'operationsFirst',
  'space',
  'influence',
  'coup',
  'realign',
  'yes',
  'no',
  'take',
  'giveBack',
  'play',
  'participate',
  'boycott',
  'raise',
  'lower',
  'discard',
  'add',
  'remove',
  'split',
  'europe',
  'middleEast',
  'asia',
  'africa',
  'centralAmerica',
  'southAmerica',
  'unIntervention',
  'one',
  'six',
  'mixed',
] as const;
/** One of the options that prompts offer by name. */
export type Option = (typeof OPTIONS)[number];

/** The integer that an option is answered with. */
export const optionId = (name: Option): number => OPTIONS.indexOf(name);

type Condition = (game: Table) => boolean;
/** A condition that holds at any time. */
export const always: Condition = () => true;

/** Goes on with the steps of the option that a local holds. */
export function branch(
  from: Local,
  arms: Partial<Readonly<Record<Option, Steps<World>>>>,
): Branch<World> {
  const byId = Object.entries(arms).map(
    ([name, steps]) => [optionId(name as Option), steps!] as const,
  );
  return { kind: 'branch', pick: (game) => local(game, from), arms: new Map(byId) };
}

/** Offers options by name, each while its condition holds; the answer goes into a local. */
export function ask<Code extends PromptCode = 'choose'>(
  who: Who,
  into: Local,
  options: Partial<Readonly<Record<Option, Condition>>>,
  prompt?: Code,
  ...[args]: Code extends PlainPrompt ? [] : [args: NumbersOf<Code>]
): Ask<World> {
  const list = Object.entries(options).map(
    ([name, condition]) => [optionId(name as Option), condition!] as const,
  );
  return {
    kind: 'ask',
    prompt: prompt ?? 'choose',
    domain: 'option',
    actor: (game) => sideOf(game, who),
    legal: (game, legal) => {
      for (const [id, condition] of list) if (condition(game)) add(legal, id);
    },
    take: (game, choice) => setLocal(game, into, choice === DONE ? 0 : choice),
    ...(args && { args }),
  };
}
