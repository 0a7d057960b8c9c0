import { OPENING_KINDS, parseStep, type OpeningStep } from '@brink/kernel';
import {
  CardsAnswer,
  CardsQuery,
  ExplorerAnswer,
  ExplorerMoment,
  ExplorerQuery,
  type ExplorerGroup,
} from '@brink/protocol';
import { COST } from '../../base/budget.ts';
import { momentIn } from '../../club/explore.ts';
import { RequestFailure } from '../../base/failures.ts';
import {
  EXPLORER_LEVELS,
  type ExploredStep,
  type ExplorerFilter,
} from '../../storage/club/explorer-port.ts';
import { EVENTS } from '../../storage/club/explorer-rows.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { shown } from './archive.ts';

const LAST_GAMES = 5;

interface Filters {
  readonly game: string;
  readonly variant: string;
  readonly rated?: boolean | undefined;
  readonly over?: number | undefined;
  readonly bonus?: number | undefined;
  readonly since?: number | undefined;
  readonly mine?: boolean | undefined;
}

function filterOf(filters: Filters, principal: StoredUser | undefined): ExplorerFilter {
  const { game, variant, rated, over, bonus, since, mine } = filters;
  if (mine && !principal) throw new RequestFailure(401, 'no-session');
  const level = over === undefined ? 0 : EXPLORER_LEVELS.findIndex((each) => each === over);
  return {
    game,
    variant,
    ...((rated || over !== undefined) && { level }),
    ...(bonus !== undefined && { bonus }),
    ...(since !== undefined && { since }),
    ...(mine && principal && { user: principal.id }),
  };
}

const isAlike = (a: OpeningStep, b: Pick<OpeningStep, 'kind' | 'seat'>): boolean =>
  a.kind === b.kind && a.seat === b.seat;

/** Steps of one kind and seat together. */
function groupsOf(steps: readonly ExploredStep[]): ExplorerGroup[] {
  const groups: ExplorerGroup[] = [];
  for (const step of steps) {
    const read = parseStep(step.step);
    if (!read) continue;
    const found = groups.find((group) => isAlike(read, group));
    if (found) found.steps.push(step);
    else groups.push({ kind: read.kind, seat: read.seat, steps: [step] });
  }
  // The USSR is the second seat and goes first everywhere.
  const stage = ({ kind }: ExplorerGroup): number => OPENING_KINDS.indexOf(kind);
  return groups.sort((a, b) => stage(a) - stage(b) || b.seat - a.seat);
}

/** What was played in the games of the archive. */
export function explorerRoutes(api: Api, storage: Storage): void {
  const { explorer } = storage.club;

  api.add(
    {
      method: 'GET',
      path: '/api/explorer',
      access: 'anyone',
      summary:
        'What was played after a line of an opening, in public games that are over; `mine` needs a session',
      query: ExplorerQuery,
      answer: ExplorerAnswer,
      work: COST.explore,
    },
    async ({ query, principal }) => {
      const { line, ...filters } = query;
      const filter = filterOf(filters, principal);
      const end = line.length > 0 ? parseStep(line[line.length - 1]) : undefined;
      const [here, before, last] = await Promise.all([
        explorer.at(filter, line),
        end ? explorer.at(filter, line.slice(0, -1)) : undefined,
        explorer.last(filter, line, LAST_GAMES),
      ]);
      const beside = end && groupsOf(before?.steps ?? []).find((group) => isAlike(end, group));
      return {
        ...here.total,
        ...(beside && { beside }),
        next: groupsOf(here.steps),
        last: last.map(({ game, ratings }) => ({ game: shown(game), ratings: [...ratings] })),
      };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/explorer/moment',
      access: 'anyone',
      summary: 'The newest game that went through a line, and the moment when it was at its end',
      query: ExplorerQuery,
      answer: ExplorerMoment,
      work: COST.replay,
      errors: { 'no-such-game': 'no game went through it' },
    },
    async ({ query, principal }) => {
      const { line, ...filters } = query;
      const [newest] = await explorer.last(filterOf(filters, principal), line, 1);
      const record = newest && (await storage.club.archive.recordOf(newest.game.id));
      const at = record === undefined ? undefined : momentIn(record, line);
      if (at === undefined) throw new RequestFailure(404, 'no-such-game');
      return { id: newest.game.id, at };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/explorer/cards',
      access: 'anyone',
      summary:
        'How a card was used in public games that are over, or all cards in one turn; `mine` needs a session',
      query: CardsQuery,
      answer: CardsAnswer,
      work: COST.explore,
    },
    async ({ query, principal }) => {
      const { card, turn, ...filters } = query;
      const filter = filterOf(filters, principal);
      const [{ total }, uses, targets] = await Promise.all([
        explorer.at(filter, []),
        explorer.cards(filter, card === undefined ? { turn: turn! } : { card }),
        card === undefined ? [] : explorer.targets(filter, card),
      ]);
      return {
        ...total,
        uses,
        events: targets.find(({ target }) => target === EVENTS)?.events ?? 0,
        targets: targets.filter(({ target }) => target !== EVENTS),
      };
    },
  );
}
