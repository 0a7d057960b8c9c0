import type { NodeFacts, Row, StudyText, Tree } from '@brink/study';
import type { AnalysisStanding, EyesOf, Learned, Thought, Value } from './analysis-messages.ts';

/** Everything that stands beside the board. */
export interface AnalysisState {
  readonly tree: Tree<StudyText>;
  readonly node: number;
  readonly rows: readonly Row[];
  readonly facts: ReadonlyMap<number, NodeFacts>;
  readonly eyes: EyesOf;
  readonly standing: AnalysisStanding | undefined;
  readonly isEngineOn: boolean;
  /** Of the node that is shown; nothing until the engine has spoken. */
  readonly thought: Thought | undefined;
  /** What the engine thought of nodes, with the present eyes. */
  readonly values: ReadonlyMap<number, Value>;
  /** A choice of the tree does not fit the rules: from there on nothing is known. */
  readonly misfit: Learned['misfit'];
}

export interface AnalysisStart {
  readonly tree: Tree<StudyText>;
  readonly at: number;
  readonly names: readonly string[];
}

/** The ends of the plays of a line, those next to a node first: what the curve is made of. */
export function endsAround(
  rows: readonly Row[],
  line: readonly number[],
  node: number,
): readonly number[] {
  const places = new Map(line.map((each, place) => [each, place]));
  const at = places.get(node)!;
  const far = (each: number): number => Math.abs(places.get(each)! - at);
  return rows
    .flatMap(({ nodes }) => nodes.at(-1) ?? [])
    .filter((each) => places.has(each))
    .sort((a, b) => far(a) - far(b));
}
