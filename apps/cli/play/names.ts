/** Something that can be named by typing. */
export interface Named {
  readonly label: string;
  readonly key?: string;
  /** Normalised. */
  readonly names: readonly string[];
}

/** Case, ё, quotes and punctuation do not count. */
export const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const squeeze = (text: string): string => text.replaceAll(' ', '');

/** Each typed word begins a word of the name, in order: "w ger" is West Germany. */
function beginsWords(name: string, typed: string): boolean {
  const words = name.split(' ');
  let at = 0;
  for (const part of typed.split(' ')) {
    while (at < words.length && !words[at].startsWith(part)) at++;
    if (at++ >= words.length) return false;
  }
  return true;
}

const LEVELS: readonly ((name: string, typed: string) => boolean)[] = [
  (name, typed) => name === typed || squeeze(name) === squeeze(typed),
  (name, typed) => name.startsWith(typed) || squeeze(name).startsWith(squeeze(typed)),
  beginsWords,
  (name, typed) => typed.length > 2 && name.includes(typed),
];

export const isExactly = (thing: Named, text: string): boolean =>
  thing.key === text.trim() || thing.names.includes(normalise(text));

/** All that a text may mean: the closest kind of likeness that has any. */
export function findNamed<T extends Named>(things: readonly T[], text: string): T[] {
  const byKey = things.filter(({ key }) => key !== undefined && key === text.trim());
  if (byKey.length > 0) return byKey;
  const typed = normalise(text);
  if (typed === '' || /^\d+$/.test(typed)) return [];
  for (const isLike of LEVELS) {
    const found = things.filter(({ names }) => names.some((name) => isLike(name, typed)));
    if (found.length > 0) return found;
  }
  return [];
}

/** How many letters must be changed, added or left out (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

/** What may have been meant by a text that names nothing. */
export function suggest<T extends Named>(things: readonly T[], text: string): T[] {
  const typed = normalise(text);
  const limit = Math.max(1, Math.floor(typed.length / 3));
  const far = ({ names }: T): number =>
    Math.min(
      ...names.flatMap((name) => [
        distance(name, typed),
        distance(name.slice(0, typed.length), typed),
      ]),
    );
  return things
    .map((thing) => ({ thing, by: far(thing) }))
    .filter(({ by }) => by <= limit)
    .sort((a, b) => a.by - b.by)
    .slice(0, 4)
    .map(({ thing }) => thing);
}
