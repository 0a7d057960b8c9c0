import { z } from 'zod';
import { PlayerName } from '../identity.ts';

/** Who finds a study: everybody in the list, or those who have its address. */
export const STUDY_VISIBILITIES = ['public', 'link'] as const;
export type StudyVisibility = (typeof STUDY_VISIBILITIES)[number];

/** One text, or one for each language. */
const Text = z.union([z.string(), z.strictObject({ en: z.string(), ru: z.string() })]);

const head = {
  id: z.string(),
  title: Text,
  about: Text.optional(),
  /** Names: whom it belongs to, and who else may write in it. */
  owner: z.string(),
  ownerId: z.string(),
  authors: z.array(z.string()),
  /** Of the first chapter. */
  game: z.string(),
  chapters: z.int(),
  visibility: z.enum(STUDY_VISIBILITIES),
  version: z.int(),
  changed: z.int(),
  mayWrite: z.boolean(),
  isYours: z.boolean(),
  /** Why moderators have hidden it: only its authors still see it. */
  hidden: z.string().optional(),
};

export const StudyHead = z.strictObject(head);
export type StudyHead = z.infer<typeof StudyHead>;

export const StudyList = z.strictObject({ studies: z.array(StudyHead) });
export type StudyList = z.infer<typeof StudyList>;

export const StudyQuery = z.strictObject({
  own: z.stringbool().optional(),
  game: z.string().max(40).optional(),
  /** Those changed before this time. */
  before: z.coerce.number().int().min(0).optional(),
});

/** The file of a study; the server says what is wrong with one. */
const StudyFile = z.looseObject({});

export const StudyDocument = z.strictObject({
  ...head,
  /** Who writes in it just now. */
  lockedBy: z.string().optional(),
  study: StudyFile,
});
export type StudyDocument = z.infer<typeof StudyDocument>;

export const NewStudyRequest = z.strictObject({
  visibility: z.enum(STUDY_VISIBILITIES),
  study: StudyFile,
});
export type NewStudyRequest = z.infer<typeof NewStudyRequest>;

export const WriteStudyRequest = z.strictObject({
  /** The version that was read. */
  version: z.int().min(1),
  visibility: z.enum(STUDY_VISIBILITIES).optional(),
  study: StudyFile,
});
export type WriteStudyRequest = z.infer<typeof WriteStudyRequest>;

export const StudyWritten = z.strictObject({ id: z.string(), version: z.int() });
export type StudyWritten = z.infer<typeof StudyWritten>;

export const StudyLock = z.strictObject({ until: z.int() });
export const AuthorRequest = z.strictObject({ player: PlayerName });

/** What readers say of a chapter. */
export const LONGEST_COMMENT = 1000;
export const StudyComment = z.strictObject({
  id: z.int(),
  chapter: z.int(),
  /** Who said it. */
  user: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.int(),
  isYours: z.boolean(),
  /** Its author, and those who write the study. */
  mayDelete: z.boolean(),
});
export type StudyComment = z.infer<typeof StudyComment>;

export const StudyComments = z.strictObject({ comments: z.array(StudyComment) });
export type StudyComments = z.infer<typeof StudyComments>;

export const CommentRequest = z.strictObject({
  chapter: z.int().min(0),
  text: z.string().trim().min(1).max(LONGEST_COMMENT),
});
export const CommentWritten = z.strictObject({ id: z.int() });
