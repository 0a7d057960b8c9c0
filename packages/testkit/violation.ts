/** What must hold for every game, at every decision. */
export const LAWS = [
  'throw', // nothing that is offered throws
  'end', // a game comes to an end, and only then is nobody to choose
  'decision', // whoever is to choose has a choice
  'state', // the game's own invariants
  'illegal', // an illegal choice is refused and changes nothing
  'clone', // a copy lives its own life and plays alike
  'save', // bytes are all there is
  'order', // simultaneous choices may come in any order
  'undo', // taking back restores the same bytes
  'replay', // a record brings the same game again
  'secret', // nobody is told what he may not know
  'schema', // log, prompts and observations say what their schema names, and no more
  'text', // all that is said can be read, in every language
] as const;
export type Law = (typeof LAWS)[number];

/** A law is broken; the message says how. */
export class Violation extends Error {
  override name = 'Violation';
  readonly law: Law;

  constructor(law: Law, message: string) {
    super(message);
    this.law = law;
  }
}

export function demand(isKept: boolean, law: Law, message: string): void {
  if (!isKept) throw new Violation(law, message);
}

/** Carries something out; whatever it throws, other than a violation, becomes one. */
export function guard<T>(what: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Violation) throw error;
    const { name, message } = error as Error;
    throw new Violation('throw', `${what}: ${name}: ${message}`);
  }
}

/** The first difference between two texts, with a little around it. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const start = Math.max(0, at - 40);
  const cut = (text: string): string => text.slice(start, at + 40);
  return `…${cut(a)}… ≠ …${cut(b)}…`;
}

export function demandSame(a: unknown, b: unknown, law: Law, what: string): void {
  const [first, second] = [JSON.stringify(a) ?? '', JSON.stringify(b) ?? ''];
  if (first !== second) throw new Violation(law, `${what}: ${difference(first, second)}`);
}
