import type { StudyVisibility } from '@brink/protocol';

/** What lists tell of a study. */
export interface StudyHead {
  readonly id: string;
  /** The account that it belongs to, and who else may write. */
  readonly owner: { readonly id: string; readonly name: string };
  readonly authors: readonly { readonly id: string; readonly name: string }[];
  /** As JSON: one text, or one for each language. */
  readonly title: string;
  readonly about?: string;
  readonly game: string;
  readonly chapters: number;
  readonly visibility: StudyVisibility;
  /** Grows with every change: whoever writes says which one they have read. */
  readonly version: number;
  readonly created: number;
  readonly changed: number;
  /** Why moderators have hidden it: only its authors still see it. */
  readonly hidden?: string;
}

/** A study with what it says, and who writes in it just now. */
export interface StoredStudy extends StudyHead {
  /** The file of the study. */
  readonly data: string;
  readonly lock?: { readonly user: string; readonly name: string; readonly until: number };
}

/** What of a study is written anew. */
export interface StudyContent
  extends
    Pick<StudyHead, 'title' | 'about' | 'game' | 'chapters' | 'visibility'>,
    Pick<StoredStudy, 'data'> {}

/** What a reader has said of a chapter. */
export interface StudyComment {
  readonly id: number;
  readonly study: string;
  readonly chapter: number;
  readonly user: { readonly id: string; readonly name: string };
  readonly text: string;
  readonly at: number;
}

/** Where each chapter of before stands now; nowhere if it is gone. */
export type ChapterMoves = readonly (number | undefined)[];

export interface StudyFilter {
  /** Those that this user may write in; else those that are public. */
  readonly author?: string;
  readonly game?: string;
  /** Those changed before. */
  readonly before?: number;
  readonly limit: number;
}

/** How much somebody has of their own. */
export interface StudyUse {
  readonly studies: number;
  readonly bytes: number;
}

export interface StudyStore {
  list(filter: StudyFilter): Promise<StudyHead[]>;
  find(id: string, now: number): Promise<StoredStudy | undefined>;
  use(owner: string): Promise<StudyUse>;
  add(id: string, owner: string, content: StudyContent, now: number): Promise<void>;
  /**
   * Writes a study if it is still of that version and nobody else has it locked; answers whether
   * it was written. What was said of chapters goes where they go.
   */
  write(
    id: string,
    user: string,
    version: number,
    content: StudyContent,
    now: number,
    moves?: ChapterMoves,
  ): Promise<boolean>;
  /** Keeps others from writing until then; answers whether it could. */
  lock(id: string, user: string, now: number, until: number): Promise<boolean>;
  unlock(id: string, user: string): Promise<void>;
  remove(id: string): Promise<void>;
  addAuthor(id: string, user: string): Promise<void>;
  removeAuthor(id: string, user: string): Promise<void>;
  /** Hides a study, or shows it again; answers whether there is one. */
  hide(id: string, why: string | undefined): Promise<boolean>;
}

export interface StudyCommentStore {
  /** The oldest first. */
  of(study: string): Promise<StudyComment[]>;
  find(id: number): Promise<StudyComment | undefined>;
  /** How many somebody has written since then. */
  countBy(user: string, since: number): Promise<number>;
  add(comment: Omit<StudyComment, 'id' | 'user'> & { readonly user: string }): Promise<number>;
  /** Answers whether it was there. */
  remove(id: number): Promise<boolean>;
}
