import { DONE, LANGUAGES, type GamePackage, type Language, type Prompt } from '@brink/kernel';
import type { Candidate } from './answer.ts';
import { normalise } from './names.ts';
import type { TerminalTable } from './terminal-table.ts';

/** A label ends with the ops of its card, which nobody types. */
const withoutOps = (label: string): string => label.replace(/ \(\d+\)$/, '');

/**
 * What to type for each choice: numbers from 1, 0 for "done"; a number stands for itself, and a
 * bid, of which there are many, is called by its name.
 */
export function keysOf(game: GamePackage, prompt: Prompt): ReadonlyMap<number, string> {
  const keys = new Map<number, string>();
  let next = 1;
  for (const choice of prompt.choices) {
    const name = game.choiceName(prompt.domain, choice);
    const isItsName = name === `${choice}` || prompt.domain === 'bid';
    keys.set(choice, choice === DONE ? '0' : isItsName ? name : `${next++}`);
  }
  return keys;
}

function candidate(
  game: GamePackage,
  table: TerminalTable,
  prompt: Prompt,
  language: Language,
  choice: number,
): Omit<Candidate, 'key'> {
  const labels = LANGUAGES.map((each) => withoutOps(game.texts[each].choice(prompt, choice)));
  const id = game.choiceName(prompt.domain, choice);
  const names = [...labels, id, ...table.aliases(prompt.domain, choice)].map(normalise);
  const label = withoutOps(game.texts[language].choice(prompt, choice));
  return { choice, label, names: [...new Set(names)] };
}

export function candidatesOf(
  game: GamePackage,
  table: TerminalTable,
  prompt: Prompt,
  language: Language,
): Candidate[] {
  const keys = keysOf(game, prompt);
  return prompt.choices.map((choice) => ({
    ...candidate(game, table, prompt, language, choice),
    key: keys.get(choice)!,
  }));
}

/** What the prompt's domain has names for, but cannot be chosen now. */
export function othersOf(
  game: GamePackage,
  table: TerminalTable,
  prompt: Prompt,
  language: Language,
): Candidate[] {
  return table
    .members(prompt.domain)
    .filter((choice) => !prompt.choices.includes(choice))
    .map((choice) => candidate(game, table, prompt, language, choice));
}
