/** Letters of two alphabets that a reader cannot tell apart. */
const CYRILLIC = 'АВЕЅІЈКМНОРСТУХаеѕіјорсухԁԛԝһ';
const LATIN = 'ABESIJKMHOPCTYXaesijopcyxdqwh';

const table = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((letter, index) => [letter, to[index]]));
const TO_LATIN = table(CYRILLIC, LATIN);
const TO_CYRILLIC = table(LATIN, CYRILLIC);

/** The name with all its letters in another alphabet; nothing if some of them would show it. */
function inOther(name: string, letters: ReadonlyMap<string, string>): string | undefined {
  let other = '';
  for (const letter of name) {
    const same = letters.get(letter);
    if (same === undefined && /\p{L}/u.test(letter)) return undefined;
    other += same ?? letter;
  }
  return other === name ? undefined : other;
}

/** Whether a name is written in two alphabets at once, which is how one passes for somebody else. */
export const mixesAlphabets = (name: string): boolean =>
  /\p{Script=Cyrillic}/u.test(name) && /\p{Script=Latin}/u.test(name);

/** Names that look the same and are written otherwise. */
export const lookAlikesOf = (name: string): string[] =>
  [inOther(name, TO_LATIN), inOther(name, TO_CYRILLIC)].filter((other) => other !== undefined);
