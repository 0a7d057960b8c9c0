import { LANGUAGES } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { ANCHORS, bookWords, CONTENTS, isAnchor, sectionOf } from './digest.ts';
import { bookOf, chapterOf } from './books.ts';
import { linesOf } from './lines.ts';
import { searchRules } from './search.ts';

describe('the digest', () => {
  test('every anchor is in a book, once', () => {
    expect(ANCHORS.filter((anchor) => bookOf(anchor) === undefined)).toEqual([]);
    expect(CONTENTS.flatMap(({ anchors }) => anchors)).toHaveLength(ANCHORS.length);
    expect(CONTENTS.filter(({ anchors }) => anchors.length === 0)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: links lead somewhere, and no text is empty', (language) => {
    const wrong: string[] = [];
    for (const anchor of ANCHORS) {
      const { title, text } = sectionOf(anchor, language);
      if (!title.trim() || !text.trim()) wrong.push(anchor);
      for (const { pieces } of linesOf(text)) {
        for (const piece of pieces) {
          if (piece.kind === 'link' && !isAnchor(piece.anchor)) wrong.push(piece.anchor);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('each text is in its language, and both have the same shape', () => {
    const links = (text: string): string =>
      (text.match(/\[[\w+]+:[\w.]+\]/g) ?? []).toSorted().join();
    const wrong = ANCHORS.filter((anchor) => {
      const en = sectionOf(anchor, 'en');
      const ru = sectionOf(anchor, 'ru');
      return (
        /[а-яё]/i.test(en.title + en.text) ||
        !/[а-я]/i.test(ru.text) ||
        links(en.text) !== links(ru.text) ||
        en.text.split('\n').length !== ru.text.split('\n').length
      );
    });
    expect(wrong).toEqual([]);
  });

  test('chapters of the numbered books have titles in both languages', () => {
    for (const language of LANGUAGES) {
      for (const book of ['ts', 'rs', 'volk'] as const) {
        const chapters = new Set(ANCHORS.filter((a) => bookOf(a) === book).map(chapterOf));
        const untitled = [...chapters].filter((each) => !bookWords(book, language).chapters[each]);
        expect(untitled).toEqual([]);
      }
    }
  });
});

describe('search', () => {
  test('by number', () => {
    expect(searchRules('§6.1.2')).toEqual(['ts:6.1.2', 'rs:6.1.2']);
    expect(searchRules('ts:6.3')).toEqual([
      'ts:6.3',
      'ts:6.3.1',
      'ts:6.3.2',
      'ts:6.3.3',
      'ts:6.3.4',
      'ts:6.3.5',
    ]);
  });

  test.each([
    ['realignment roll', 'ts:6.2.2'],
    ['realignments', 'ts:6.2'],
    ['снижения влияния бросок', 'ts:6.2.2'],
    ['ядерной войной', 'ts:8.1.3'],
    ['горячих точках', 'rs:2.1.5'],
    ['ключевая страна', 'ts:2.1.4'],
    ['ключевых странах', 'ts:2.1.4'],
    ['перевор', 'ts:6.3'],
    ['Китайскую карту', 'ts:9.1'],
    ['mass protest', 'volk:7'],
    ['бегству', 'volk:11.1'],
  ] as const)('%s finds %s among the first', (query, anchor) => {
    expect(searchRules(query).slice(0, 6)).toContain(anchor);
  });

  test('every word has to be there; nothing finds nothing', () => {
    expect(searchRules('coup elephant')).toEqual([]);
    expect(searchRules('  ')).toEqual([]);
  });
});
