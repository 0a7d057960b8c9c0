import { expect, test } from 'vitest';
import {
  parseStudy,
  writeStudy,
  type Chapter,
  type Study,
  type StudyText,
} from './format/study.ts';
import { mergeStudies } from './merge.ts';
import { ROOT, grow, note, plant, promote, type Tree } from './tree.ts';

const START = { kind: 'game', game: 'volk', rules: 1, options: {}, choices: [] } as const;
const line = grow(plant<StudyText>(START), ROOT, [1, 2, 3]).tree;
const chapter = (name: string, tree: Tree<StudyText> = line): Chapter => ({ name, tree, at: ROOT });
const BASE: Study = { title: 'Berlin', chapters: [chapter('One'), chapter('Two')] };
const withFirst = (change: Partial<Chapter>): Study => ({
  ...BASE,
  chapters: [{ ...BASE.chapters[0], ...change }, BASE.chapters[1]],
});
/** As it comes from the server: nodes have other numbers. */
const kept = (study: Study): Study => parseStudy(writeStudy(study));
/** As it is written: numbers of nodes do not matter. */
const written = (study: Study): unknown => JSON.parse(writeStudy(study));
const namesIn = ({ chapters }: Study) => chapters.map(({ name }) => name);

test('where only one has written, that stands', () => {
  const changed = withFirst({ text: 'Read this.', tree: note(line, 2, { comment: 'Why?' }) });
  expect(written(mergeStudies(BASE, kept(BASE), changed))).toEqual(written(changed));
  expect(written(mergeStudies(BASE, kept(changed), BASE))).toEqual(written(changed));
});

test('variations and notes of both stand in one tree', () => {
  const theirs = withFirst({
    name: 'First',
    tree: note(grow(line, 1, [7]).tree, 2, { comment: 'Theirs', sign: '!' }),
  });
  const ours = withFirst({
    text: 'Ours',
    tree: note(note(grow(line, 2, [8, 9]).tree, 2, { arrows: [{ from: 3 }] }), 3, { sign: '?' }),
  });
  const both = grow(grow(line, 1, [7]).tree, 2, [8, 9]).tree;
  const tree = note(note(both, 2, { comment: 'Theirs', sign: '!', arrows: [{ from: 3 }] }), 3, {
    sign: '?',
  });
  expect(written(mergeStudies(BASE, kept(theirs), ours))).toEqual(
    written(withFirst({ name: 'First', text: 'Ours', tree })),
  );
});

test('where both have changed the same words, ours stand', () => {
  const said = (comment: string): Study => withFirst({ tree: note(line, 1, { comment }) });
  expect(written(mergeStudies(said('A'), kept(said('B')), said('C')))).toEqual(written(said('C')));
});

test('a variation that we have promoted comes first', () => {
  const branched = grow(line, 1, [5]).tree;
  const ours = withFirst({ tree: promote(branched, 4) });
  const merged = mergeStudies(
    withFirst({ tree: branched }),
    kept(withFirst({ tree: branched })),
    ours,
  );
  expect(written(merged)).toEqual(written(ours));
});

test('chapters that either has added are all there', () => {
  const theirs = { ...BASE, chapters: [...BASE.chapters, chapter('Theirs')] };
  const ours = { ...BASE, chapters: [...BASE.chapters, chapter('Ours')] };
  expect(namesIn(mergeStudies(BASE, kept(theirs), ours))).toEqual(['One', 'Two', 'Theirs', 'Ours']);
});

test('a chapter that one has removed goes unless the other has written in it', () => {
  const less = { ...BASE, chapters: [BASE.chapters[0]] };
  const two = { ...BASE.chapters[1], text: 'Still needed' };
  const more = { ...BASE, chapters: [BASE.chapters[0], two] };
  expect(namesIn(mergeStudies(BASE, kept(less), BASE))).toEqual(['One']);
  expect(namesIn(mergeStudies(BASE, kept(BASE), less))).toEqual(['One']);
  expect(namesIn(mergeStudies(BASE, kept(less), more))).toEqual(['One', 'Two']);
  expect(namesIn(mergeStudies(BASE, kept(more), less))).toEqual(['One', 'Two']);
});
