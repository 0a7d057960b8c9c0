import type {
  StudyComment,
  StudyComments,
  StudyDocument,
  StudyHead,
  StudyList,
  StudyVisibility,
  StudyWritten,
} from '@brink/protocol';
import { studyJson, type Study } from '@brink/study';
import { ask, queryText, type Query } from './api.ts';

const at = (id: string): string => `/studies/${encodeURIComponent(id)}`;

/** Public studies, or those that one may write in. */
export const listStudies = async (query: Query): Promise<readonly StudyHead[]> =>
  (await ask<StudyList>('GET', `/studies?${queryText(query)}`)).studies;

export const readServerStudy = (id: string): Promise<StudyDocument> => ask('GET', at(id));

export const addServerStudy = (study: Study, visibility: StudyVisibility): Promise<StudyWritten> =>
  ask('POST', '/studies', { visibility, study: studyJson(study) });

export const writeServerStudy = (
  id: string,
  version: number,
  study: Study,
  visibility?: StudyVisibility,
): Promise<StudyWritten> => ask('PUT', at(id), { version, visibility, study: studyJson(study) });

export const removeServerStudy = (id: string): Promise<unknown> => ask('DELETE', at(id));
/** Others wait while one writes; to be said again within a minute. */
export const lockStudy = (id: string): Promise<unknown> => ask('PUT', `${at(id)}/lock`);
export const unlockStudy = (id: string): Promise<unknown> => ask('DELETE', `${at(id)}/lock`);
export const addAuthor = (id: string, player: string): Promise<unknown> =>
  ask('PUT', `${at(id)}/authors`, { player });
export const removeAuthor = (id: string, player: string): Promise<unknown> =>
  ask('DELETE', `${at(id)}/authors`, { player });

/** What readers say of all chapters. */
export const studyComments = async (id: string): Promise<readonly StudyComment[]> =>
  (await ask<StudyComments>('GET', `${at(id)}/comments`)).comments;
export const addComment = (id: string, chapter: number, text: string): Promise<unknown> =>
  ask('POST', `${at(id)}/comments`, { chapter, text });
export const removeComment = (id: string, comment: number): Promise<unknown> =>
  ask('DELETE', `${at(id)}/comments/${comment}`);
