import {
  CHANCE,
  FP,
  MASK_WORDS,
  PC,
  legal,
  nth,
  size,
  type Actor,
  type Ai,
  type Game,
} from '@brink/kernel';

/** Scrambles two integers into 32 bits. */
function mix(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b + 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

const SEATS = 8;
/** Parts of a turn that are told apart. */
const GRAIN = 64;

/**
 * All chance of one deal, fixed by a seed so that it does not depend on what has come before:
 * the dice of a round are the same whatever was rolled earlier, and of the same pile the same
 * card comes first. Plans that differ little then meet the same luck, and what is left between
 * them is their own doing.
 */
export class CommonRandomNumbers {
  readonly #progress: Ai['progress'];
  readonly #rolled = new Int32Array(SEATS + 1);
  #seed = 0;
  #now = -1;
  #moment = 0;
  #turn = 0;
  #last = 0;

  constructor(ai: Ai) {
    this.#progress = ai.progress;
  }

  begin(seed: number): void {
    this.#seed = seed;
    this.#now = -1;
    this.#last = SEATS;
  }

  /** The game has come to this decision. */
  meet(game: Game, actor: Actor): void {
    const progress = this.#progress(game);
    const now = Math.floor(progress * GRAIN);
    if (now !== this.#now) {
      this.#now = now;
      this.#moment = mix(this.#seed, now);
      this.#turn = mix(this.#seed, -1 - Math.floor(progress));
      this.#rolled.fill(0);
    }
    if (actor !== CHANCE) this.#last = actor % SEATS;
  }

  /** The choice of chance. Every one is as likely as another. */
  decide(game: Game): number {
    const mask = legal(game, CHANCE);
    const { ask } = game.rules.code[game.mem[game.mem[FP] + PC]];
    if (ask?.domain !== 'die') return firstOf(mask, this.#turn);
    // Dice are counted for each player, lest those of one move those of the next.
    const die = mix(this.#moment, this.#last * 64 + this.#rolled[this.#last]++);
    return nth(mask, Math.floor(((die >>> 0) / 0x1_0000_0000) * size(mask)));
  }

  /** 32 random bits for a choice that a player has now, unsigned. */
  noise(choice: number): number {
    return mix(this.#moment, (this.#last + 1) * 256 + choice) >>> 0;
  }
}

/** The member that a seed likes best. */
function firstOf(mask: Int32Array, seed: number): number {
  let best = -1;
  let most = -Infinity;
  for (let i = 0; i < MASK_WORDS; i++) {
    for (let word = mask[i]; word !== 0; word &= word - 1) {
      const choice = (i << 5) + 31 - Math.clz32(word & -word);
      const liking = mix(seed, choice);
      if (liking <= most) continue;
      best = choice;
      most = liking;
    }
  }
  return best;
}
