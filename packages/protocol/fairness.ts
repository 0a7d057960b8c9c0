import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  CHANCE,
  RecordError,
  legal,
  nextActor,
  nth,
  replay,
  size,
  type GamePackage,
  type GameRecord,
  type Rules,
} from '@brink/kernel';

/** All chance of a game comes from 32 secret bytes; their hash is told before the first card. */
export const SECRET_BYTES = 32;

export const commitmentTo = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/** What every die and every card of one game is drawn from. */
export class VerifiableRandom {
  /** Already knows the secret, so that no draw has to take it in again. */
  readonly #keyed: ReturnType<typeof hmac.create>;

  constructor(secret: Uint8Array) {
    this.#keyed = hmac.create(sha256, secret);
  }

  /**
   * Draw number `counter`, an even chance among 0 … n - 1. Block `b` of a draw is the HMAC-SHA256
   * of "counter:b" under the secret, read as 8 numbers of 32 bits, most significant byte first.
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

export interface Verdict {
  readonly ok: boolean;
  /** Dice and deals that were checked. */
  readonly draws: number;
  /** The first thing wrong, in words for developers. */
  readonly problem?: string;
}

const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** Checks every die and every deal of a finished game against what was promised at its start. */
export function verifyRecord<R extends Rules, O extends object>(
  game: GamePackage<R, O>,
  record: GameRecord,
): Verdict {
  const { fairness } = record;
  if (!fairness) return { ok: false, draws: 0, problem: 'the record holds no secret' };
  if (!isSecret(fairness.secret)) {
    return { ok: false, draws: 0, problem: 'the secret is not 64 hexadecimal digits' };
  }
  const secret = hexToBytes(fairness.secret);
  if (commitmentTo(secret) !== fairness.commitment) {
    return { ok: false, draws: 0, problem: 'the secret does not fit the commitment' };
  }
  const random = new VerifiableRandom(secret);
  let draws = 0;
  let last = -1;
  let problem: string | undefined;
  try {
    replay(game, record, undefined, (played, index) => {
      if (problem !== undefined || nextActor(played) !== CHANCE) return;
      // Draws that were taken back are missing from the record, so its list skips their numbers.
      const counter = fairness.counters ? fairness.counters[draws] : draws;
      if (!Number.isSafeInteger(counter) || counter <= last) {
        problem = `choices[${index}]: draw numbers must grow`;
        return;
      }
      last = counter;
      draws++;
      const mask = legal(played, CHANCE);
      const fair = nth(mask, random.draw(counter, size(mask)));
      if (fair !== record.choices[index]) {
        problem = `choices[${index}]: draw ${counter} gives ${fair}, not ${record.choices[index]}`;
      }
    });
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    problem ??= error.message;
  }
  return problem === undefined ? { ok: true, draws } : { ok: false, draws, problem };
}
