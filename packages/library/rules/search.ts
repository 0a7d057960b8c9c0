import { LANGUAGES } from '@brink/kernel';
import { finder, type Finder } from '../search/find.ts';
import { numberOf } from './books.ts';
import { ANCHORS, sectionOf, type Anchor } from './digest.ts';

let byWords: Finder<Anchor> | undefined;

/** '§6.1', '6.1.2' or 'ts:6.1' in a query: the sections that begin so. */
function byNumber(query: string): readonly Anchor[] {
  const sought = query.trim().replace(/^§\s*/, '').toLowerCase();
  if (!/^(?:[\w+]+:)?\d+[\w.]*$/.test(sought)) return [];
  return ANCHORS.filter((anchor) => {
    const name = (sought.includes(':') ? anchor : numberOf(anchor)).toLowerCase();
    return name === sought || name.startsWith(`${sought}.`);
  });
}

/** Sections for a query in either language: by number, or by words in any form. */
export function searchRules(query: string): readonly Anchor[] {
  const numbered = byNumber(query);
  if (numbered.length > 0) return numbered;
  byWords ??= finder(
    ANCHORS.map((anchor) => ({
      id: anchor,
      titles: LANGUAGES.map((language) => sectionOf(anchor, language).title),
      texts: LANGUAGES.map((language) => sectionOf(anchor, language).text),
    })),
  );
  return byWords(query);
}
