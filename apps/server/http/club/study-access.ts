import type { FastifyRequest } from 'fastify';
import { RequestFailure } from '../../base/failures.ts';
import type { Rooms } from '../../play/rooms.ts';
import type { StoredStudy, StudyHead } from '../../storage/club/studies-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';

export const mayWrite = ({ owner, authors }: StudyHead, user: StoredUser | undefined): boolean =>
  user !== undefined && (owner.id === user.id || authors.some(({ id }) => id === user.id));

export const NO_STUDY = { 'no-such-study': 'it was deleted, hidden, or never was' };

/** The study of `:study`, as far as somebody may see it. */
export const studyFinder =
  (storage: Storage, rooms: Rooms) =>
  async (request: FastifyRequest, user: StoredUser | undefined): Promise<StoredStudy> => {
    const { study } = request.params as { readonly study: string };
    const found = await storage.club.studies.find(study, rooms.now());
    const isSeen = found && (found.hidden === undefined || mayWrite(found, user));
    if (!isSeen) throw new RequestFailure(404, 'no-such-study');
    return found;
  };
