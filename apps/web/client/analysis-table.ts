import {
  ALL_SEEING,
  CHANCE,
  PUBLIC,
  PositionError,
  Random,
  canRead,
  choose,
  decision,
  legal,
  members,
  nextActor,
  nth,
  promptFor,
  rolledChoices,
  size,
  stepCode,
  type Game,
  type LogEntry,
  type OptionValues,
  type Viewer,
} from '@brink/kernel';
import { Misfit, Positions, ROOT, momentIn, type NodeFacts, type Start } from '@brink/study';
import type { Advice, GuardNote } from './advice.ts';
import type { Advised } from './advised.ts';
import type { AnalysisStanding, EyesOf, GrownNode, Learned } from './analysis-messages.ts';
import { below } from './chance.ts';
import type { Entry } from './game-client.ts';
import type { WorkerRules } from './worker-rules.ts';

/** More chance than this in a row is no deal any more. */
const LONGEST_DEAL = 400;

/** A tree of variations as the worker has it: every position by the rules. */
export class AnalysisTable {
  readonly work: WorkerRules;
  readonly positions: Positions;
  readonly #parents = new Map<number, number>();
  readonly #options: OptionValues;
  /** It begins with a position: how it opened is not known. */
  readonly #isWritten: boolean;
  /** The log as each viewer was told it last: a game has a thousand entries, and a step adds a few. */
  readonly #told = new Map<Viewer, readonly LogEntry[]>();

  constructor(work: WorkerRules, start: Start) {
    this.work = work;
    this.#options = start.options;
    this.#isWritten = start.kind === 'position';
    this.positions = new Positions(work.rules, start);
  }

  /** Learns nodes in the order in which they grow; what follows a misfit stays unknown. */
  learn(nodes: readonly GrownNode[]): Learned {
    const facts: (readonly [number, NodeFacts])[] = [];
    let misfit: Learned['misfit'];
    for (const { id, parent, choice } of nodes) {
      if (!this.positions.has(parent)) continue;
      this.#parents.set(id, parent);
      try {
        facts.push([id, this.positions.learn(id, parent, choice)]);
      } catch (error) {
        if (!(error instanceof Misfit)) throw error;
        misfit ??= { node: id, message: error.message };
      }
    }
    return { type: 'learned', facts, ...(misfit && { misfit }) };
  }

  parentOf(node: number): number | undefined {
    return this.#parents.get(node);
  }

  /** Who is to move at a node; where chance is, or nobody, the one who moved last. */
  moverAt(node: number): number {
    const actor = nextActor(this.positions.at(node));
    if (actor >= 0 && actor !== CHANCE) return actor;
    for (let at: number | undefined = node; at !== undefined && at > ROOT;) {
      const by = this.positions.facts(at)?.actor;
      if (by !== undefined && by !== CHANCE) return by;
      at = this.#parents.get(at);
    }
    return 0;
  }

  standing(node: number, eyes: EyesOf, seq: number): AnalysisStanding {
    const { rules, looks, staff, unseen } = this.work;
    const mover = this.moverAt(node);
    const log = this.positions.logTo(node);
    const game = this.positions.at(node);
    const seat = eyes === 'public' ? PUBLIC : mover;
    const viewer = eyes === 'open' ? ALL_SEEING : seat;
    const result = rules.outcome(game);
    const prompt = result ? undefined : promptFor(game, seat);
    const isAsked = prompt !== undefined && prompt.choices.length > 0;
    const asked = decision(game);
    const isChance = nextActor(game) === CHANCE && asked !== undefined;
    const readable = log.filter((entry) => canRead(entry, viewer));
    const told = this.#told.get(viewer) ?? [];
    const differs = readable.findIndex((entry, i) => entry !== told[i]);
    const logKept = differs < 0 ? readable.length : differs;
    this.#told.set(viewer, readable);
    return {
      type: 'stood',
      seq,
      node,
      mover,
      seat,
      viewer,
      view: rules.view(game, viewer),
      prompt,
      logKept,
      logAdded: readable.slice(logKept).map(({ code, args }): Entry => ({ code, args })),
      looks: isAsked && prompt.code === looks?.prompt ? looks.at(game, seat) : undefined,
      rolled: isAsked ? rolledChoices(game, seat) : [],
      result,
      chance: isChance
        ? { code: asked.prompt, domain: asked.domain, choices: members(legal(game, CHANCE)) }
        : undefined,
      memory: staff?.memory(game, seat),
      unseen: seat < 0 ? undefined : unseen?.(game, seat),
      score: staff?.score(game),
      opening: this.#opening(game, log),
    };
  }

  /** After the first turn games go their own ways: nobody was here before. */
  #opening(game: Game, log: readonly LogEntry[]): AnalysisStanding['opening'] {
    const { rules } = this.work;
    if (this.#isWritten || momentIn(rules.id, rules.view(game, PUBLIC)).turn > 1) return undefined;
    const played = rules.played?.(log, rules.parseOptions(this.#options));
    if (!played) return undefined;
    return { variant: played.variant, line: played.opening.flat().map(stepCode) };
  }

  /** What the staff says of the table at a node. */
  advised(node: number, eyes: EyesOf): Advised | undefined {
    const { staff } = this.work;
    const seat = this.moverAt(node);
    const here = (): Game => this.positions.at(node);
    if (!staff || eyes === 'public' || nextActor(here()) !== seat) return undefined;
    return {
      decision: node,
      facts: (): Advice | undefined => staff.facts(here(), seat),
      guarded: () => staff.guarded(here(), seat),
      warn: (choice: number): GuardNote | undefined => staff.warn(here(), seat, choice),
    };
  }

  /** The position as text, as it is or with the other hands dealt anew; none within a play. */
  write(node: number, isDealt: boolean): string | undefined {
    const { rules } = this.work;
    const game = this.positions.at(node).clone();
    const mover = this.moverAt(node);
    if (isDealt)
      rules.determinise(this.positions.at(node), mover, new Random(below(2 ** 31)), game);
    try {
      return rules.position?.write(game, rules.parseOptions(this.#options));
    } catch (error) {
      if (error instanceof PositionError) return undefined;
      throw error;
    }
  }

  /** A choice with the dice and deals that follow it, until somebody is to move. */
  tryOut(node: number, choice: number | undefined): readonly number[] {
    const game = this.positions.at(node);
    const choices: number[] = [];
    if (choice !== undefined) {
      choose(game, nextActor(game), choice);
      choices.push(choice);
    }
    while (nextActor(game) === CHANCE && choices.length < LONGEST_DEAL) {
      const mask = legal(game, CHANCE);
      const drawn = nth(mask, below(size(mask)));
      choose(game, CHANCE, drawn);
      choices.push(drawn);
    }
    return choices;
  }
}
