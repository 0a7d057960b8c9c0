import { expect, test } from 'vitest';
import type { NodeFacts } from './positions.ts';
import { rowsOf } from './rows.ts';
import { ROOT, grow, plant, promote, type Tree } from './tree.ts';

const facts: NodeFacts = {
  actor: 0,
  code: '',
  domain: '',
  opens: true,
  moment: { turn: 1, round: 1 },
  entries: [],
};
/** A game of so many plays of one choice each, and a variation instead of the third. */
function branched(plays: number): { readonly tree: Tree; readonly branch: readonly number[] } {
  const choices = Array.from({ length: plays }, (_, i) => i);
  const { tree: game } = grow(
    plant({ kind: 'game', game: 'volk', rules: 1, options: {}, choices: [] }),
    ROOT,
    choices,
  );
  const { tree, node } = grow(game, 2, [200, 201]);
  return { tree, branch: [node - 1, node] };
}

const order = (tree: Tree): readonly number[] =>
  rowsOf(tree, () => facts).map(({ nodes }) => nodes[0]);

test('a variation stands below the play that it might replace', () => {
  const { tree, branch } = branched(6);
  expect(order(tree)).toEqual([1, 2, 3, ...branch, 4, 5, 6]);
  const rows = rowsOf(tree, () => facts);
  expect(rows.map(({ depth }) => depth)).toEqual([0, 0, 0, 1, 1, 0, 0, 0]);
});

test('a promoted variation is the main line, and a whole game that it leaves stands below it', () => {
  const { tree, branch } = branched(6);
  expect(order(promote(tree, branch[1]))).toEqual([1, 2, branch[0], 3, 4, 5, 6, branch[1]]);
  const long = branched(100);
  const promoted = promote(long.tree, long.branch[1]);
  expect(order(promoted).slice(0, 6)).toEqual([1, 2, ...long.branch, 3, 4]);
  const rows = rowsOf(promoted, () => facts);
  expect(rows.map(({ depth }) => depth).slice(0, 6)).toEqual([0, 0, 0, 0, 1, 1]);
});
