import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import { RESULTS, type ExploredResult } from './explorer-port.ts';
import type { Explored } from './explorer-rows.ts';
import { writePlayed } from './explorer-text.ts';

type Db = Kysely<Schema>;

/** Games on a page: few rows are read for many games, and little is written anew for one. */
const PAGE = 50;
/** The newest pages that are looked at. */
const MOST_PAGES = 10;

/** What was played in a game is kept in two texts. */
export type Text = 'openings' | 'cards';

/** A game of a player. */
export interface PlayersGame {
  readonly id: string;
  readonly ended: number;
  readonly level: number;
  readonly rating: number;
  readonly bonus: number;
  readonly result: ExploredResult;
  /** As `writePlayed` has written it. */
  readonly text: string;
}

/** A line begins with the facts of its game. */
function factsOf({ id, ended, level, rating, result, played }: Explored): string {
  return [id, ended, level, rating, played.bonus, RESULTS.indexOf(result), ''].join(' ');
}

const FACTS = 6;

function readLine(line: string): PlayersGame {
  const [id, ended, level, rating, bonus, result] = line.split(' ', FACTS);
  let at = 0;
  for (let fact = 0; fact < FACTS; fact++) at = line.indexOf(' ', at) + 1;
  return {
    id,
    ended: Number(ended),
    level: Number(level),
    rating: Number(rating),
    bonus: Number(bonus),
    result: RESULTS[Number(result)],
    text: line.slice(at),
  };
}

const reading = (what: Text) =>
  prepared((db, user: string, game: string, variant: string) =>
    db
      .selectFrom('explorer_players')
      .select(`${what} as lines`)
      .where('user_id', '=', user)
      .where('game', '=', game)
      .where('variant', '=', variant)
      .orderBy('page', 'desc')
      .limit(MOST_PAGES),
  );
const READ = { openings: reading('openings'), cards: reading('cards') };

/** The games of a player that were counted last. */
export async function gamesOf(
  db: Db,
  user: string,
  { game, variant }: { readonly game: string; readonly variant: string },
  what: Text,
): Promise<PlayersGame[]> {
  const { rows } = await READ[what](db, user, game, variant);
  return rows.flatMap(({ lines }) => lines.split('\n').map(readLine));
}

const newestPage = prepared((db, user: string, game: string, variant: string) =>
  db
    .selectFrom('explorer_players')
    .select(['page', 'games'])
    .where('user_id', '=', user)
    .where('game', '=', game)
    .where('variant', '=', variant)
    .orderBy('page', 'desc')
    .limit(1),
);

const newPage = prepared(
  (
    db,
    user_id: string,
    game: string,
    variant: string,
    page: number,
    games: number,
    openings: string,
    cards: string,
  ) =>
    db
      .insertInto('explorer_players')
      .values({ user_id, game, variant, page, games, openings, cards }),
);

const writeOn = prepared(
  (
    db,
    games: number,
    openings: string,
    cards: string,
    user: string,
    game: string,
    variant: string,
    page: number,
  ) =>
    db
      .updateTable('explorer_players')
      .set((eb) => ({
        games: eb('games', '+', games),
        openings: eb('openings', '||', openings),
        cards: eb('cards', '||', cards),
      }))
      .where('user_id', '=', user)
      .where('game', '=', game)
      .where('variant', '=', variant)
      .where('page', '=', page),
);

interface Lines {
  readonly user: string;
  readonly game: string;
  readonly variant: string;
  readonly openings: string[];
  readonly cards: string[];
}

/** Writes games on the pages of those who played them; nobody else may write there meanwhile. */
export async function addToPlayers(
  db: Transaction<Schema>,
  games: readonly Explored[],
): Promise<void> {
  const players = new Map<string, Lines>();
  for (const explored of games) {
    const { game, users, played } = explored;
    const { variant } = played;
    const { opening, cards } = writePlayed(played);
    const facts = factsOf(explored);
    for (const user of users) {
      const key = JSON.stringify([user, game, variant]);
      const lines = players.get(key) ?? { user, game, variant, openings: [], cards: [] };
      players.set(key, lines);
      lines.openings.push(facts + opening);
      lines.cards.push(facts + cards);
    }
  }
  for (const { user, game, variant, openings, cards } of players.values()) {
    const [newest = { page: -1, games: PAGE }] = (await newestPage(db, user, game, variant)).rows;
    let { page } = newest;
    let at = 0;
    const next = (room: number): [number, string, string] => {
      const from = at;
      at = Math.min(openings.length, at + room);
      const [some, others] = [openings, cards].map((list) => list.slice(from, at).join('\n'));
      return [at - from, some, others];
    };
    if (newest.games < PAGE) {
      const [count, some, others] = next(PAGE - newest.games);
      await writeOn(db, count, `\n${some}`, `\n${others}`, user, game, variant, page);
    }
    while (at < openings.length) await newPage(db, user, game, variant, ++page, ...next(PAGE));
  }
}

/** Takes games that are about to be removed off the pages of those who played them. */
export async function takeFromPlayers(
  db: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> {
  const sides = await db
    .selectFrom('archive_sides')
    .innerJoin('explorer_games', 'explorer_games.archived', 'archive_sides.archived')
    .select(['archive_sides.archived', 'user_id', 'game', 'variant'])
    .where('archive_sides.archived', 'in', ids)
    .execute();
  for (const { archived, user_id, game, variant } of sides) {
    if (user_id === null) continue;
    const pages = await db
      .selectFrom('explorer_players')
      .selectAll()
      .where('user_id', '=', user_id)
      .where('game', '=', game)
      .where('variant', '=', variant)
      .execute();
    const without = (text: string): string[] =>
      text.split('\n').filter((line) => !line.startsWith(`${archived} `));
    for (const { page, games, openings, cards } of pages) {
      const left = without(openings);
      if (left.length === games) continue;
      const isPage = (eb: ExpressionBuilder<Schema, 'explorer_players'>) =>
        eb.and({ user_id, game, variant, page });
      if (left.length === 0) await db.deleteFrom('explorer_players').where(isPage).execute();
      else {
        const texts = { openings: left.join('\n'), cards: without(cards).join('\n') };
        await db
          .updateTable('explorer_players')
          .set({ games: left.length, ...texts })
          .where(isPage)
          .execute();
      }
    }
  }
}
