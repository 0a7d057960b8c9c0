import { gameCalled } from '@brink/games';
import {
  ALL_SEEING,
  choose,
  nextActor,
  promptFor,
  setUpAgreed,
  type GameRecord,
} from '@brink/kernel';
import {
  Done,
  ChatLines,
  ChatQuery,
  Note,
  OpenHands,
  Position,
  RecordDocument,
} from '@brink/protocol';
import { z } from 'zod';
import { handsAfter, type DelayedTables } from '../club/broadcast.ts';
import { paperOf } from '../club/settle.ts';
import { fullLog, wirePrompt } from '../play/projection.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Storage, StoredGame, StoredUser } from '../storage/port.ts';
import type { Api } from './api.ts';
import { COST } from '../base/budget.ts';
import { RequestFailure } from '../base/failures.ts';

const sitsAt = ({ seats }: StoredGame, user: StoredUser | undefined): boolean =>
  user !== undefined && seats.some((seat) => seat.user === user.id);

/** Why a game that has begun has no table. */
const unread = (rooms: Rooms, { id }: StoredGame): RequestFailure => {
  const { obstacle } = rooms.of(id);
  return obstacle === 'elsewhere'
    ? new RequestFailure(503, 'elsewhere')
    : new RequestFailure(409, obstacle ?? 'not-finished');
};

/** A finished game on paper. */
async function recordOf(rooms: Rooms, game: StoredGame): Promise<GameRecord> {
  if (game.status !== 'finished') throw new RequestFailure(409, 'not-finished');
  return rooms.of(game.id).withTable((loaded) => {
    if (!loaded) throw unread(rooms, game);
    const { table } = loaded;
    // The room may not know yet what the database does.
    if (!table.result) throw new RequestFailure(409, 'not-finished');
    return paperOf(game, table);
  });
}

/** A finished game after its first `move` choices, with all hands open. */
function positionOf(record: GameRecord, move: number): Position {
  const kind = gameCalled(record.game)!;
  const log: Parameters<typeof fullLog>[0][number][] = [];
  const game = setUpAgreed(kind, record, (entry) => log.push(entry));
  for (const choice of record.choices.slice(0, move)) choose(game, nextActor(game), choice);
  const prompt = promptFor(game, nextActor(game));
  return {
    move,
    moves: record.choices.length,
    view: kind.view(game, ALL_SEEING) as Record<string, unknown>,
    log: fullLog(log),
    ...(prompt && { prompt: wirePrompt(prompt) }),
  };
}

/** Reading finished games, watching with open hands, talk and notes. */
export function recordRoutes(
  api: Api,
  storage: Storage,
  rooms: Rooms,
  broadcasts: DelayedTables,
): void {
  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/record',
      access: 'anyone',
      scope: 'read',
      summary: 'A finished game with all choices, all dice and the secret they came from',
      work: COST.open,
      answer: RecordDocument,
      errors: {
        'not-finished': 'the game goes on',
        held: 'the game cannot be read',
        elsewhere: 'another process knows its rules',
      },
    },
    async ({ game }) => ({ ...(await recordOf(rooms, game)), result: game.result! }) as never,
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/position',
      access: 'anyone',
      summary: 'A finished game after its first choices, with all hands open',
      query: z.strictObject({ move: z.coerce.number().int().min(0).max(100_000) }),
      work: COST.replay,
      answer: Position,
      errors: { 'not-finished': 'the game goes on', 'no-such-move': 'the game has fewer' },
    },
    async ({ game, query: { move } }) => {
      const record = await recordOf(rooms, game);
      if (move > record.choices.length) throw new RequestFailure(404, 'no-such-move');
      return positionOf(record, move);
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/open-hands',
      access: 'anyone',
      summary: 'All hands as they were a while ago, where the host allows it; not for players',
      work: COST.open,
      answer: OpenHands,
      errors: {
        'closed-hands': 'the host does not allow it',
        'players-may-not': 'one plays oneself',
        'too-early': 'the game has only begun',
      },
    },
    async ({ game, principal }) => {
      if (handsAfter(game) === undefined) throw new RequestFailure(403, 'closed-hands');
      if (sitsAt(game, principal)) throw new RequestFailure(403, 'players-may-not');
      if (game.status === 'open') throw new RequestFailure(409, 'too-early');
      const table = await broadcasts.of(game, rooms.now());
      if (!table) throw new RequestFailure(409, 'too-early');
      return {
        at: table.at,
        view: table.package.view(table.session.game, ALL_SEEING) as Record<string, unknown>,
        log: fullLog(table.session.log),
      };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/chat',
      access: 'anyone',
      summary: 'What was said: to players among players, to others among spectators',
      query: ChatQuery,
      answer: ChatLines,
    },
    async ({ game, principal, query: { after } }) => {
      const room = sitsAt(game, principal) ? ('players' as const) : ('spectators' as const);
      const said = await storage.chat(game.id, room, after);
      const blocks = principal ? await storage.club.moderation.blocksOf(principal.id) : [];
      const unheard = new Set(blocks.map(({ user }) => user.id));
      return { room, lines: said.filter(({ user }) => !unheard.has(user)) };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/note',
      access: 'player',
      summary: 'One’s private note on a game',
      answer: Note,
    },
    async ({ game, user }) => ({ text: await storage.note(game.id, user.id) }),
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/games/:id/note',
      access: 'player',
      summary: 'Change one’s private note on a game',
      body: Note,
      answer: Done,
    },
    async ({ game, user, body: { text } }) => {
      await storage.putNote(game.id, user.id, text);
      return { ok: true as const };
    },
  );
}
