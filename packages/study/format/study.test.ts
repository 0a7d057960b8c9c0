import { describe, expect, test } from 'vitest';
import { ROOT, grow, note, plant } from '../tree.ts';
import {
  STUDY_LIMITS,
  StudyError,
  inLanguage,
  parseStudy,
  writeStudy,
  type StudyText,
} from './study.ts';

const START = {
  kind: 'game',
  game: 'volk',
  rules: 1,
  options: { mode: 'base' },
  choices: [3],
} as const;

const chapter = { name: 'One', start: START, lines: [{ from: 0, choices: [1, 2] }] };
const file = { format: 'brink-study', version: 1, title: 'Title', chapters: [chapter] };
const withChapter = (change: object): string =>
  JSON.stringify({ ...file, chapters: [{ ...chapter, ...change }] });
const withArrows = (arrows: unknown): string => withChapter({ notes: [{ at: 1, arrows }] });

test('a study survives its file', () => {
  const { tree } = grow(plant<StudyText>(START), ROOT, [1, 2, 3]);
  const text = { en: 'Why', ru: 'Зачем' };
  const study = {
    title: 'Berlin',
    about: text,
    chapters: [
      {
        name: text,
        text: 'Read **this**.',
        tree: note(tree, 2, {
          comment: text,
          sign: '!' as const,
          alike: [2, 3],
          arrows: [{ from: 0, to: 13, side: 1 as const }, { from: 13, to: 0 }, { from: 7 }],
        }),
        at: 3,
        players: ['marlowe', 'severina'],
      },
    ],
  };
  const back = parseStudy(writeStudy(study));
  expect(back).toEqual(study);
  expect(inLanguage(back.about, 'ru')).toBe('Зачем');
  expect(inLanguage(back.title, 'ru')).toBe('Berlin');
});

describe('what is wrong with a file is named', () => {
  const rows: readonly (readonly [why: string, text: string])[] = [
    ['study: is not JSON', '{'],
    ['study: must be a JSON object', '[]'],
    ['format: must be "brink-study"', '{}'],
    ['version: must be 1', JSON.stringify({ ...file, version: 2 })],
    ['chapters: must be a list', JSON.stringify({ ...file, chapters: 1 })],
    ['chapters: must have at least one', JSON.stringify({ ...file, chapters: [] })],
    [
      'chapters: has more than 64',
      JSON.stringify({ ...file, chapters: Array.from({ length: 65 }, () => chapter) }),
    ],
    ['title: must not be empty', JSON.stringify({ ...file, title: ' ' })],
    ['title: has more than 120', JSON.stringify({ ...file, title: 'x'.repeat(121) })],
    ['title: must be a text', JSON.stringify({ ...file, title: { en: 'x' } })],
    ['chapters[0].start.game: must be', withChapter({ start: { ...START, game: 'chess' } })],
    ['chapters[0].start.kind: must be', withChapter({ start: { ...START, kind: 'dream' } })],
    ['chapters[0].start.position: must be', withChapter({ start: { ...START, kind: 'position' } })],
    ['chapters[0].start.rules: must be', withChapter({ start: { ...START, rules: 0 } })],
    ['chapters[0].start.choices[0]', withChapter({ start: { ...START, choices: [256] } })],
    ['chapters[0].lines[0].from: must be', withChapter({ lines: [{ from: 1, choices: [] }] })],
    ['chapters[0].lines[0].choices[1]', withChapter({ lines: [{ from: 0, choices: [1, -1] }] })],
    [
      'chapters[0].lines[1]: repeats',
      withChapter({ lines: [...chapter.lines, { from: 0, choices: [1] }] }),
    ],
    ['chapters[0].notes[0].at: must be', withChapter({ notes: [{ at: 9 }] })],
    ['chapters[0].notes[0].sign: must be', withChapter({ notes: [{ at: 1, sign: '!!!' }] })],
    ['chapters[0].notes[0].arrows: must be a list', withArrows({ from: 1 })],
    ['chapters[0].notes[0].arrows[0]: must be an object', withArrows([3])],
    ['arrows[0].from: must be the number of a place on the map, 0 to 13', withArrows([{ to: 1 }])],
    ['chapters[0].notes[0].arrows[0].from: must be', withArrows([{ from: 14 }])],
    ['chapters[0].notes[0].arrows[1].to: must be', withArrows([{ from: 1 }, { from: 1, to: -1 }])],
    ['chapters[0].notes[0].arrows[0].to: must be another', withArrows([{ from: 1, to: 1 }])],
    ['chapters[0].notes[0].arrows[0].side: must be 0 or 1', withArrows([{ from: 1, side: 2 }])],
    [
      'chapters[0].notes[0].arrows[1]: repeats one that is there already',
      withArrows([
        { from: 1, to: 2 },
        { from: 1, to: 2, side: 0 },
      ]),
    ],
    [
      'chapters[0].notes[0].arrows: has more than 32',
      withArrows(Array.from({ length: 33 }, () => ({ from: 1 }))),
    ],
    ['chapters[0].at: must be', withChapter({ at: 7 })],
    ['chapters[0].players: must be', withChapter({ players: ['a', 'b', 'c', 'd', 'e'] })],
    ['study: is larger than', ' '.repeat(STUDY_LIMITS.bytes + 1)],
  ];
  test.each(rows)('%s', (why, text) => {
    expect(() => parseStudy(text)).toThrow(StudyError);
    expect(() => parseStudy(text)).toThrow(why);
  });
});
