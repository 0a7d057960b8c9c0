import { CommentRequest, CommentWritten, Done, StudyComments } from '@brink/protocol';
import { COST } from '../../base/budget.ts';
import { RequestFailure } from '../../base/failures.ts';
import { isSilenced } from '../../club/moderation/bans.ts';
import type { Rooms } from '../../play/rooms.ts';
import type { StoredStudy, StudyComment } from '../../storage/club/studies-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { NO_STUDY, mayWrite, studyFinder } from './study-access.ts';

const HOUR = 60 * 60 * 1000;
const COMMENTS_AN_HOUR = 20;
const MOST_COMMENTS = 500;

const mayDelete = (
  study: StoredStudy,
  { user: author }: StudyComment,
  user: StoredUser | undefined,
): boolean => author.id === user?.id || mayWrite(study, user);

/** What readers say of the chapters of a study. */
export function studyCommentRoutes(api: Api, storage: Storage, rooms: Rooms): void {
  const { studyComments, moderation } = storage.club;
  const find = studyFinder(storage, rooms);

  api.add(
    {
      method: 'GET',
      path: '/api/studies/:study/comments',
      access: 'anyone',
      scope: 'read',
      summary: 'What readers say of a study; not what those say whom one has muted or blocked',
      work: COST.list,
      answer: StudyComments,
      errors: NO_STUDY,
    },
    async ({ principal, request }) => {
      const study = await find(request, principal);
      const unheard = principal ? await moderation.blocksOf(principal.id) : [];
      const hidden = new Set(unheard.map(({ user }) => user.id));
      const all = await studyComments.of(study.id);
      return {
        comments: all
          .filter(({ user }) => !hidden.has(user.id))
          .map((comment) => ({
            id: comment.id,
            chapter: comment.chapter,
            user: comment.user.id,
            name: comment.user.name,
            text: comment.text,
            at: comment.at,
            isYours: comment.user.id === principal?.id,
            mayDelete: mayDelete(study, comment, principal),
          })),
      };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/studies/:study/comments',
      access: 'session',
      summary: 'Say something of a chapter',
      body: CommentRequest,
      work: COST.list,
      answer: CommentWritten,
      status: 201,
      errors: {
        ...NO_STUDY,
        'account-needed': 'guests do not comment',
        banned: 'the caller may not talk for a while',
        blocked: 'the owner has blocked the caller, or the reverse',
        'no-such-chapter': 'the study has fewer',
        'too-many-comments': `at most ${MOST_COMMENTS} on a study`,
        'too-fast': `at most ${COMMENTS_AN_HOUR} an hour`,
      },
    },
    async ({ user, body: { chapter, text }, request }) => {
      if (user.kind !== 'account') throw new RequestFailure(403, 'account-needed');
      const study = await find(request, user);
      const now = rooms.now();
      if (await isSilenced(storage, user.id, now)) throw new RequestFailure(403, 'banned');
      if (await moderation.isBlocked(user.id, study.owner.id)) {
        throw new RequestFailure(403, 'blocked');
      }
      if (chapter >= study.chapters) throw new RequestFailure(400, 'no-such-chapter');
      if ((await studyComments.countBy(user.id, now - HOUR)) >= COMMENTS_AN_HOUR) {
        throw new RequestFailure(429, 'too-fast');
      }
      if ((await studyComments.of(study.id)).length >= MOST_COMMENTS) {
        throw new RequestFailure(409, 'too-many-comments');
      }
      const comment = { study: study.id, chapter, user: user.id, text, at: now };
      return { id: await studyComments.add(comment) };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/studies/:study/comments/:comment',
      access: 'session',
      summary: 'Delete what one has said, or what somebody said of a study that one writes',
      answer: Done,
      errors: {
        ...NO_STUDY,
        'no-such-comment': 'it is deleted',
        'not-an-author': 'only whoever said it, or who writes the study',
      },
    },
    async ({ user, request }) => {
      const study = await find(request, user);
      const id = Number((request.params as { readonly comment: string }).comment);
      const comment = Number.isSafeInteger(id) ? await studyComments.find(id) : undefined;
      if (comment?.study !== study.id) throw new RequestFailure(404, 'no-such-comment');
      if (!mayDelete(study, comment, user)) throw new RequestFailure(403, 'not-an-author');
      await studyComments.remove(id);
      return { ok: true as const };
    },
  );
}
