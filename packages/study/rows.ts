import { CHANCE } from '@brink/kernel';
import type { NodeFacts } from './positions.ts';
import { ROOT, nodeAt, type Tree } from './tree.ts';

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

/**
 * A tree as lines, the main line first: each play is one, and below it stand the variations that
 * leave it. Nodes of which no facts are known yet are left out.
 */
export function rowsOf(tree: Tree<unknown>, factsOf: FactsOf): readonly Row[] {
  const rows: Row[] = [];
  // No recursion: a line of a whole game is long, and variations may be deep.
  const left: { readonly from: number; readonly depth: number; readonly isBranch: boolean }[] = [];
  const push = (node: number | undefined, depth: number, isBranch: boolean): void => {
    if (node !== undefined && factsOf(node)) left.push({ from: node, depth, isBranch });
  };
  const { children } = nodeAt(tree, ROOT);
  for (const other of children.slice(1).reverse()) push(other, 1, true);
  push(children[0], 0, false);
  for (let next = left.pop(); next; next = left.pop()) {
    const { from, depth, isBranch } = next;
    const nodes = [from];
    const others: number[] = [];
    let at = from;
    let after: number | undefined;
    for (;;) {
      const [main, ...more] = nodeAt(tree, at).children;
      const facts = main === undefined ? undefined : factsOf(main);
      if (!facts) break;
      others.push(...more);
      if (facts.opens) {
        after = main;
        break;
      }
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
    push(after, depth, false);
    for (const other of others.reverse()) push(other, depth + 1, true);
  }
  return rows;
}

/** The row that shows a node, by its number in the list; -1 for the start. */
export const rowOf = (rows: readonly Row[], node: number): number =>
  rows.findIndex(({ nodes }) => nodes.includes(node));
