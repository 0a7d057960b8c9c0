import {
  ArchiveQuery,
  ArchivedGame,
  ArchivedGames,
  ArchivedRecord,
  Done,
  Id,
  MAX_UPLOAD_BYTES,
  UploadRequest,
} from '@brink/protocol';
import { OptionError, RecordError, parseRecord } from '@brink/kernel';
import { exportLog } from '@brink/twilight-struggle/playdek/export';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { factsOf } from '../../club/facts.ts';
import { Reader } from '../../club/reading/reader.ts';
import type { Archive, ArchivedGame as Stored } from '../../storage/club/archive-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { householdOf } from '../../base/address.ts';
import { RequestFailure } from '../../base/failures.ts';
import { Limits } from '../../base/limits.ts';
import { loginOf } from '../../storage/login.ts';
import { newId } from '../../base/ids.ts';
import { principalOf } from '../principal.ts';

/** A folder of hundreds takes a few minutes. */
const UPLOADS = { perSecond: 1, burst: 100 };
const DOWNLOADS = { perSecond: 1 / 60, burst: 3 };
const LOGS = { perSecond: 1, burst: 10 };
const PAGE = 100;

const shownSide = ({ seat, side, name, bot, score, hasProfile }: Stored['sides'][number]) => ({
  seat,
  side,
  name,
  score,
  ...(bot !== undefined && { bot }),
  ...(hasProfile && { hasProfile }),
});

export function shown(stored: Stored): ArchivedGame {
  const { id, game, scenario, ended, turn, manner, winner, moves, rated, isOpen, owner, sides } =
    stored;
  return {
    id,
    game,
    scenario,
    ended,
    turn,
    manner,
    winner,
    moves,
    rated,
    isUpload: owner !== undefined,
    isOpen,
    sides: sides.map(shownSide),
  };
}

/** Every public game on a line of its own, the oldest first. */
async function* lines(archive: Archive): AsyncGenerator<string> {
  let after = { ended: 0, id: '' };
  for (;;) {
    const page = await archive.records(after, PAGE);
    for (const { record } of page) yield `${record}\n`;
    if (page.length < PAGE) return;
    after = page[page.length - 1];
  }
}

/** The log of the digital edition, for games that it knows. */
function playdekLog(text: string): string {
  const { options, ...rest } = parseRecord(text);
  const { crossover, ...known } = options;
  try {
    if (crossover === true) throw new RecordError('the log format knows no cards of another game');
    return exportLog({ ...rest, options: known });
  } catch (error) {
    const isInexpressible = error instanceof RecordError || error instanceof OptionError;
    if (isInexpressible) throw new RequestFailure(409, 'no-such-log', error.message);
    throw error;
  }
}

const dateOf = (date: string | undefined): number => {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) || at > Date.now() ? Date.now() : at;
};

/** Finished games: found, brought along, taken home. */
export function archiveRoutes(
  app: FastifyInstance,
  api: Api,
  storage: Storage,
  mostUploads: number,
): void {
  const { archive } = storage.club;
  const reader = new Reader();
  const uploads = new Limits(UPLOADS);
  const logs = new Limits(LOGS);
  const downloads = new Limits(DOWNLOADS);

  const entryOf = async (request: FastifyRequest, principal: StoredUser | undefined) => {
    const id = Id.safeParse((request.params as { entry: string }).entry);
    const found = id.success ? await archive.find(id.data) : undefined;
    const isOwn = principal !== undefined && found?.owner === principal.id;
    const isPlayed = found !== undefined && found.owner === undefined;
    // A game played here is open to whoever has its address; what is uploaded is its owner's.
    if (!found || !(found.isOpen || isOwn || isPlayed))
      throw new RequestFailure(404, 'no-such-game');
    return found;
  };

  api.add(
    {
      method: 'GET',
      path: '/api/archive',
      access: 'anyone',
      summary: 'Finished games, the newest first; `mine` needs a session',
      query: ArchiveQuery,
      answer: ArchivedGames,
    },
    async ({ query, principal }) => {
      const { mine, player, opponent, ...rest } = query;
      if (mine && !principal) throw new RequestFailure(401, 'no-session');
      const games = await archive.search({
        ...rest,
        ...(player !== undefined && { player: loginOf(player) }),
        ...(opponent !== undefined && { opponent: loginOf(opponent) }),
        ...(mine && principal && { owner: principal.id }),
      });
      return { games: games.map(shown) };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/archive',
      access: 'session',
      summary:
        'Bring a game along: a record of Brink or the log of a Playdek game, which may break off',
      body: UploadRequest,
      bodyLimit: MAX_UPLOAD_BYTES,
      answer: ArchivedGame,
      status: 201,
      errors: {
        'bad-record': 'the message says where the file parts from the rules',
        'account-needed': 'guests keep no archive',
        'archive-full': 'one has as many games there as allowed',
        'too-fast': 'the game before is still being read',
      },
    },
    async ({ user, body }) => {
      if (user.kind !== 'account') throw new RequestFailure(403, 'account-needed');
      const mayUpload = await uploads.take(user.id);
      if ((await archive.uploadsOf(user.id)) >= mostUploads) {
        throw new RequestFailure(409, 'archive-full', `at most ${mostUploads} games`);
      }
      if (!mayUpload || reader.isBusyFor(user.id)) throw new RequestFailure(429, 'too-fast');
      const { ended } = body;
      const reading = await reader.read(user.id, {
        ...('record' in body ? { record: JSON.stringify(body.record) } : { playdek: body.playdek }),
        ...(ended && { ended }),
      });
      if ('wrong' in reading) throw new RequestFailure(400, 'bad-record', reading.wrong);
      const { record, result, log, players } = reading.game;
      const facts = factsOf({
        id: newId(),
        record,
        result,
        log,
        players,
        ended: dateOf(record.about?.['date']),
        rated: false,
        isOpen: body.isOpen,
        owner: user.id,
      });
      await archive.add(facts);
      return shown(facts);
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/archive/:entry',
      access: 'anyone',
      summary: 'One finished game',
      answer: ArchivedGame,
      errors: { 'no-such-game': 'there is none, or it is private' },
    },
    async ({ request, principal }) => shown(await entryOf(request, principal)),
  );

  api.add(
    {
      method: 'GET',
      path: '/api/archive/:entry/record',
      access: 'anyone',
      summary: 'The record of a finished game',
      answer: ArchivedRecord,
      errors: { 'no-such-game': 'there is none, or it is private' },
    },
    async ({ request, principal }) => {
      const { id } = await entryOf(request, principal);
      return JSON.parse((await archive.recordOf(id))!) as never;
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/archive/:entry',
      access: 'session',
      summary: 'Remove a game one has uploaded',
      answer: Done,
      errors: { 'no-such-game': 'there is none, or it is not one’s own' },
    },
    async ({ request, user }) => {
      const { id } = await entryOf(request, user);
      if (!(await archive.remove(id, user.id))) throw new RequestFailure(404, 'no-such-game');
      return { ok: true as const };
    },
  );

  // Not JSON but text, so it stands beside the interface.
  app.get('/api/archive/:entry/playdek.txt', async (request, reply) => {
    const { id } = await entryOf(request, await principalOf(storage, request, undefined));
    if (!(await logs.take(householdOf(request.ip)))) throw new RequestFailure(429, 'too-fast');
    const log = playdekLog((await archive.recordOf(id))!);
    reply.header('content-disposition', `attachment; filename="brink-${id}.txt"`);
    return reply.type('text/plain; charset=utf-8').send(log);
  });

  // Not JSON but one record a line, so it stands beside the interface.
  app.get('/api/archive.ndjson', async (request, reply) => {
    if (!(await downloads.take(householdOf(request.ip)))) throw new RequestFailure(429, 'too-fast');
    reply.header('content-disposition', 'attachment; filename="brink-archive.ndjson"');
    return reply.type('application/x-ndjson').send(Readable.from(lines(archive)));
  });
}
