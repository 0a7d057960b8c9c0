import { CHANCE } from '@brink/kernel';
import type { NodeFacts } from './positions.ts';
import { ROOT, branchAt, lineFrom, nodeAt, type Tree } from './tree.ts';

/** A play of a tree, as a list of moves shows it: one line. */
export interface Row {
  /** Its own nodes, from the first to the last. */
  readonly nodes: readonly number[];
  /** All nodes of the play: a variation shares those before it with the line it leaves. */
  readonly play: readonly number[];
  /** How many times one has left the main line to come here. */
  readonly depth: number;
  /** A variation begins with this row. */
  readonly isBranch: boolean;
  /** It begins where chance might have chosen otherwise. */
  readonly isChance: boolean;
}

type FactsOf = (node: number) => NodeFacts | undefined;

/** Where the play of a node begins. */
function openingOf(tree: Tree<unknown>, factsOf: FactsOf, node: number): number {
  let at = node;
  while (!factsOf(at)?.opens) {
    const { parent } = nodeAt(tree, at);
    if (parent <= ROOT) break;
    at = parent;
  }
  return at;
}

function between(tree: Tree<unknown>, from: number, to: number): number[] {
  const list: number[] = [];
  for (let at = to; ; at = nodeAt(tree, at).parent) {
    list.push(at);
    if (at === from) return list.reverse();
  }
}

/** A variation of more choices than this that is longer than the line it leaves stands below it. */
const LONG = 60;

/** A row that is still to be made, with the variations that are shown right after it. */
interface Left {
  readonly from: number;
  readonly depth: number;
  readonly isBranch: boolean;
  readonly others: readonly number[];
}

/**
 * A tree as lines, the main line first: each play is one, and below it stand the variations that
 * might have been played in its place. One that goes on for longer than the line that it leaves,
 * such as a game whose variation has been promoted, stands below the whole of that line. Nodes of
 * which no facts are known yet are left out.
 */
export function rowsOf(tree: Tree<unknown>, factsOf: FactsOf): readonly Row[] {
  const rows: Row[] = [];
  // No recursion: a line of a whole game is long, and variations may be deep.
  const left: Left[] = [];
  const push = (node: number | undefined, place: Omit<Left, 'from'>): void => {
    if (node !== undefined && factsOf(node)) left.push({ from: node, ...place });
  };
  const [first, ...rest] = nodeAt(tree, ROOT).children;
  push(first, { depth: 0, isBranch: false, others: rest });
  for (let next = left.pop(); next; next = left.pop()) {
    const { from, depth, isBranch } = next;
    const nodes = [from];
    const others = [...next.others];
    let instead: readonly number[] = [];
    let at = from;
    let after: number | undefined;
    for (;;) {
      const [main, ...more] = nodeAt(tree, at).children;
      const facts = main === undefined ? undefined : factsOf(main);
      if (!facts) break;
      if (facts.opens) {
        after = main;
        instead = more;
        break;
      }
      others.push(...more);
      nodes.push(main);
      at = main;
    }
    rows.push({
      nodes,
      play: between(tree, openingOf(tree, factsOf, from), at),
      depth,
      isBranch,
      isChance: isBranch && factsOf(from)?.actor === CHANCE,
    });
    const room =
      others.length === 0 || after === undefined
        ? Infinity
        : Math.max(LONG, lineFrom(tree, after).length);
    const isLong = (other: number): boolean =>
      room < Infinity && branchAt(tree, other).length > room;
    // What is pushed last comes first.
    others.reverse();
    const branch = { depth: depth + 1, isBranch: true, others: [] };
    for (const other of others) if (isLong(other)) push(other, branch);
    push(after, { depth, isBranch: false, others: instead });
    for (const other of others) if (!isLong(other)) push(other, branch);
  }
  return rows;
}

/** The row that shows a node, by its number in the list; -1 for the start. */
export const rowOf = (rows: readonly Row[], node: number): number =>
  rows.findIndex(({ nodes }) => nodes.includes(node));

/** The nodes of a row up to one of them: what was drawn at any of them is seen there. */
export function rowTo(rows: readonly Row[], node: number): readonly number[] {
  const nodes = rows[rowOf(rows, node)]?.nodes ?? [node];
  return nodes.slice(0, nodes.indexOf(node) + 1);
}
