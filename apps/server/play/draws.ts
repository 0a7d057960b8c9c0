import {
  CHANCE,
  legal,
  nextActor,
  nth,
  size,
  type DrawsTakenBack,
  type Fairness,
  type PlayerSeed,
  type Session,
} from '@brink/kernel';
import { VerifiableRandom, keyOf } from '@brink/protocol';
import { JournalFault } from './journal-fault.ts';

/** A die or a card of the game as it stands: where it is in the list of choices, and its number. */
export interface Drawn {
  readonly index: number;
  readonly counter: number;
}

/** Everything of the draws of a game that comes out of its journal. */
export interface DrawsState {
  readonly commitment: string;
  /** What the players mixed in; games begun before they could have no list. */
  readonly seeds?: readonly PlayerSeed[] | undefined;
  /** How many draws were made, those taken back included. */
  readonly counter: number;
  readonly drawn: readonly Drawn[];
  /** Absent in snapshots of before, which cannot say. */
  readonly takeBacks?: readonly DrawsTakenBack[] | undefined;
}

/** The dice and cards of one game: what they are drawn from, and the number of each. */
export class Draws {
  commitment = '';
  seeds: readonly PlayerSeed[] | undefined;
  #counter = 0;
  #drawn: Drawn[] = [];
  #takeBacks: DrawsTakenBack[] | undefined = [];
  readonly #secret: Uint8Array;
  #random: VerifiableRandom;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
    this.#random = new VerifiableRandom(secret);
  }

  /** How many there were, those taken back included: the number of the next one. */
  get made(): number {
    return this.#counter;
  }

  /** The game begins: the secret was promised, and what the players mix in is known. */
  begin(commitment: string, seeds: readonly PlayerSeed[] | undefined): void {
    this.commitment = commitment;
    this.seeds = seeds;
    this.#random = new VerifiableRandom(keyOf(this.#secret, seeds));
  }

  get state(): DrawsState {
    return {
      commitment: this.commitment,
      seeds: this.seeds,
      counter: this.#counter,
      drawn: this.#drawn,
      takeBacks: this.#takeBacks,
    };
  }

  restore({ commitment, seeds, counter, drawn, takeBacks }: DrawsState): void {
    this.begin(commitment, seeds);
    this.#counter = counter;
    this.#drawn = [...drawn];
    this.#takeBacks = takeBacks && [...takeBacks];
  }

  /** Lets chance decide; of a journal exactly what it tells, no more and no less. */
  settle(session: Session, given: readonly number[] | undefined): readonly number[] {
    const { game } = session;
    const made: number[] = [];
    while (nextActor(game) === CHANCE) {
      const mask = legal(game, CHANCE);
      const counter = this.#counter++;
      if (given && made.length >= given.length) {
        throw new JournalFault(`chance is missing: ${given.length} told, more wanted`);
      }
      const choice = given ? given[made.length] : nth(mask, this.#random.draw(counter, size(mask)));
      this.#drawn.push({ index: session.choices.length, counter });
      session.choose(CHANCE, choice);
      made.push(choice);
    }
    if (given && given.length > made.length) {
      throw new JournalFault(`too much chance: ${given.length} told, ${made.length} wanted`);
    }
    return made;
  }

  /** Only the first choices stand; the draws among the others never come back. */
  goBack(by: number, choices: number): void {
    const before = this.#drawn.length;
    this.#drawn = this.#drawn.filter(({ index }) => index < choices);
    const kept = this.#drawn.length;
    if (kept < before) this.#takeBacks?.push({ by, draws: this.#counter, kept });
  }

  /** What proves the draws, with the secret. Only for finished games. */
  get fairness(): Fairness {
    const counters = this.#drawn.map(({ counter }) => counter);
    const isPlain = counters.every((counter, index) => counter === index);
    return {
      commitment: this.commitment,
      secret: Buffer.from(this.#secret).toString('hex'),
      ...(!isPlain && { counters }),
      ...(this.seeds && { seeds: this.seeds }),
      ...(this.#takeBacks?.length && { takeBacks: this.#takeBacks }),
    };
  }
}
