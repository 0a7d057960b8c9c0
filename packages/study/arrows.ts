import { noteAt, note, type Arrow, type Tree } from './tree.ts';

/** More arrows than this do not fit at one node. */
export const MOST_ARROWS = 32;

/** Whether two arrows lead the same way, whosever they are. */
export const isSameWay = (a: Arrow, b: Arrow): boolean => a.from === b.from && a.to === b.to;

/** The arrows of some nodes: those of a play, up to the one that is shown. */
export const arrowsAt = <Text>(tree: Tree<Text>, nodes: readonly number[]): readonly Arrow[] =>
  nodes.flatMap((node) => noteAt(tree, node).arrows ?? []);

/**
 * Draws an arrow at the last of some nodes. One that leads the same way goes from whichever of them
 * it is at: drawn once more it is rubbed out, drawn for another side it changes hands.
 */
export function drawArrow<Text>(
  tree: Tree<Text>,
  nodes: readonly number[],
  arrow: Arrow,
): Tree<Text> {
  let drawn = tree;
  let isRubbedOut = false;
  for (const node of nodes) {
    const { arrows = [] } = noteAt(drawn, node);
    const found = arrows.find((each) => isSameWay(each, arrow));
    if (!found) continue;
    isRubbedOut ||= found.side === arrow.side;
    drawn = withArrows(
      drawn,
      node,
      arrows.filter((each) => each !== found),
    );
  }
  const last = nodes.at(-1)!;
  const { arrows = [] } = noteAt(drawn, last);
  if (isRubbedOut || arrows.length >= MOST_ARROWS) return drawn;
  return withArrows(drawn, last, [...arrows, arrow]);
}

/** Rubs out all arrows of some nodes. */
export const clearArrows = <Text>(tree: Tree<Text>, nodes: readonly number[]): Tree<Text> =>
  nodes.reduce((cleared, node) => withArrows(cleared, node, []), tree);

const withArrows = <Text>(tree: Tree<Text>, node: number, arrows: readonly Arrow[]): Tree<Text> =>
  note(tree, node, { arrows: arrows.length === 0 ? undefined : arrows });
