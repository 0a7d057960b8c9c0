import { parseStudy, writeStudy, type StudyText, type Tree } from '@brink/study';

const PREFIX = 'brink.analysis.';
const MOST_KEPT = 20;

interface Draft {
  readonly changed: number;
  readonly study: string;
}

function draftAt(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Draft>;
    return typeof draft.study === 'string'
      ? { changed: 0, ...draft, study: draft.study }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The tree as it was left on this device, or as it comes. */
export function openDraft(key: string, tree: Tree<StudyText>): Tree<StudyText> {
  const draft = draftAt(PREFIX + key);
  if (!draft) return tree;
  try {
    const [chapter] = parseStudy(draft.study).chapters;
    return chapter.tree;
  } catch {
    return tree;
  }
}

/** Keeps what was analysed; where room is short the oldest make way. */
export function keepDraft(key: string, tree: Tree<StudyText>): void {
  const study = writeStudy({ title: key, chapters: [{ name: key, tree, at: 0 }] });
  const others = Object.keys(localStorage)
    .filter((each) => each.startsWith(PREFIX) && each !== PREFIX + key)
    .sort((a, b) => (draftAt(b)?.changed ?? 0) - (draftAt(a)?.changed ?? 0));
  for (const old of others.splice(MOST_KEPT - 1)) localStorage.removeItem(old);
  const text = JSON.stringify({ changed: Date.now(), study } satisfies Draft);
  for (;;) {
    try {
      return localStorage.setItem(PREFIX + key, text);
    } catch {
      const oldest = others.pop();
      if (oldest === undefined) return;
      localStorage.removeItem(oldest);
    }
  }
}
