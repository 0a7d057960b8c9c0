import { chapterJson, type Chapter, type Study, type StudyText } from './format/study.ts';
import {
  ROOT,
  branchOf,
  childBy,
  choicesTo,
  grow,
  nodeAt,
  note,
  noteAt,
  promote,
  type NodeNote,
  type Tree,
} from './tree.ts';

type StudyTree = Tree<StudyText>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What was changed here, else what the other says. */
const changed = <T>(base: T, theirs: T, ours: T): T => (isSame(base, ours) ? theirs : ours);

/** The node that the same choices lead to in a tree, if they are there. */
export function nodeBy<Text>(tree: Tree<Text>, choices: readonly number[]): number | undefined {
  let node: number | undefined = ROOT;
  for (const choice of choices) {
    if (node === undefined) return undefined;
    node = childBy(tree, node, choice);
  }
  return node;
}

const NOTE_FIELDS = ['name', 'comment', 'sign', 'alike', 'arrows'] as const;

function mergeNotes(
  base: NodeNote<StudyText>,
  theirs: NodeNote<StudyText>,
  ours: NodeNote<StudyText>,
): NodeNote<StudyText> {
  return Object.fromEntries(
    NOTE_FIELDS.map((field) => [field, changed(base[field], theirs[field], ours[field])]),
  );
}

const mainChoice = (tree: StudyTree, node: number | undefined): number | undefined => {
  const main = node === undefined ? undefined : nodeAt(tree, node).children[0];
  return main === undefined ? undefined : nodeAt(tree, main).choice;
};

/** Their tree with our variations and words; what only one of both has deleted stays. */
function mergeTrees(base: StudyTree, theirs: StudyTree, ours: StudyTree): StudyTree {
  let tree = theirs;
  const left = [{ node: ROOT, inTree: ROOT, inBase: ROOT as number | undefined }];
  for (let at = left.pop(); at; at = left.pop()) {
    const { node, inTree, inBase } = at;
    const before = inBase === undefined ? {} : noteAt(base, inBase);
    tree = note(tree, inTree, mergeNotes(before, noteAt(tree, inTree), noteAt(ours, node)));
    for (const child of nodeAt(ours, node).children) {
      const { choice } = nodeAt(ours, child);
      const grown = grow(tree, inTree, [choice]);
      tree = grown.tree;
      left.push({
        node: child,
        inTree: grown.node,
        inBase: inBase === undefined ? undefined : childBy(base, inBase, choice),
      });
    }
    const main = mainChoice(ours, node);
    if (main !== undefined && inBase !== undefined && main !== mainChoice(base, inBase)) {
      const wanted = childBy(tree, inTree, main)!;
      if (branchOf(tree, wanted) === wanted) tree = promote(tree, wanted);
    }
  }
  return tree;
}

function mergeChapters(base: Chapter, theirs: Chapter, ours: Chapter): Chapter {
  const tree = mergeTrees(base.tree, theirs.tree, ours.tree);
  const isMoved = !isSame(choicesTo(base.tree, base.at), choicesTo(ours.tree, ours.at));
  const shown = isMoved ? choicesTo(ours.tree, ours.at) : choicesTo(theirs.tree, theirs.at);
  return {
    ...theirs,
    name: changed(base.name, theirs.name, ours.name),
    text: changed(base.text, theirs.text, ours.text),
    tree,
    at: nodeBy(tree, shown) ?? ROOT,
  };
}

/** Where a chapter of before is now: by where it begins and its name, else by its place. */
function found(chapter: Chapter, place: number, now: readonly Chapter[]): Chapter | undefined {
  const begins = now.filter(({ tree }) => isSame(tree.start, chapter.tree.start));
  const named = begins.find(({ name }) => isSame(name, chapter.name));
  return named ?? begins.find((each) => each === now[place]);
}

/**
 * What two authors made of the same study, in one. Nothing that either has written is lost: a chapter
 * goes only if one has removed it and the other has not touched it. Where both have changed the same
 * words, ours stand.
 */
export function mergeStudies(base: Study, theirs: Study, ours: Study): Study {
  const pairs = base.chapters.map((chapter, place) => ({
    base: chapter,
    theirs: found(chapter, place, theirs.chapters),
    ours: found(chapter, place, ours.chapters),
  }));
  const isTouched = (before: Chapter, now: Chapter): boolean =>
    !isSame(chapterJson(before), chapterJson(now));
  const known = theirs.chapters.flatMap((chapter) => {
    const pair = pairs.find((each) => each.theirs === chapter);
    if (!pair) return [chapter];
    if (pair.ours) return [mergeChapters(pair.base, chapter, pair.ours)];
    return isTouched(pair.base, chapter) ? [chapter] : [];
  });
  const added = ours.chapters.filter((chapter) => {
    const pair = pairs.find((each) => each.ours === chapter);
    return !pair || (!pair.theirs && isTouched(pair.base, chapter));
  });
  const chapters = [...known, ...added];
  return {
    title: changed(base.title, theirs.title, ours.title),
    about: changed(base.about, theirs.about, ours.about),
    // Each may have removed what the other has left.
    chapters: chapters.length > 0 ? chapters : theirs.chapters,
  };
}
