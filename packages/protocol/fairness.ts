import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PlayerSeed } from '@brink/kernel';

/** All chance of a game comes from 32 secret bytes; their hash is told before the first card. */
export const SECRET_BYTES = 32;

export const commitmentTo = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/** A seed of a player, as 64 hexadecimal digits. */
export const SEED = /^[0-9a-f]{64}$/;

/** What a player tells before anybody tells a seed. */
export const seedCommitment = (seed: string): string => commitmentTo(hexToBytes(seed));

/**
 * What draws are made from: the HMAC-SHA256, under the secret, of the seeds that were told, each
 * written as "player:seed", in the order of the players, a comma between two. The secret was fixed
 * before the seeds and the seeds before each other, so nobody could choose the outcome. Games begun
 * before players could mix in a seed draw from the secret itself.
 */
export function keyOf(secret: Uint8Array, seeds: readonly PlayerSeed[] | undefined): Uint8Array {
  if (!seeds) return secret;
  const told = seeds.filter(({ seed }) => seed !== undefined);
  const text = told.map(({ player, seed }) => `${player}:${seed}`).join(',');
  return hmac(sha256, secret, utf8ToBytes(text));
}

/** What every die and every card of one game is drawn from. */
export class VerifiableRandom {
  /** Already knows the key, so that no draw has to take it in again. */
  readonly #keyed: ReturnType<typeof hmac.create>;

  constructor(key: Uint8Array) {
    this.#keyed = hmac.create(sha256, key);
  }

  /**
   * Draw number `counter`, an even chance among 0 … n - 1. Block `b` of a draw is the HMAC-SHA256
   * of "counter:b" under the key, read as 8 numbers of 32 bits, most significant byte first.
   * The first below the greatest multiple of n counts, modulo n.
   */
  draw(counter: number, n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (let block = 0; ; block++) {
      const hash = this.#keyed
        .clone()
        .update(utf8ToBytes(`${counter}:${block}`))
        .digest();
      const words = new DataView(hash.buffer);
      for (let at = 0; at < 32; at += 4) {
        const word = words.getUint32(at);
        if (word < limit) return word % n;
      }
    }
  }
}
