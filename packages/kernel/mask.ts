/**
 * A legal set: 256 bits, one for each integer a decision may be answered with.
 *
 * 0–239 belong to the decision's own domain (a country, a card, an option…), 240–254 are the
 * free actions its actor has at the moment, 255 means "done": stop, pass, no more.
 */
export type Mask = Int32Array;

/** Words of 32 bits in a legal set. */
export const MASK_WORDS = 8;
/** The first of the free actions that an actor has at any decision. */
export const FREE = 240;
/** The choice that means: stop, pass, no more. */
export const DONE = 255;

/** An empty legal set. */
export const newMask = (): Mask => new Int32Array(MASK_WORDS);

/** Written out: several times as fast as `fill` on so few words, and on the hot path. */
export function clear(mask: Mask): void {
  mask[0] = 0;
  mask[1] = 0;
  mask[2] = 0;
  mask[3] = 0;
  mask[4] = 0;
  mask[5] = 0;
  mask[6] = 0;
  mask[7] = 0;
}

/** Whether a choice is in the set. */
export function has(mask: Mask, member: number): boolean {
  return (mask[member >> 5] & (1 << (member & 31))) !== 0;
}

/** Puts a choice into the set. */
export function add(mask: Mask, member: number): void {
  mask[member >> 5] |= 1 << (member & 31);
}

/** Takes a choice out of the set. */
export function drop(mask: Mask, member: number): void {
  mask[member >> 5] &= ~(1 << (member & 31));
}

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return (((w + (w >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many choices the set has. */
export function size(mask: Mask): number {
  let n = 0;
  for (let i = 0; i < MASK_WORDS; i++) if (mask[i] !== 0) n += bitCount(mask[i]);
  return n;
}

/** Whether nothing is in the set. */
export function isEmpty(mask: Mask): boolean {
  return (mask[0] | mask[1] | mask[2] | mask[3] | mask[4] | mask[5] | mask[6] | mask[7]) === 0;
}

/** The only member of a mask that has exactly one, or -1. */
export function single(mask: Mask): number {
  let found = -1;
  for (let i = 0; i < MASK_WORDS; i++) {
    const word = mask[i];
    if (word === 0) continue;
    if (found >= 0 || (word & (word - 1)) !== 0) return -1;
    found = (i << 5) + 31 - Math.clz32(word);
  }
  return found;
}

/** The n-th member in ascending order, counting from 0. */
export function nth(mask: Mask, n: number): number {
  let left = n;
  for (let i = 0; i < MASK_WORDS; i++) {
    let word = mask[i];
    if (word === 0) continue;
    const here = bitCount(word);
    if (left >= here) {
      left -= here;
      continue;
    }
    while (left-- > 0) word &= word - 1;
    return (i << 5) + 31 - Math.clz32(word & -word);
  }
  return -1;
}

/** All choices of the set, in ascending order. */
export const members = (mask: Mask): number[] => membersAt(mask, 0, mask.length);

/** The members of a set that lies within others, in `length` words from `at` on. */
export function membersAt(words: Int32Array, at: number, length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) {
    for (let word = words[at + i]; word !== 0; word &= word - 1) {
      list.push((i << 5) + 31 - Math.clz32(word & -word));
    }
  }
  return list;
}

/** Adds every integer from `first` to `last`. */
export function addRange(mask: Mask, first: number, last: number): void {
  for (let member = first; member <= last; member++) add(mask, member);
}
