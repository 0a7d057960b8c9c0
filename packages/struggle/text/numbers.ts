/** A number with its sign, as a log shows changes: +2, −1. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A number with a proper minus. */
export const plain = (n: number): string => (n < 0 ? signed(n) : `${n}`);

/** One addend of a sum with what it stands for: “ +1 (modifier)”; nothing for 0. */
export const addend = (n: number, of: string): string => (n === 0 ? '' : ` ${signed(n)} (${of})`);

/** A die with its modifier: “5 +1 (modifier) = 6”, or just “5”. */
export const modified = (die: number, modifier: number, word: string): string =>
  modifier === 0 ? `${die}` : `${die}${addend(modifier, word)} = ${plain(die + modifier)}`;
