import { sql } from 'kysely';
import type { Migration } from './dialects.ts';

export const SINCE_PLAIN_NAMES: readonly Migration[] = [
  // Of PostgreSQL: what all processes count together, as rate-limiter-flexible wants it.
  () => [
    sql`create table rate_limits (
      key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  ],
  // A game keeps the rules it began with; those that are there began with the first.
  () => [sql`alter table games add column rules integer not null default 1`],
  // Games as they were, so that opening one need not read its whole journal; and games that cannot
  // be read, with the reason and the time since when.
  ({ bytes }) => [
    sql`alter table games add column held text`,
    sql`alter table games add column held_at bigint`,
    sql`create table snapshots (
      game text primary key references games (id) on delete cascade, seq integer not null,
      maker text not null, data ${bytes} not null)`,
  ],
  // What archived games tell, so that a later program can prove that it tells the same.
  () => [sql`alter table archive add column told text`],
  // What players mix into the chance of a game: promised when they sit down, told when it begins.
  () => [
    sql`alter table seats add column seed_commitment text`,
    sql`alter table seats add column seed text`,
  ],
  // People: whom one follows, who is here, who keeps their games to themselves; signs in chats.
  ({ clustered }) => [
    sql`create table follows (
      user_id text not null references users (id) on delete cascade,
      other text not null references users (id) on delete cascade, at bigint not null,
      primary key (user_id, other)) ${clustered}`,
    sql`create index follows_by_other on follows (other)`,
    sql`create table presence (
      user_id text primary key references users (id) on delete cascade, at bigint not null)`,
    sql`create index presence_by_time on presence (at)`,
    sql`alter table users add column is_private integer not null default 0`,
    sql`alter table chat add column sign text`,
  ],
  // Links run out, and their hosts see whether they were opened.
  () => [
    sql`alter table games add column invite_until bigint`,
    sql`alter table games add column invite_opened bigint`,
    sql`create index games_by_invite on games (invite)`,
  ],
  // People who look for an opponent, as long as they say so.
  ({ clustered }) => [
    sql`create table seeks (
      user_id text primary key references users (id) on delete cascade, game text not null,
      pace text not null, rated integer not null, any_rating integer not null,
      since bigint not null, until bigint not null, found text) ${clustered}`,
  ],
  // Guests are found by their names too.
  () => [sql`create index users_by_name on users (lower(name))`],
  // When some process was last alive, and when none was.
  () => [
    sql`create table heartbeat (at bigint not null)`,
    sql`create table outages (began bigint not null, ended bigint not null)`,
  ],
  // Links by which a forgotten password is replaced; what is kept is a hash.
  () => [
    sql`create table password_resets (
      hash text primary key, user_id text not null references users (id) on delete cascade,
      expires bigint not null)`,
    sql`create index password_resets_by_user on password_resets (user_id)`,
  ],
  // Who looks for an opponent promises a seed for the chance of their game.
  () => [sql`alter table seeks add column seed_commitment text`],
  // The explorer: what was played in public games. Each game by itself, so that it can be taken out
  // again; the places it went through; and sums, which answer without looking at games.
  ({ clustered }) => [
    sql`alter table archive add column explored integer not null default 0`,
    sql`create index archive_to_explore on archive (id) where explored = 0`,
    sql`create table explorer_games (
      archived text primary key references archive (id) on delete cascade, game text not null,
      variant text not null, ended bigint not null, level integer not null,
      rating integer not null, bonus integer not null, result integer not null,
      opening text not null, cards text not null)`,
    sql`create table explorer_visits (
      node bigint not null, ended bigint not null,
      archived text not null references archive (id) on delete cascade,
      level integer not null, bonus integer not null,
      primary key (node, ended, archived)) ${clustered}`,
    sql`create index explorer_visits_by_game on explorer_visits (archived)`,
    sql`create table explorer_moves (
      node bigint not null, step text not null, level integer not null, bonus integer not null,
      year integer not null, games integer not null, firsts integer not null,
      draws integer not null, ratings bigint not null, held integer not null,
      primary key (node, step, level, bonus, year)) ${clustered}`,
    sql`create table explorer_cards (
      game text not null, variant text not null, turn integer not null, seat integer not null,
      card integer not null, use text not null, level integer not null, year integer not null,
      plays integer not null, firsts integer not null, draws integer not null,
      primary key (game, variant, turn, seat, card, use, level, year)) ${clustered}`,
    sql`create table explorer_targets (
      game text not null, variant text not null, card integer not null, target integer not null,
      level integer not null, year integer not null, events integer not null,
      primary key (game, variant, card, target, level, year)) ${clustered}`,
  ],
  // Studies, those who may write in them, and who does so now.
  ({ clustered }) => [
    sql`create table studies (
      id text primary key, owner text not null references users (id) on delete cascade,
      title text not null, about text, game text not null, chapters integer not null,
      visibility text not null, data text not null, bytes integer not null,
      version integer not null, created bigint not null, changed bigint not null,
      editor text references users (id) on delete set null, editor_until bigint)`,
    sql`create index studies_by_owner on studies (owner, changed)`,
    sql`create index studies_by_time on studies (visibility, changed)`,
    sql`create table study_authors (
      study text not null references studies (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      primary key (study, user_id)) ${clustered}`,
    sql`create index study_authors_by_user on study_authors (user_id)`,
  ],
  // Puzzles: the ratings of those that were tried, of those who tried them, and their first tries.
  ({ clustered }) => [
    sql`create table puzzle_ratings (
      puzzle text primary key, rating double precision not null, deviation double precision
      not null, volatility double precision not null, tries integer not null,
      solved integer not null) ${clustered}`,
    sql`create table puzzle_solvers (
      user_id text primary key references users (id) on delete cascade, rating double precision
      not null, deviation double precision not null, volatility double precision not null,
      tries integer not null, updated bigint not null) ${clustered}`,
    sql`create table puzzle_tries (
      user_id text not null references users (id) on delete cascade, puzzle text not null,
      at bigint not null, solved integer not null, daily integer not null,
      primary key (user_id, puzzle)) ${clustered}`,
  ],
  // What readers say of studies, and what moderators do about them.
  ({ counter }) => [
    sql`alter table studies add column hidden text`,
    sql`alter table reports add column study text`,
    sql`create table study_comments (
      id ${counter}, study text not null references studies (id) on delete cascade,
      chapter integer not null, user_id text not null references users (id) on delete cascade,
      text text not null, at bigint not null)`,
    sql`create index study_comments_by_study on study_comments (study, id)`,
    sql`create index study_comments_by_user on study_comments (user_id, at)`,
  ],
  // The explorer reads sums of a place, and the newest games of a player, off their indices.
  ({ covering }) => [
    ...covering(
      'explorer_moves',
      'node, step, level, bonus, year',
      'games, firsts, draws, ratings, held',
    ),
    sql`drop index archive_sides_by_user`,
    sql`create index archive_sides_by_user on archive_sides (user_id, ended, archived)`,
  ],
  // The explorer has the games of a player together: pages of lines, one for each game. The newest
  // games of a place are read off their index, and so are sums of cards.
  ({ covering, lines }) => [
    sql`create table explorer_players (
      user_id text not null, game text not null, variant text not null, page integer not null,
      games integer not null, openings text not null, cards text not null,
      primary key (user_id, game, variant, page))`,
    sql`insert into explorer_players (user_id, game, variant, page, games, openings, cards)
      select user_id, game, variant, page, count(*),
        ${lines(sql`facts || opening`, sql`ended, archived`)},
        ${lines(sql`facts || cards`, sql`ended, archived`)}
      from (select mine.user_id, explored.*,
          (row_number() over (partition by mine.user_id, explored.game, explored.variant
            order by explored.ended, explored.archived) - 1) / 50 as page,
          explored.archived || ' ' || explored.ended || ' ' || level || ' ' || rating || ' '
            || bonus || ' ' || result || ' ' as facts
        from (select distinct archived, user_id from archive_sides where user_id is not null) mine
        join explorer_games explored on explored.archived = mine.archived) told
      group by user_id, game, variant, page`,
    ...covering('explorer_visits', 'node, ended, archived', 'level, bonus'),
    ...covering(
      'explorer_cards',
      'game, variant, turn, seat, card, use, level, year',
      'plays, firsts, draws',
    ),
  ],
];
