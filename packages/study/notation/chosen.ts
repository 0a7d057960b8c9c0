import type { Prompt, Texts } from '@brink/kernel';

/** A choice with the question that it answers. */
export interface Answered {
  readonly prompt: Prompt;
  readonly choice: number;
}

/** Questions whose answer is the card that is played. */
const CARDS: ReadonlySet<string> = new Set(['headline', 'actionRound', 'takeCard']);

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Iran ×2, Iraq" */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}

/**
 * A play that was only thought of, so that no log tells it: "coup Iran · Duck and Cover". What it is
 * for stands before where, the card last, as in the list of moves; that operations are operations
 * goes without saying.
 */
export function tellChosen(texts: Texts, play: readonly Answered[]): string {
  const named = play.map(({ prompt, choice }) => ({
    code: prompt.code,
    text: texts.choice(prompt, choice),
  }));
  const of = (code: string): string[] =>
    named.filter((each) => each.code === code).map(({ text }) => text);
  const card = named.find(({ code }) => CARDS.has(code))?.text;
  const [use] = of('useOfCard');
  const [kind] = of('operations');
  const rest = named
    .filter(({ code }) => !CARDS.has(code) && code !== 'useOfCard' && code !== 'operations')
    .map(({ text }) => text);
  const what = kind ?? use;
  const deed = [what === undefined ? '' : lower(what), counted(rest)].filter(Boolean).join(' ');
  if (card === undefined) return deed;
  if (deed === '') return card;
  return kind === undefined ? `${card}: ${deed}` : `${deed} · ${card}`;
}
