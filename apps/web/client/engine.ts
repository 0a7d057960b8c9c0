import { Analysis } from '@brink/bots/search/analysis';
import {
  ALL_SEEING,
  CHANCE,
  PUBLIC,
  choose,
  decision,
  legal,
  members,
  nextActor,
  type Game,
  type LogEntry,
  type Reason,
  type Viewer,
} from '@brink/kernel';
import type { Chosen } from '@brink/study';
import type { AnalysisTable } from './analysis-table.ts';
import type { EyesOf, Thought, ToldPlan, Value } from './analysis-messages.ts';

/** So long it thinks before it listens again: the first lines must not wait. */
const SLICE_MS = 20;
/** So often it speaks after its first words: whoever reads must not be hurried. */
const TELL_MS = 300;
const PLANS = 3;
const REASONS = 2;
/** After so many simulations nothing changes any more. */
const SETTLED = 4000;
/** What the others get: enough for a line, not for a verdict. */
const FACE_SIMS = 80;
const VALUE_SIMS = 48;
/** The more plans are compared with few simulations, the luckier the best of them looks. */
const VALUE_PLANS = 4;
/** Other nodes wait until so much is known of the one that is looked at. */
const FIRST = 240;
const SEED = 1;

interface Wanted {
  readonly node: number;
  readonly eyes: EyesOf;
  readonly seq: number;
  readonly values: readonly number[];
}

/** Of the first side. */
function valueOf(analysis: Analysis): Value {
  // A plan that has not been tried yet says nothing.
  const { chance, error } = analysis.plans(1)[0] ?? analysis.outlook;
  return { chance: analysis.seat % 2 === 0 ? chance : 1 - chance, error };
}

/** What else speaks for a plan: the reasons of its choices, one after the other. */
function reasonsFor(table: AnalysisTable, start: Game, seat: number, plan: readonly number[]) {
  const { ai } = table.work.rules;
  const game = start.clone();
  const log: LogEntry[] = [];
  game.log = (entry) => log.push(entry);
  const reasons: Reason[] = [];
  const chosen: Chosen[] = [];
  for (const choice of plan) {
    const asked = decision(game);
    if (!asked || nextActor(game) !== seat || !members(legal(game, seat)).includes(choice)) break;
    const reason = ai?.reason(game, seat, choice);
    const isNew = reason && !reasons.some(({ code }) => code === reason.code);
    if (isNew && reason.code !== 'other' && reasons.length < REASONS) reasons.push(reason);
    chosen.push({ code: asked.prompt, domain: asked.domain, choice, isChance: false });
    choose(game, seat, choice);
  }
  return { entries: log, chosen, reasons };
}

/** Looks ahead in the worker, a slice at a time, and tells what it has found. */
export class Engine {
  readonly #table: AnalysisTable;
  readonly #tell: (thought: Thought) => void;
  #turn = 0;

  constructor(table: AnalysisTable, tell: (thought: Thought) => void) {
    this.#table = table;
    this.#tell = tell;
  }

  rest(): void {
    this.#turn++;
  }

  #analysis(game: Game, eyes: EyesOf, mover: number, plans?: number): Analysis {
    const viewer: Viewer = eyes === 'open' ? ALL_SEEING : eyes === 'public' ? PUBLIC : mover;
    const setting = { eyes: viewer, seed: SEED, ...(plans && { plans }) };
    return new Analysis(this.#table.work.rules, game, setting);
  }

  think({ node, eyes, seq, values }: Wanted): void {
    const turn = ++this.#turn;
    const table = this.#table;
    const { rules } = table.work;
    if (!rules.ai || !table.positions.has(node)) return;
    const mover = table.moverAt(node);
    const game = table.positions.at(node).clone();
    const over = rules.outcome(game);
    const main = over ? undefined : this.#analysis(game, eyes, mover);
    const faces = this.#facesAt(node, eyes, mover);
    const left = values.filter((each) => each !== node && table.positions.has(each));
    let other: { readonly node: number; readonly analysis: Analysis } | undefined;
    let found: (readonly [number, Value])[] = [];
    let told = 0;
    /** The node that is looked at and the others take turns. */
    let isMainsTurn = false;

    const tell = (isSettled: boolean): void => {
      told = performance.now();
      this.#tell({
        type: 'thought',
        seq,
        node,
        seat: main?.seat ?? mover,
        value: main ? valueOf(main) : this.#ended(over?.winners),
        sims: main?.sims ?? 0,
        plans: main ? this.#plans(main, game) : [],
        faces: faces.map(({ choice, value }) => ({ choice, ...value() })),
        values: found,
        isMeasured: rules.ai!.isLearnedFor?.(game) === true,
        isSettled,
      });
      found = [];
    };
    /** What is worth the next few simulations. */
    const next = (): Analysis | undefined => {
      if (main && (main.sims < FIRST || (isMainsTurn && main.sims < SETTLED))) return main;
      const face = faces.find(({ analysis }) => analysis && analysis.sims < FACE_SIMS);
      if (face) return face.analysis;
      if (other && other.analysis.sims >= VALUE_SIMS) {
        found.push([other.node, valueOf(other.analysis)]);
        other = undefined;
      }
      while (!other && left.length > 0) {
        const at = left.shift()!;
        const position = table.positions.at(at).clone();
        const result = rules.outcome(position);
        if (result) found.push([at, this.#ended(result.winners)]);
        else {
          other = {
            node: at,
            analysis: this.#analysis(position, eyes, table.moverAt(at), VALUE_PLANS),
          };
        }
      }
      if (other) return other.analysis;
      return main && main.sims < SETTLED ? main : undefined;
    };
    const slice = (): void => {
      if (turn !== this.#turn) return;
      const until = performance.now() + SLICE_MS;
      isMainsTurn = !isMainsTurn;
      let job = next();
      while (job && performance.now() < until) {
        job.step(2);
        job = next();
      }
      if (!job) return tell(true);
      if (performance.now() - told >= TELL_MS) tell(false);
      setTimeout(slice);
    };
    slice();
  }

  #ended(winners: readonly number[] = []): Value {
    return { chance: winners.length === 0 ? 0.5 : 1 - (winners[0] % 2), error: 0 };
  }

  /** Where a die has been thrown or is about to be: a look at every face. */
  #facesAt(node: number, eyes: EyesOf, mover: number) {
    const table = this.#table;
    const at = this.#dieBefore(node);
    if (at === undefined) return [];
    const before = table.positions.at(at).clone();
    return members(legal(before, CHANCE)).map((choice) => {
      const game = before.clone();
      choose(game, CHANCE, choice);
      const over = table.work.rules.outcome(game);
      const analysis = over ? undefined : this.#analysis(game, eyes, mover, VALUE_PLANS);
      return {
        choice,
        analysis,
        value: () => (analysis ? valueOf(analysis) : this.#ended(over?.winners)),
      };
    });
  }

  /** The node at which a die decides: this one, or the one before. */
  #dieBefore(node: number): number | undefined {
    const table = this.#table;
    const game = table.positions.at(node);
    if (nextActor(game) === CHANCE && decision(game)?.domain === 'die') return node;
    return table.positions.facts(node)?.domain === 'die' ? table.parentOf(node) : undefined;
  }

  #plans(analysis: Analysis, game: Game): readonly ToldPlan[] {
    const isFirst = analysis.seat % 2 === 0;
    // A game that can tell what weighs knows better than the reasons of single choices.
    const canWeigh = this.#table.work.rules.ai?.themes !== undefined;
    return analysis.plans(PLANS).map(({ choices, chance, error, sims, reasons }) => {
      const told = reasonsFor(this.#table, game, analysis.seat, choices);
      const value = { choices, chance: isFirst ? chance : 1 - chance, error, sims };
      return Object.assign(told, value, canWeigh ? { reasons } : {});
    });
  }
}
