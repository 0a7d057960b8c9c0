import {
  PUBLIC,
  choose,
  decision,
  legal,
  members,
  nextActor,
  pending,
  type Game,
  type GamePackage,
} from '@brink/kernel';

/** What a puzzle asks for. */
export type Goal = 'survive' | 'win';

/** The tree is too large to be looked through. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** Decisions at which what was asked is over: somebody's next round, the next deal or headline. */
const BOUNDS: ReadonlySet<string> = new Set(['actionRound', 'draw', 'headline']);
/** Wir sind das Volk!: somebody's next turn, or the cards of what follows the decade's end. */
const BOUNDS_OF_VOLK: ReadonlySet<string> = new Set(['takeCard', 'throwAway', 'layOut']);

/** Whether the game stands at such a decision. */
function isBound(rules: GamePackage, game: Game, prompt: string): boolean {
  if (rules.id !== 'volk') return BOUNDS.has(prompt);
  if (prompt !== 'draw') return BOUNDS_OF_VOLK.has(prompt);
  // The price of the special card is a card drawn in the middle of a turn.
  const { isActing } = rules.view(game, PUBLIC) as { readonly isActing?: boolean };
  return isActing !== true;
}

/** No round asks for so many choices: something runs in a circle. */
const DEEPEST = 120;

const hasWon = (rules: GamePackage, game: Game, seat: number): boolean | undefined =>
  rules.outcome(game)?.winners.includes(seat);

/**
 * Looks at everything that can happen until the round is over: each answer of the other side,
 * each die, each card. To survive is to have a way on which nothing loses; to win, one on which
 * everything wins.
 */
export class Solver {
  readonly #rules: GamePackage;
  readonly #seat: number;
  readonly #goal: Goal;
  readonly #most: number;
  readonly #known = new Map<string, boolean>();
  #depth = 0;

  constructor(rules: GamePackage, seat: number, goal: Goal, most = 200_000) {
    this.#rules = rules;
    this.#seat = seat;
    this.#goal = goal;
    this.#most = most;
  }

  /** Positions looked at. */
  get size(): number {
    return this.#known.size;
  }

  /** Whether the goal is still within reach, whatever the others do. */
  holds(game: Game): boolean {
    const won = hasWon(this.#rules, game, this.#seat);
    if (won !== undefined) return won;
    // A headline is chosen by both: while the other still thinks, nothing is over.
    const isWaiting = (pending(game) & (1 << this.#seat)) === 0;
    const { prompt } = decision(game)!;
    if (isBound(this.#rules, game, prompt) && !(prompt === 'headline' && isWaiting)) {
      return this.#goal === 'survive';
    }
    return this.holdsAt(game);
  }

  /** The same at the decision itself, even if it begins a round. */
  holdsAt(game: Game): boolean {
    const key = String.fromCharCode(...new Uint16Array(game.mem.buffer));
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= this.#most || this.#depth >= DEEPEST) {
      throw new TooLarge(`more than ${this.#most} positions, or ${DEEPEST} choices`);
    }
    this.#depth++;
    const actor = nextActor(game);
    const branch = game.clone();
    const good = (choice: number): boolean => {
      branch.copyFrom(game);
      choose(branch, actor, choice);
      return this.holds(branch);
    };
    const open = members(legal(game, actor));
    const answer = actor === this.#seat ? open.some(good) : open.every(good);
    this.#depth--;
    this.#known.set(key, answer);
    return answer;
  }

  /** The choices of the seat that keep the goal within reach. */
  solutions(game: Game): readonly number[] {
    const branch = game.clone();
    return members(legal(game, this.#seat)).filter((choice) => {
      branch.copyFrom(game);
      choose(branch, this.#seat, choice);
      return this.holds(branch);
    });
  }
}
