import {
  PuzzleProgress,
  PuzzleRatings,
  PuzzleTriesAnswer,
  PuzzleTriesRequest,
} from '@brink/protocol';
import { COST } from '../../base/budget.ts';
import { RequestFailure } from '../../base/failures.ts';
import { judge } from '../../club/puzzles.ts';
import type { Rooms } from '../../play/rooms.ts';
import type { NewTry, Solver } from '../../storage/club/puzzles-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';

const shown = ({ rating, tries }: Solver) => ({ rating, tries: [...tries] });

/** Puzzles come with the client; the server keeps how they are solved, and rates both sides. */
export function puzzleRoutes(api: Api, storage: Storage, rooms: Rooms): void {
  const { puzzles } = storage.club;
  const errors = { 'account-needed': 'guests are rated on their device' };
  const needAccount = ({ kind }: StoredUser): void => {
    if (kind !== 'account') throw new RequestFailure(403, 'account-needed');
  };

  api.add(
    {
      method: 'GET',
      path: '/api/puzzles/ratings',
      access: 'anyone',
      scope: 'read',
      summary: 'How hard puzzles have turned out to be: those that somebody has tried',
      work: COST.list,
      answer: PuzzleRatings,
    },
    async () => ({ puzzles: await puzzles.ratings() }),
  );

  api.add(
    {
      method: 'GET',
      path: '/api/me/puzzles',
      access: 'session',
      scope: 'read',
      summary: 'One’s rating as a solver, and one’s first tries',
      work: COST.list,
      answer: PuzzleProgress,
      errors,
    },
    async ({ user }) => {
      needAccount(user);
      return shown(await puzzles.solver(user.id));
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/me/puzzles',
      access: 'session',
      summary:
        'First tries of puzzles, as choices; the server judges them, and rates each puzzle once',
      body: PuzzleTriesRequest,
      work: COST.replay,
      answer: PuzzleTriesAnswer,
      errors,
    },
    async ({ user, body }) => {
      needAccount(user);
      const now = rooms.now();
      const judged: NewTry[] = [];
      for (const each of body.tries) {
        const one = await judge(each, now);
        if (one) judged.push(one);
      }
      const rated = await puzzles.rate(user.id, judged, now);
      return { progress: shown(await puzzles.solver(user.id)), rated };
    },
  );
}
