import type { LogEntry, Outcome, Prompt, Reason, Viewer } from '@brink/kernel';
import type { Chosen, NodeFacts } from '@brink/study';
import type { MemoryNote, ScoreNote } from './advice.ts';
import type { Entry, UseLook } from './game-client.ts';
import type { UnseenCard } from './worker-rules.ts';

/**
 * Whose knowledge is used: that of whoever watches, of the one who is to move, or everybody's at
 * once.
 */
export const EYES = ['public', 'hand', 'open'] as const;
export type EyesOf = (typeof EYES)[number];

/** A node as the worker is told of it. */
export interface GrownNode {
  readonly id: number;
  readonly parent: number;
  readonly choice: number;
}

/** What the rules say of nodes that have grown; those after a misfit are not known. */
export interface Learned {
  readonly type: 'learned';
  readonly facts: readonly (readonly [node: number, facts: NodeFacts])[];
  readonly misfit?: { readonly node: number; readonly message: string };
}

/** What chance decides at a node. */
export interface ChanceAt {
  readonly code: string;
  readonly domain: string;
  readonly choices: readonly number[];
}

/** The table at a node of the tree. */
export interface AnalysisStanding {
  readonly type: 'stood';
  readonly seq: number;
  readonly node: number;
  /** Who is to move, or moved last. */
  readonly mover: number;
  /** The seat whose hand is shown, -1 for none. */
  readonly seat: number;
  /** Whose eyes see it: a seat, everybody's or those that see every card. */
  readonly viewer: Viewer;
  readonly view: object;
  readonly prompt?: Prompt | undefined;
  /** What has been told: so much of what this viewer heard of the node before, and what follows that. */
  readonly logKept: number;
  readonly logAdded: readonly Entry[];
  readonly looks?: readonly UseLook[] | undefined;
  readonly rolled: readonly number[];
  readonly result?: Outcome | undefined;
  readonly chance?: ChanceAt | undefined;
  readonly memory?: MemoryNote | undefined;
  /** Cards that the one to move cannot place, in games whose staff has no memory. */
  readonly unseen?: readonly UnseenCard[] | undefined;
  readonly score?: ScoreNote | undefined;
  /** How the game has opened, while it still does: what the explorer is asked for. */
  readonly opening?: { readonly variant: string; readonly line: readonly string[] } | undefined;
}

/** How likely the first side wins. */
export interface Value {
  readonly chance: number;
  /** One standard error. */
  readonly error: number;
}

/** A plan with what is needed to tell it. */
export interface ToldPlan extends Value {
  readonly choices: readonly number[];
  readonly sims: number;
  readonly entries: readonly LogEntry[];
  readonly chosen: readonly Chosen[];
  readonly reasons: readonly Reason[];
}

/** What the engine thinks of a node so far. */
export interface Thought {
  readonly type: 'thought';
  readonly seq: number;
  readonly node: number;
  /** Who is to move; their plans are told. */
  readonly seat: number;
  readonly value: Value;
  readonly sims: number;
  readonly plans: readonly ToldPlan[];
  /** Where a die decides: what each face leads to. */
  readonly faces: readonly (Value & { readonly choice: number })[];
  /** Other nodes that have been looked at since. */
  readonly values: readonly (readonly [node: number, value: Value])[];
  /** Chances in this game were held against how games ended; else they are estimates. */
  readonly isMeasured: boolean;
  /** It looks no further. */
  readonly isSettled: boolean;
}
