import {
  CHANCE,
  DONE,
  FREE,
  choose,
  decision,
  legal,
  members,
  nextActor,
  type Actor,
} from '@brink/kernel';
import {
  RESULT,
  ROUND,
  ROUND_OF,
  TURN,
  influenceOf,
  isBattleground,
  mannerOf,
  rivalOf,
  type Manner,
  type Side,
  type Table,
} from '@brink/struggle';
import type { Adapter } from '../adapter.ts';

/** One choice of a line that loses, as prompts and texts speak of it. */
export interface GuardStep {
  readonly actor: Actor;
  readonly prompt: string;
  readonly domain: string;
  readonly args: readonly number[];
  readonly choice: number;
}

/** The steps of a line, last ones shared between lines. */
interface Line {
  readonly step: GuardStep;
  readonly next: Line | undefined;
  readonly length: number;
}

interface Found {
  /** How likely the viewer loses if he plays on as well and the rival as badly for him as can be. */
  readonly risk: number;
  readonly line: Line | undefined;
}

const NO_RISK: Found = { risk: 0, line: undefined };

/** Ways to lose by DEFCON. */
const WARS: ReadonlySet<Manner> = new Set<Manner>(['defcon', 'cubanMissileCrisis']);

/** Dice, draws and discards that DEFCON does not depend on, beside what the game calls harmless. */
const QUIET: ReadonlySet<string> = new Set([
  'draw',
  'examine',
  'olympicDie',
  'olympicDieRival',
  'warDie',
  'aldrichAmes',
  'askNot',
  'blockadeDiscard',
  'debtCrisis',
  'discardHeld',
  'gosplan',
  'heroDiscard',
  'ourManInTehran',
  'saltNegotiations',
]);

/** Of countries only those that are couped matter: all else moves influence alone. */
const isQuiet = (prompt: string, domain: string): boolean =>
  QUIET.has(prompt) || (domain === 'country' && prompt !== 'coupTarget');

const PLACING: ReadonlySet<string> = new Set(['place', 'placeInfluence']);
const NOWHERE = -1;

/** Positions looked at before a search gives up. */
const MOST_NODES = 3000;
/** Choices in one line: far beyond any play, and far from the end of a worker's stack. */
const LONGEST_LINE = 200;

/**
 * Follows one play to its end: its owner looks for a way out, the rival for a way to beat him,
 * chance is weighed. Influence that DEFCON does not depend on is placed in one way alone, the
 * calmest for its owner; only where that would lose, the others are tried.
 */
export class GuardSearch {
  /** It had to stop before it had seen everything: nothing may be called safe. */
  isCut = false;
  /** It has come to where hidden cards decide. */
  hasTouchedHidden = false;
  readonly #adapter: Adapter;
  readonly #viewer: Side;
  readonly #pool: Table[] = [];
  #focus = 0;
  #nodes = 0;
  #start = 0;

  constructor(adapter: Adapter, viewer: Side) {
    this.#adapter = adapter;
    this.#viewer = viewer;
  }

  /** What may come of a choice of the viewer in one deal. */
  run(deal: Table, choice: number, focus: number): Found {
    this.isCut = false;
    this.#nodes = 0;
    this.#focus = focus;
    this.#start = momentOf(deal);
    return this.#take(deal, this.#viewer, choice, 0, NOWHERE);
  }

  #take(game: Table, actor: Actor, choice: number, depth: number, sticky: number): Found {
    const next = (this.#pool[depth] ??= game.clone());
    next.copyFrom(game);
    choose(next, actor, choice);
    return this.#look(next, depth + 1, sticky);
  }

  #look(game: Table, depth: number, sticky: number): Found {
    const { mem } = game;
    if (mem[RESULT] !== 0) {
      const isLost = mem[RESULT] - 1 === rivalOf(this.#viewer) && WARS.has(mannerOf(game));
      return isLost ? { risk: 1, line: undefined } : NO_RISK;
    }
    if (momentOf(game) !== this.#start) return NO_RISK;
    if (++this.#nodes > MOST_NODES || depth > LONGEST_LINE) {
      this.isCut = true;
      return NO_RISK;
    }
    const actor = nextActor(game);
    if (actor < 0) return NO_RISK;
    const { prompt, domain } = decision(game)!;
    const isHarmless =
      isQuiet(prompt, domain) || this.#adapter.package.caution?.isHarmless(game) === true;
    if (actor === CHANCE) return this.#weigh(game, isHarmless, depth, sticky);
    if (actor === this.#viewer) return this.#escape(game, isHarmless, depth, sticky);
    return this.#attack(game, isHarmless, depth);
  }

  #step(game: Table, actor: Actor, choice: number, { risk, line }: Found): Found {
    const at = decision(game)!;
    const step = { actor, choice, prompt: at.prompt, domain: at.domain, args: [...at.args] };
    return { risk, line: { step, next: line, length: (line?.length ?? 0) + 1 } };
  }

  /** Every result of the dice, every card that may come. */
  #weigh(game: Table, isHarmless: boolean, depth: number, sticky: number): Found {
    const results = members(legal(game, CHANCE));
    // The highest die does most: it may open a second coup (Che).
    if (isHarmless) return this.#take(game, CHANCE, results.at(-1)!, depth, sticky);
    if (decision(game)!.domain === 'card') this.hasTouchedHidden = true;
    let risk = 0;
    let worst: Found = NO_RISK;
    let at = -1;
    for (const choice of results) {
      const found = this.#take(game, CHANCE, choice, depth, sticky);
      risk += found.risk;
      if (!isWorse(found, worst)) continue;
      worst = found;
      at = choice;
    }
    if (at < 0) return NO_RISK;
    const told = this.#step(game, CHANCE, at, worst);
    return { risk: risk / results.length, line: told.line };
  }

  /** The viewer needs one way out. */
  #escape(game: Table, isHarmless: boolean, depth: number, sticky: number): Found {
    const viewer = this.#viewer;
    const choices = members(legal(game, viewer));
    if (isHarmless && choices.includes(sticky)) {
      return this.#take(game, viewer, sticky, depth, sticky);
    }
    const isPlacing = isHarmless && PLACING.has(decision(game)!.prompt);
    const ordered = isHarmless
      ? calmestFirst(game, viewer, choices)
      : withoutTwins(game, viewer, choices);
    let best: Found | undefined;
    let at = -1;
    let isFree = false;
    for (const [i, choice] of ordered.entries()) {
      // Points that break the rival's control may be what helps: all of them in one country.
      const found = this.#take(game, viewer, choice, depth, isPlacing && i > 0 ? choice : NOWHERE);
      if (found.risk === 0) return NO_RISK;
      isFree ||= best !== undefined && found.risk !== best.risk;
      if (best && found.risk >= best.risk) continue;
      best = found;
      at = choice;
    }
    if (!best) return NO_RISK;
    // What makes no difference is no part of the story.
    return isHarmless || !isFree ? best : this.#step(game, viewer, at, best);
  }

  /** The rival needs one way to beat him. */
  #attack(game: Table, isHarmless: boolean, depth: number): Found {
    const rival = rivalOf(this.#viewer);
    let choices = members(legal(game, rival));
    if (isHarmless) {
      return this.#take(game, rival, loudestFirst(game, this.#viewer, choices)[0], depth, NOWHERE);
    }
    if (decision(game)!.domain === 'card') {
      this.hasTouchedHidden = true;
      // His other cards have deals of their own.
      if (choices.includes(this.#focus)) choices = [this.#focus];
    }
    let worst: Found = NO_RISK;
    let at = -1;
    for (const choice of withoutTwins(game, rival, choices)) {
      const found = this.#take(game, rival, choice, depth, NOWHERE);
      if (!isWorse(found, worst)) continue;
      worst = found;
      at = choice;
      if (found.risk === 1 && (found.line?.length ?? 0) <= 1) break;
    }
    return at < 0 ? NO_RISK : this.#step(game, rival, at, worst);
  }
}

export function stepsOf(found: Found): GuardStep[] {
  const steps: GuardStep[] = [];
  for (let line = found.line; line; line = line.next) steps.push(line.step);
  return steps;
}

/** Turn, round and whose round it is: a play is over when they change. */
const momentOf = ({ mem }: Table): number => (mem[TURN] * 16 + mem[ROUND]) * 4 + mem[ROUND_OF];

/** More likely, or as likely and shorter. */
const isWorse = (a: Found, b: Found): boolean =>
  a.risk > b.risk ||
  (a.risk > 0 && a.risk === b.risk && (a.line?.length ?? 0) < (b.line?.length ?? 0));

const isCountry = (choice: number): boolean => choice < FREE;

/** Whether influence of a side in a country is what a coup of its rival would cost DEFCON for. */
const isTarget = (game: Table, side: Side, country: number): boolean =>
  isBattleground(game, country) && influenceOf(game, side, country) > 0;

/** For the one who fears a coup: nowhere at all, then where he offers no new target. */
function calmestFirst(game: Table, side: Side, choices: readonly number[]): number[] {
  const noise = (choice: number): number => {
    if (choice === DONE) return 0;
    if (!isCountry(choice)) return 3;
    return isBattleground(game, choice) && !isTarget(game, side, choice) ? 2 : 1;
  };
  return [...choices].sort((a, b) => noise(a) - noise(b) || a - b);
}

/** For the one who wants a coup: what leaves the other's battlegrounds as they are. */
function loudestFirst(game: Table, other: Side, choices: readonly number[]): number[] {
  const loss = (choice: number): number => {
    if (choice === DONE) return 0;
    if (!isCountry(choice)) return 1000;
    return isTarget(game, other, choice) ? 100 - influenceOf(game, other, choice) : 1;
  };
  return [...choices].sort((a, b) => loss(a) - loss(b) || a - b);
}

/** Targets of a coup that cost DEFCON alike are one: that with the most influence to remove. */
function withoutTwins(game: Table, side: Side, choices: readonly number[]): readonly number[] {
  if (decision(game)!.prompt !== 'coupTarget') return choices;
  const { rule } = game.rules;
  const kinds = new Map<string, number>();
  for (const choice of choices) {
    const isFree = !isCountry(choice);
    const kind = isFree
      ? `${choice}`
      : `${isBattleground(game, choice)} ${rule.isFlashpoint?.(game, choice)} ${rule.everyCoupCosts?.(game, choice)}`;
    const twin = kinds.get(kind);
    const weight = (country: number): number => influenceOf(game, rivalOf(side), country);
    if (twin === undefined || (!isFree && weight(choice) > weight(twin))) kinds.set(kind, choice);
  }
  return [...kinds.values()];
}
