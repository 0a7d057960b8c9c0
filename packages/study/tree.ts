import type { Start } from './start.ts';

/** What is said of a choice, from the best to the worst. */
export const SIGNS = ['!!', '!', '!?', '?!', '?', '??'] as const;
/** A sign beside a choice. */
export type Sign = (typeof SIGNS)[number];

/** What an author has drawn on the map: an arrow, or a mark on one place. */
export interface Arrow {
  /** The number of a country or province. */
  readonly from: number;
  /** Where it points; a mark points nowhere. */
  readonly to?: number | undefined;
  /** The side whose it is; without one it stands for what may come, whoever does it. */
  readonly side?: 0 | 1 | undefined;
}

/** What an author has written at a node; all of it may be missing. */
export interface NodeNote<Text = string> {
  /** What the variation that begins here is called. */
  readonly name?: Text | undefined;
  readonly comment?: Text | undefined;
  readonly sign?: Sign | undefined;
  /** What else chance may choose here for all that follows to hold: "if 2 to 4". */
  readonly alike?: readonly number[] | undefined;
  /** In the order in which they are to be looked at. */
  readonly arrows?: readonly Arrow[] | undefined;
}

/** One choice, of a player or of chance, and what may follow it. */
export interface TreeNode<Text = string> extends NodeNote<Text> {
  readonly parent: number;
  readonly choice: number;
  /** What follows, the main line first. */
  readonly children: readonly number[];
}

/**
 * Variations from one position. A node is named by its number, which it keeps; the first is the
 * position itself, before any choice. Nothing here changes a tree: every change is a new one.
 */
export interface Tree<Text = string> {
  readonly start: Start;
  /** Those that were deleted leave a gap. */
  readonly nodes: readonly (TreeNode<Text> | undefined)[];
}

/** The position a tree begins with. */
export const ROOT = 0;
/** More nodes than this do not fit into a tree. */
export const MOST_NODES = 20_000;

/** A tree has no room for another choice. */
export class TreeFull extends Error {
  override name = 'TreeFull';

  constructor() {
    super(`a tree has room for ${MOST_NODES} choices`);
  }
}

/** A tree of which only the start is known. */
export const plant = <Text = string>(start: Start): Tree<Text> => ({
  start,
  nodes: [{ parent: -1, choice: -1, children: [] }],
});

/** The node of that number. */
export function nodeAt<Text>({ nodes }: Tree<Text>, node: number): TreeNode<Text> {
  const found = nodes[node];
  if (!found) throw new RangeError(`the tree has no node ${node}`);
  return found;
}

function changed<Text>(
  tree: Tree<Text>,
  changes: ReadonlyMap<number, TreeNode<Text> | undefined>,
): Tree<Text> {
  const nodes = [...tree.nodes];
  for (const [at, node] of changes) nodes[at] = node;
  return { ...tree, nodes };
}

/** Makes a row of choices from a node on; those that are there already are not made twice. */
export function grow<Text>(
  tree: Tree<Text>,
  at: number,
  choices: readonly number[],
): { readonly tree: Tree<Text>; readonly node: number } {
  let node = at;
  let step = 0;
  for (; step < choices.length; step++) {
    const next = childBy(tree, node, choices[step]);
    if (next === undefined) break;
    node = next;
  }
  nodeAt(tree, node);
  if (step === choices.length) return { tree, node };
  const nodes = [...tree.nodes];
  if (nodes.length + choices.length - step > MOST_NODES) throw new TreeFull();
  for (; step < choices.length; step++) {
    const parent = nodes[node]!;
    nodes[node] = { ...parent, children: [...parent.children, nodes.length] };
    nodes.push({ parent: node, choice: choices[step], children: [] });
    node = nodes.length - 1;
  }
  return { tree: { ...tree, nodes }, node };
}

/** What follows a node by that choice, if anything does. */
export const childBy = <Text>(tree: Tree<Text>, at: number, choice: number): number | undefined =>
  nodeAt(tree, at).children.find((each) => nodeAt(tree, each).choice === choice);

/** The nodes from the start to this one, both included. */
export function pathTo<Text>(tree: Tree<Text>, node: number): readonly number[] {
  const path: number[] = [];
  for (let at = node; at >= ROOT; at = nodeAt(tree, at).parent) path.push(at);
  return path.reverse();
}

/** The choices that lead from the start of the tree to a node. */
export const choicesTo = <Text>(tree: Tree<Text>, node: number): readonly number[] =>
  pathTo(tree, node)
    .slice(1)
    .map((each) => nodeAt(tree, each).choice);

/** A node and its main line to the end. */
export function lineFrom<Text>(tree: Tree<Text>, node: number): readonly number[] {
  const line: number[] = [];
  for (let at: number | undefined = node; at !== undefined; [at] = nodeAt(tree, at).children) {
    line.push(at);
  }
  return line;
}

/** A node with everything that follows it. */
export function branchAt<Text>(tree: Tree<Text>, node: number): readonly number[] {
  const list: number[] = [];
  const left = [node];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    list.push(at);
    left.push(...nodeAt(tree, at).children);
  }
  return list;
}

/** The node at which the variation of this one leaves a better line; none in the main line. */
export function branchOf<Text>(tree: Tree<Text>, node: number): number | undefined {
  for (let at = node; at > ROOT; at = nodeAt(tree, at).parent) {
    if (nodeAt(tree, nodeAt(tree, at).parent).children[0] !== at) return at;
  }
  return undefined;
}

/** Puts the variation of a node before the line that it leaves. */
export function promote<Text>(tree: Tree<Text>, node: number): Tree<Text> {
  const branch = branchOf(tree, node);
  if (branch === undefined) return tree;
  const at = nodeAt(tree, branch).parent;
  const parent = nodeAt(tree, at);
  const children = [branch, ...parent.children.filter((each) => each !== branch)];
  return changed(tree, new Map([[at, { ...parent, children }]]));
}

/** Deletes a node with everything that follows it; the start stays. */
export function prune<Text>(tree: Tree<Text>, node: number): Tree<Text> {
  if (node === ROOT) return tree;
  const at = nodeAt(tree, node).parent;
  const parent = nodeAt(tree, at);
  const children = parent.children.filter((each) => each !== node);
  const gone = branchAt(tree, node).map((each) => [each, undefined] as const);
  return changed(
    tree,
    new Map<number, TreeNode<Text> | undefined>([...gone, [at, { ...parent, children }]]),
  );
}

/** Writes at a node; what is undefined or empty is wiped out, what is not named stays. */
export function note<Text>(tree: Tree<Text>, node: number, said: NodeNote<Text>): Tree<Text> {
  const before = nodeAt(tree, node);
  const kept = Object.entries({ ...before, ...said }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return changed(tree, new Map([[node, Object.fromEntries(kept) as unknown as TreeNode<Text>]]));
}

/** What an author has written at a node. */
export function noteAt<Text>(tree: Tree<Text>, node: number): NodeNote<Text> {
  const { parent: _parent, choice: _choice, children: _children, ...said } = nodeAt(tree, node);
  return said;
}
