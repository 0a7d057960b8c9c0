import type { GamePackage } from './contract.ts';
import type { Rules } from './game.ts';
import type { Instruction } from './program.ts';

/** A hash of texts with 64 bits, for telling programs apart; no secret depends on it. */
class Hash {
  #high = 0xdeadbeef;
  #low = 0x41c6ce57;

  add(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      this.#high = Math.imul(this.#high ^ unit, 2654435761);
      this.#low = Math.imul(this.#low ^ unit, 1597334677);
    }
    this.#high = Math.imul(this.#high ^ (this.#low >>> 16), 2246822507);
    this.#low = Math.imul(this.#low ^ (this.#high >>> 13), 3266489909);
  }

  get text(): string {
    return [this.#high, this.#low].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

const known = new WeakMap<readonly Instruction[], string>();

/**
 * Tells programs apart whose games do not lie in memory alike: where everything lies, every step in
 * the order in which it was linked, and the newest revision, since a change of rules may have
 * set-up put into older games what tells them apart. Bytes fit only where the fingerprint is the same.
 */
export const fingerprintOf = ({ revision }: Pick<GamePackage, 'revision'>, rules: Rules): string =>
  `${revision} ${codeOf(rules)}`;

function codeOf({ layout, code }: Rules): string {
  const found = known.get(code);
  if (found !== undefined) return found;
  const hash = new Hash();
  for (const { name, at, words } of layout.sets) hash.add(`${name} ${at} ${words}`);
  for (const { name, at, length } of layout.fields) hash.add(`${name} ${at} ${length}`);
  for (const { program, run, ask, askAll } of code) {
    hash.add(program);
    hash.add(run.toString());
    const asked = ask ?? askAll;
    if (asked) hash.add(`${asked.prompt} ${asked.domain} ${asked.legal} ${asked.take}`);
  }
  known.set(code, hash.text);
  return hash.text;
}
