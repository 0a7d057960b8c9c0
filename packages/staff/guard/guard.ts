import { Random, choose, decision, legal, members, type GamePackage } from '@brink/kernel';
import { ROUND, type Side, type Table, type World } from '@brink/struggle';
import type { Adapter } from '../adapter.ts';
import { GuardSearch, stepsOf, type GuardStep } from './search.ts';
import { possibleDeals } from './deals.ts';

/** What the guard says of a choice. */
export const VERDICTS = ['safe', 'dangerous', 'losing'] as const;
/** What the guard says of a choice. */
export type Verdict = (typeof VERDICTS)[number];

/** What a choice may do to its player before his play is over. */
export interface Warning {
  readonly choice: number;
  /**
   * `safe`: nobody can begin a nuclear war that he answers for. `dangerous`: the rival, the dice
   * or cards that he cannot see may. `losing`: the rival can, whatever the cards are.
   */
  readonly verdict: Verdict;
  /** How likely he loses if the rival does what is worst for him. */
  readonly probability: number;
  /** The probability is exact, and not the share of deals that were tried. */
  readonly isExact: boolean;
  /** The shortest way to lose among the likeliest. */
  readonly line: readonly GuardStep[];
  /** The search had to stop early; it is called dangerous although nothing was found. */
  readonly isCut: boolean;
  /** For a card in hand, each way to use it; the card is as safe as the best of them. */
  readonly uses: readonly Warning[];
}

/** Deals that tell whether hidden cards matter at all, and that probabilities are taken from. */
const PROBES = 6;
const SAMPLES = 40;
const CERTAIN = 1 - 1e-9;

type Dealer = Pick<GamePackage<World>, 'determinise'>;

function deals(dealer: Dealer, game: Table, viewer: Side, count: number): Table[] {
  // The same deals for everybody who sees the same: what is said does not depend on the truth.
  const random = new Random(1);
  return Array.from({ length: count }, () =>
    dealer.determinise(game, viewer, random, game.clone()),
  );
}

/** Keeps the deals of one position, which all its choices share. */
class PositionGuard {
  readonly #adapter: Adapter;
  readonly #game: Table;
  readonly #viewer: Side;
  readonly #search: GuardSearch;
  #samples: Table[] | undefined;

  constructor(adapter: Adapter, game: Table, viewer: Side) {
    this.#adapter = adapter;
    this.#game = game;
    this.#viewer = viewer;
    this.#search = new GuardSearch(adapter, viewer);
  }

  #deals(): Table[] {
    this.#samples ??= deals(this.#adapter.package, this.#game, this.#viewer, SAMPLES);
    return this.#samples;
  }

  warn(choice: number): Warning {
    const search = this.#search;
    search.hasTouchedHidden = false;
    // Headlines are chosen in secret: what the rival's is matters for all of them.
    const isSecret = this.#game.mem[ROUND] === 0;
    const samples = this.#deals();
    const tried = isSecret ? [] : samples.slice(0, PROBES);
    const found = tried.map((deal) => this.#find(deal, choice, 0));
    const isHidden = isSecret || search.hasTouchedHidden;
    if (isHidden) {
      for (const { game, focus } of possibleDeals(this.#game, this.#viewer)) {
        found.push(this.#find(game, choice, focus));
        if (search.isCut) break;
      }
    }
    const worst = found.reduce((a, b) =>
      b.risk > a.risk ||
      (b.risk === a.risk && (b.line?.length ?? 0) < (a.line?.length ?? 0) && b.risk > 0)
        ? b
        : a,
    );
    const least = Math.min(...found.map(({ risk }) => risk));
    const isCut = found.some((each) => each.isCut);
    const isExact = worst.risk === least || worst.risk === 0;
    return {
      choice,
      verdict: least >= CERTAIN ? 'losing' : worst.risk > 0 || isCut ? 'dangerous' : 'safe',
      probability: isExact ? worst.risk : this.#share(choice),
      isExact: isExact && !isCut,
      line: stepsOf(worst),
      isCut: isCut && worst.risk === 0,
      uses: [],
    };
  }

  #find(deal: Table, choice: number, focus: number) {
    const { risk, line } = this.#search.run(deal, choice, focus);
    return { risk, line, isCut: this.#search.isCut };
  }

  #share(choice: number): number {
    const samples = this.#deals();
    let sum = 0;
    for (const deal of samples) sum += this.#search.run(deal, choice, 0).risk;
    return sum / samples.length;
  }
}

const severity = ({ verdict, probability }: Warning): number =>
  VERDICTS.indexOf(verdict) * 10 + probability;

/** A card is as safe as the best of its uses. */
function warnOfCard(adapter: Adapter, game: Table, seat: Side, card: number): Warning {
  const shown = game.clone();
  choose(shown, seat, card);
  if (decision(shown)?.prompt !== 'useOfCard')
    return new PositionGuard(adapter, game, seat).warn(card);
  const guard = new PositionGuard(adapter, shown, seat);
  const uses = members(legal(shown, seat)).map((use) => guard.warn(use));
  const best = uses.reduce((a, b) => (severity(b) < severity(a) ? b : a));
  return { ...best, choice: card, uses };
}

/**
 * Warns a player who is to choose of what his choices may do to him before the play is over:
 * his own cards and their uses in a round, headlines, targets of coups. It knows no more than he
 * does; what he cannot see is taken to be anything it may be.
 */
export function guardOf(adapter: Adapter, game: Table, seat: Side): ReadonlyMap<number, Warning> {
  const warnings = new Map<number, Warning>();
  const prompt = decision(game)?.prompt;
  const guard = new PositionGuard(adapter, game, seat);
  for (const choice of members(legal(game, seat))) {
    warnings.set(
      choice,
      prompt === 'actionRound' ? warnOfCard(adapter, game, seat, choice) : guard.warn(choice),
    );
  }
  return warnings;
}

/** The same for a single choice. */
export function guardChoice(adapter: Adapter, game: Table, seat: Side, choice: number): Warning {
  return decision(game)?.prompt === 'actionRound'
    ? warnOfCard(adapter, game, seat, choice)
    : new PositionGuard(adapter, game, seat).warn(choice);
}
