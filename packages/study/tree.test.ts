import {
  array,
  assert,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStudy, writeStudy, type StudyText } from './format/study.ts';
import type { Start } from './start.ts';
import {
  MOST_NODES,
  ROOT,
  TreeFull,
  branchAt,
  branchOf,
  choicesTo,
  grow,
  lineFrom,
  nodeAt,
  note,
  noteAt,
  plant,
  promote,
  prune,
  type Tree,
} from './tree.ts';

const START: Start = {
  kind: 'game',
  game: 'twilight-struggle',
  rules: 2,
  options: {},
  choices: [],
};

/** 1 2 3, with 4 5 instead of 2 3 and 6 instead of 5. */
function small(): Tree {
  let tree: Tree = plant(START);
  ({ tree } = grow(tree, ROOT, [1, 2, 3]));
  ({ tree } = grow(tree, 1, [4, 5]));
  ({ tree } = grow(tree, 4, [6]));
  return tree;
}

describe('a tree', () => {
  test('grows lines and never the same choice twice', () => {
    const tree = small();
    expect(tree.nodes).toHaveLength(7);
    expect(choicesTo(tree, 6)).toEqual([1, 4, 6]);
    expect(lineFrom(tree, ROOT)).toEqual([0, 1, 2, 3]);
    const again = grow(tree, ROOT, [1, 4, 5]);
    expect(again.tree).toBe(tree);
    expect(again.node).toBe(5);
  });

  test('promotes a variation one line at a time', () => {
    const tree = small();
    expect(branchOf(tree, 6)).toBe(6);
    const once = promote(tree, 6);
    expect(nodeAt(once, 4).children).toEqual([6, 5]);
    expect(branchOf(once, 6)).toBe(4);
    const twice = promote(once, 6);
    expect(lineFrom(twice, ROOT)).toEqual([0, 1, 4, 6]);
    expect(promote(twice, 6)).toBe(twice);
  });

  test('deletes a branch with all that follows, and nothing else', () => {
    const tree = prune(small(), 4);
    expect([...tree.nodes.keys()].filter((node) => tree.nodes[node])).toEqual([0, 1, 2, 3]);
    expect(nodeAt(tree, 1).children).toEqual([2]);
    expect(() => nodeAt(tree, 5)).toThrow('the tree has no node 5');
    expect(prune(tree, ROOT)).toBe(tree);
  });

  test('keeps notes until they are wiped out', () => {
    const tree = note(small(), 2, { comment: 'late', sign: '?!' });
    expect(noteAt(tree, 2)).toEqual({ comment: 'late', sign: '?!' });
    expect(noteAt(note(tree, 2, { sign: undefined }), 2)).toEqual({ comment: 'late' });
    expect(noteAt(note(tree, 2, { comment: '' }), 2)).toEqual({ sign: '?!' });
  });

  test('has an end', () => {
    const { tree } = grow(plant(START), ROOT, Array<number>(MOST_NODES - 1).fill(7));
    expect(() => grow(tree, ROOT, [8])).toThrow(TreeFull);
  });
});

/** What a tree says, whatever numbers its nodes have. */
function shape(tree: Tree<StudyText>): unknown {
  const of = (node: number): unknown => {
    const { choice, children } = nodeAt(tree, node);
    return [choice, noteAt(tree, node), children.map(of)];
  };
  return of(ROOT);
}

const sign = constantFrom('!', '?', '!?', '?!', '!!', '??' as const);
const change = oneof(
  record({ do: constant('grow' as const), at: nat(), choices: array(nat(5)) }),
  record({ do: constant('promote' as const), at: nat() }),
  record({ do: constant('prune' as const), at: nat() }),
  record({ do: constant('note' as const), at: nat(), comment: string(), sign }),
);

test('whatever is done to a tree, it stays one, and a file gives it back', () => {
  assert(
    property(array(change, { maxLength: 30 }), (changes) => {
      let tree: Tree<StudyText> = plant(START);
      for (const each of changes) {
        const alive = branchAt(tree, ROOT);
        const at = alive[each.at % alive.length];
        if (each.do === 'grow') ({ tree } = grow(tree, at, each.choices));
        else if (each.do === 'promote') tree = promote(tree, at);
        else if (each.do === 'prune') tree = prune(tree, at);
        else tree = note(tree, at, { comment: each.comment, sign: each.sign });
      }
      for (const node of branchAt(tree, ROOT)) {
        const { children } = nodeAt(tree, node);
        const choices = children.map((child) => nodeAt(tree, child).choice);
        expect(new Set(choices).size).toBe(choices.length);
        for (const child of children) expect(nodeAt(tree, child).parent).toBe(node);
      }
      const study = { title: 'One', chapters: [{ name: 'first', tree, at: ROOT }] };
      const [chapter] = parseStudy(writeStudy(study)).chapters;
      expect(shape(chapter.tree)).toEqual(shape(tree));
    }),
  );
});
