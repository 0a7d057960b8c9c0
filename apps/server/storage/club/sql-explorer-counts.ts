import type { Played } from '@brink/kernel';
import type { Kysely, Transaction } from 'kysely';
import { addition, insertion } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import { RESULTS, UNRATED, levelOf, type ExploredResult } from './explorer-port.ts';
import { Counts, nodeOf, stopsOf, type Explored } from './explorer-rows.ts';
import { readCards, readOpening, writePlayed } from './explorer-text.ts';
import { addToPlayers, takeFromPlayers } from './sql-explorer-players.ts';
import type { Parts } from './sql-club.ts';
import { ALL_SIDES } from './sql-ratings.ts';

type Db = Kysely<Schema>;

/** The lock under which statistics change: two games may change the same rows. */
const EXPLORING = 7221966;
/** Rows of one statement: databases take only so many values, and remember only so many texts. */
const PIECES = [200, 40, 8, 1];

/** A finished game, as far as it matters whether and how it counts. */
export interface Countable {
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  readonly manner: string;
  readonly winner: string;
  readonly isOpen: boolean;
  /** By seat. */
  readonly sides: readonly { readonly side: string; readonly user?: string | undefined }[];
}

/** Private games do not count, nor games without an end or closed by an administrator. */
const counts = ({ isOpen, winner, manner }: Countable): boolean =>
  isOpen && winner !== 'open' && manner !== 'closed';

function resultOf({ winner, sides }: Countable): ExploredResult {
  if (winner === 'draw') return 'draw';
  return winner.split('+').includes(sides[0].side) ? 'first' : 'second';
}

/** Whoever plays with themselves sits at both sides. */
const usersOf = ({ sides }: Countable): readonly string[] => [
  ...new Set(sides.flatMap(({ user }) => user ?? [])),
];

/** The level of a game, and the average strength of those who met in it. */
async function strengthOf(db: Db, countable: Countable) {
  const { id, game, sides } = countable;
  const users = usersOf(countable);
  const found =
    users.length === 0
      ? []
      : await db
          .selectFrom('rating_history')
          .select('rating')
          .where('user_id', 'in', users)
          .where('game', '=', game)
          .where('side', '=', ALL_SIDES)
          .where('played', '=', id)
          .execute();
  if (found.length === 0) return { level: UNRATED, rating: 0 };
  const ratings = found.map(({ rating }) => rating);
  const least = found.length < sides.length ? 0 : Math.min(...ratings);
  const sum = ratings.reduce((all, rating) => all + rating, 0);
  return { level: levelOf(Math.max(0, least)), rating: Math.round(sum / ratings.length) };
}

async function inPieces<Row>(
  rows: readonly Row[],
  write: (some: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  let at = 0;
  for (const piece of PIECES) {
    for (; at + piece <= rows.length; at += piece) await write(rows.slice(at, at + piece));
  }
}

const toMoves = addition(
  'explorer_moves',
  ['node', 'step', 'level', 'bonus', 'year'],
  ['games', 'firsts', 'draws', 'ratings', 'held'],
);
const toCards = addition(
  'explorer_cards',
  ['game', 'variant', 'turn', 'seat', 'card', 'use', 'level', 'year'],
  ['plays', 'firsts', 'draws'],
);
const toTargets = addition(
  'explorer_targets',
  ['game', 'variant', 'card', 'target', 'level', 'year'],
  ['events'],
);
const intoGames = insertion('explorer_games');
const intoVisits = insertion('explorer_visits');

/** Adds counts to those that are there. */
async function addUp(db: Db, { moves, cards, targets }: Counts): Promise<void> {
  await inPieces([...moves.values()], (rows) => toMoves(db, rows));
  await inPieces([...cards.values()], (rows) => toCards(db, rows));
  await inPieces([...targets.values()], (rows) => toTargets(db, rows));
}

/** Counts games that are in the archive. */
export async function count(
  db: Transaction<Schema>,
  lock: Parts['lock'],
  games: readonly Explored[],
): Promise<void> {
  const all = new Counts();
  for (const each of games) all.add(each, 1);
  await inPieces(games, (some) =>
    intoGames(
      db,
      some.map(({ id, game, ended, level, rating, result, played }) => ({
        archived: id,
        game,
        variant: played.variant,
        ended,
        level,
        rating,
        bonus: played.bonus,
        result: RESULTS.indexOf(result),
        ...writePlayed(played),
      })),
    ),
  );
  const visits = games.flatMap(({ id, game, ended, level, played }) =>
    stopsOf(played.opening).map(({ line }) => ({
      node: nodeOf(game, played.variant, line),
      ended,
      archived: id,
      level,
      bonus: played.bonus,
    })),
  );
  await inPieces(visits, (rows) => intoVisits(db, rows));
  await lock(db, EXPLORING);
  await addUp(db, all);
  await addToPlayers(db, games);
}

/** A game as it counts, if it does. */
export async function exploredAs(
  db: Db,
  game: Countable,
  played: Played,
): Promise<Explored | undefined> {
  if (!counts(game)) return undefined;
  const { id, ended } = game;
  const strength = await strengthOf(db, game);
  const users = usersOf(game);
  return { id, game: game.game, ended, ...strength, result: resultOf(game), users, played };
}

/** Counts one game, if it does. */
export async function exploreOne(
  db: Transaction<Schema>,
  lock: Parts['lock'],
  game: Countable,
  played: Played,
): Promise<void> {
  const explored = await exploredAs(db, game, played);
  if (explored) await count(db, lock, [explored]);
}

/** Takes games that are about to be removed out of the statistics. */
export async function forget(
  db: Transaction<Schema>,
  lock: Parts['lock'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('explorer_games')
    .selectAll()
    .where('archived', 'in', ids)
    .execute();
  if (rows.length === 0) return;
  const all = new Counts();
  for (const { archived, variant, bonus, result, opening, cards, ...rest } of rows) {
    const played = {
      variant,
      bonus,
      opening: readOpening(opening),
      cards: readCards(cards),
    };
    all.add({ ...rest, id: archived, result: RESULTS[result], played }, -1);
  }
  await lock(db, EXPLORING);
  await addUp(db, all);
  await takeFromPlayers(db, ids);
  // What nobody plays any more is not told, not even that it was played once.
  const nodes = [...new Set([...all.moves.values()].map(({ node }) => node))];
  await inPieces(nodes, (some) =>
    db
      .deleteFrom('explorer_moves')
      .where('node', 'in', some)
      .where('games', '=', 0)
      .where('held', '=', 0)
      .execute(),
  );
}
