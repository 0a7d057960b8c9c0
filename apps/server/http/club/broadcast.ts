import { pending, promptFor } from '@brink/kernel';
import { Done, Poll, VoteRequest } from '@brink/protocol';
import { handsAfter, type DelayedTables } from '../../club/broadcast.ts';
import type { Rooms } from '../../play/rooms.ts';
import type { Table } from '../../play/table.ts';
import type { Storage, StoredGame, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { COST } from '../../base/budget.ts';
import { RequestFailure } from '../../base/failures.ts';
import { Limits } from '../../base/limits.ts';

const VOTES = { perSecond: 1, burst: 10 };

const sitsAt = ({ seats }: StoredGame, user: StoredUser | undefined): boolean =>
  user !== undefined && seats.some((seat) => seat.user === user.id);

/** The decision spectators see: that of the seat that has to choose, or of the first of two. */
function questionOf(table: Table) {
  const { game } = table.session;
  if (table.result || table.seq < 0) return undefined;
  const seat = [...table.sides.keys()].find((each) => pending(game) & (1 << each));
  if (seat === undefined) return undefined;
  const prompt = promptFor(game, seat);
  if (!prompt || prompt.choices.length < 2) return undefined;
  return { decision: table.decision, seat, prompt };
}

/** Spectators of a broadcast say what they would do; players never see it while they play. */
export function broadcastRoutes(
  api: Api,
  storage: Storage,
  rooms: Rooms,
  broadcasts: DelayedTables,
): void {
  const { votes } = storage.club;
  const limits = new Limits(VOTES);

  const shownTo = async (game: StoredGame, principal: StoredUser | undefined): Promise<Table> => {
    if (handsAfter(game) === undefined) throw new RequestFailure(403, 'closed-hands');
    if (sitsAt(game, principal)) throw new RequestFailure(403, 'players-may-not');
    const table = await broadcasts.of(game, rooms.now());
    if (!table) throw new RequestFailure(409, 'too-early');
    return table;
  };
  const errors = {
    'closed-hands': 'the host does not allow it',
    'players-may-not': 'one plays oneself',
    'too-early': 'the game has only begun',
  };

  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/poll',
      access: 'anyone',
      summary: 'What spectators would choose at the moment the broadcast shows',
      work: COST.open,
      answer: Poll,
      errors,
    },
    async ({ game, principal }) => {
      const question = questionOf(await shownTo(game, principal));
      if (!question) return { options: [] };
      const { decision, seat, prompt } = question;
      const counted = await votes.count(game.id, decision);
      const yours = principal && (await votes.of(game.id, decision, principal.id));
      return {
        decision,
        seat,
        code: prompt.code,
        domain: prompt.domain,
        args: [...prompt.args],
        options: prompt.choices.map((choice) => ({ choice, votes: counted.get(choice) ?? 0 })),
        ...(yours !== undefined && { yours }),
      };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/games/:id/poll',
      access: 'session',
      summary: 'Say what one would choose; it may be changed until the choice is shown',
      work: COST.open,
      body: VoteRequest,
      answer: Done,
      errors: { ...errors, stale: 'the choice has been shown', illegal: 'not among the choices' },
    },
    async ({ game, user, body: { decision, choice } }) => {
      if (!(await limits.take(user.id))) throw new RequestFailure(429, 'too-fast');
      const question = questionOf(await shownTo(game, user));
      if (question?.decision !== decision) throw new RequestFailure(409, 'stale');
      if (!question.prompt.choices.includes(choice)) throw new RequestFailure(400, 'illegal');
      await votes.cast(game.id, decision, user.id, choice);
      return { ok: true as const };
    },
  );
}
