import { sql } from 'kysely';
import type { Migration } from './dialects.ts';

/** The first versions, with names that are no longer used. */
export const UNTIL_PLAIN_NAMES: readonly Migration[] = [
  ({ bytes, counter, clustered }) => [
    sql`create table users (
      id text primary key, name text not null, kind text not null, created bigint not null)`,
    sql`create table sessions (
      hash text primary key, user_id text not null references users (id) on delete cascade,
      expires bigint not null)`,
    sql`create index sessions_by_user on sessions (user_id)`,
    sql`create table games (
      id text primary key, game text not null, options text not null, clock text not null,
      has_clock integer not null, visibility text not null, status text not null, result text,
      creator text not null, created bigint not null)`,
    sql`create index games_by_status on games (status, created)`,
    sql`create table seats (
      game text not null references games (id) on delete cascade, seat integer not null,
      user_id text, bot text, primary key (game, seat)) ${clustered}`,
    sql`create index seats_by_user on seats (user_id)`,
    sql`create table secrets (
      game text primary key references games (id) on delete cascade, secret ${bytes} not null)`,
    sql`create table journal (
      game text not null, seq integer not null, kind text not null, decision integer,
      actor integer, data text not null, at bigint not null, waiting integer not null,
      deadline bigint, primary key (game, seq), unique (game, decision, actor)) ${clustered}`,
    sql`create table chat (
      id ${counter}, game text not null, room text not null, user_id text not null,
      text text not null, at bigint not null)`,
    sql`create index chat_by_game on chat (game, room, id)`,
    sql`create table notes (
      game text not null, user_id text not null, text text not null,
      primary key (game, user_id)) ${clustered}`,
    sql`create table preferences (user_id text primary key, data text not null)`,
  ],
  // Accounts and the lobby.
  () => [
    sql`alter table users add column login text`,
    sql`alter table users add column password text`,
    sql`create unique index users_by_login on users (login)`,
    sql`alter table games add column rated integer not null default 0`,
    sql`alter table games add column invite text`,
    sql`alter table games add column open_hands_after bigint`,
    sql`alter table games add column rematch_of text`,
    sql`alter table games add column rematch text`,
    sql`alter table seats add column reserved text`,
    sql`create index seats_by_reserved on seats (reserved)`,
    sql`create index games_by_created on games (created)`,
    sql`create index chat_by_user on chat (user_id)`,
    sql`create index notes_by_user on notes (user_id)`,
  ],
  // The club: ratings and the archive.
  () => [
    sql`alter table games add column settled integer not null default 0`,
    sql`create index games_to_settle on games (settled, status)`,
    sql`create table ratings (
      user_id text not null, game text not null, side text not null, rating double precision
      not null, deviation double precision not null, volatility double precision not null,
      games integer not null, updated bigint not null, primary key (user_id, game, side))`,
    sql`create index ratings_by_game on ratings (game, side, rating)`,
    sql`create table rating_history (
      user_id text not null, game text not null, side text not null, at bigint not null,
      rating double precision not null, deviation double precision not null, played text not null,
      primary key (user_id, game, side, played))`,
    sql`create table archive (
      id text primary key, game text not null, scenario text not null, ended bigint not null,
      turn integer not null, manner text not null, winner text not null, moves integer not null,
      rated integer not null, is_open integer not null, owner text, record text not null)`,
    sql`create index archive_by_time on archive (ended)`,
    sql`create index archive_by_game on archive (game, ended)`,
    sql`create index archive_by_manner on archive (manner, ended)`,
    sql`create index archive_by_owner on archive (owner)`,
    sql`create table archive_sides (
      archived text not null references archive (id) on delete cascade, seat integer not null,
      side text not null, user_id text, bot text, name text not null, login text not null,
      score double precision not null, ended bigint not null, primary key (archived, seat))`,
    sql`create index archive_sides_by_user on archive_sides (user_id, ended)`,
    sql`create index archive_sides_by_login on archive_sides (login, ended)`,
    sql`create table archive_headlines (
      card integer not null, ended bigint not null, archived text not null
      references archive (id) on delete cascade, primary key (card, ended, archived))`,
    sql`create index archive_headlines_by_game on archive_headlines (archived)`,
  ],
  // Tournaments.
  ({ clustered }) => [
    sql`create table tournaments (
      id text primary key, organiser text not null, created bigint not null, name text not null,
      about text not null, game text not null, options text not null, clock text not null,
      rated integer not null, status text not null, starts bigint, state text not null)`,
    sql`create index tournaments_by_status on tournaments (status, created)`,
    sql`create table tournament_games (
      game text primary key, tournament text not null references tournaments (id)) ${clustered}`,
    sql`create index tournament_games_by_tournament on tournament_games (tournament)`,
  ],
  // Bots of other people.
  () => [
    sql`alter table users add column owner text`,
    sql`create index users_by_owner on users (owner)`,
    sql`create table tokens (
      hash text primary key, id text not null unique,
      user_id text not null references users (id) on delete cascade,
      label text not null, scopes text not null, created bigint not null, used bigint)`,
    sql`create index tokens_by_user on tokens (user_id)`,
  ],
  // The turns of bots, those of games in progress included.
  ({ clustered }) => [
    sql`create table bot_turns (
      game text not null references games (id) on delete cascade, player integer not null,
      decision integer, holder text, taken integer not null, until bigint not null,
      primary key (game, player)) ${clustered}`,
    sql`create index bot_turns_waiting on bot_turns (until) where decision is not null`,
    // Which decision a game is at tells only its journal; until it is looked at 0 stands for it.
    sql`insert into bot_turns (game, player, decision, taken, until)
      select seats.game, seats.seat, 0, 0, 0 from seats
      join games on games.id = seats.game and games.status = 'playing'
      join journal on journal.game = games.id
        and journal.seq = (select max(seq) from journal newest where newest.game = games.id)
      where seats.bot is not null and ((journal.waiting >> seats.seat) & 1) = 1`,
  ],
  // Notices.
  ({ counter }) => [
    sql`create table settings (name text primary key, value text not null)`,
    sql`create table channels (
      id text primary key, user_id text not null references users (id) on delete cascade,
      kind text not null, target text not null, events text not null, language text not null,
      time_zone text not null, digest_ms bigint not null, is_confirmed integer not null,
      key text not null, sent bigint)`,
    sql`create index channels_by_user on channels (user_id)`,
    sql`create unique index channels_by_key on channels (key)`,
    sql`create table outbox (
      id ${counter}, channel text not null references channels (id) on delete cascade,
      topic text not null, notice text not null, due bigint not null, tries integer not null,
      unique (channel, topic))`,
    sql`create index outbox_by_due on outbox (due)`,
  ],
  // Order in the house.
  ({ counter, clustered }) => [
    sql`create table shunned (
      user_id text not null, other text not null, kind text not null, at bigint not null,
      primary key (user_id, other, kind)) ${clustered}`,
    sql`create index shunned_by_other on shunned (other)`,
    sql`create table reports (
      id ${counter}, at bigint not null, by_user text not null, about text not null, game text,
      reason text not null, resolved text)`,
    sql`create index reports_by_author on reports (by_user, at)`,
    sql`create table bans (
      user_id text not null, kind text not null, until bigint not null, reason text not null,
      primary key (user_id, kind))`,
    sql`create table orders (id ${counter}, at bigint not null, request text not null, answer text)`,
    sql`create table audit (
      id ${counter}, at bigint not null, by_whom text not null, deed text not null)`,
    sql`create table votes (
      game text not null, decision integer not null, user_id text not null,
      choice integer not null, primary key (game, decision, user_id)) ${clustered}`,
  ],
  // What the staff may tell at a table.
  () => [sql`alter table games add column staff text`],
  // The ladder of bots.
  ({ clustered }) => [
    sql`create table ladder_seekers (
      user_id text not null references users (id) on delete cascade, game text not null,
      until bigint not null, primary key (user_id, game)) ${clustered}`,
    sql`create table ladder_games (
      id text primary key references games (id) on delete cascade, game text not null,
      first text not null, second text not null, at bigint not null)`,
    sql`create index ladder_games_by_time on ladder_games (at)`,
  ],
  // The archive is searched from the newest game back, without looking at the games themselves.
  () => [
    sql`alter table archive_headlines add column game text not null default ''`,
    sql`update archive_headlines set game =
      (select archive.game from archive where archive.id = archive_headlines.archived)`,
    sql`create index archive_headlines_by_card
      on archive_headlines (game, card, ended desc, archived)`,
    sql`update archive_sides set
      name = (select users.name from users where users.id = archive_sides.user_id),
      login = (select users.login from users where users.id = archive_sides.user_id)
      where user_id in (select id from users where login is not null)`,
    sql`drop index archive_sides_by_login`,
    sql`create index archive_sides_by_login
      on archive_sides (login, ended desc, archived, seat, side)`,
    sql`drop index archive_by_time`,
    sql`drop index archive_by_game`,
    sql`drop index archive_by_manner`,
    sql`create index archive_by_time
      on archive (is_open, ended desc, id, game, scenario, manner, winner, turn)`,
    sql`create index archive_by_game
      on archive (game, is_open, ended desc, id, scenario, manner, winner, turn)`,
    sql`create index archive_by_manner
      on archive (manner, is_open, ended desc, id, game, scenario, winner, turn)`,
  ],
  // Whose time ran out: of a game for two its end tells, of one that went on its journal.
  () => [
    sql`alter table archive_sides add column timed_out integer not null default 0`,
    sql`update archive_sides set timed_out = 1
      where score = 0 and archived in (select id from archive where manner = 'time')`,
    sql`update archive_sides set timed_out = 1
      where archived in (select four.archived from archive_sides four where four.seat = 2)
        and exists (select 1 from journal where journal.game = archive_sides.archived
          and journal.kind = 'time' and journal.actor = archive_sides.seat)`,
  ],
  // Of the embedded database: entries on their way to the journal.
  () => [sql`create table daybook (id integer primary key, entries text not null)`],
  // Plain names.
  () => [
    sql`alter table daybook rename to write_buffer`,
    sql`alter table shunned rename to blocks`,
    sql`drop index shunned_by_other`,
    sql`create index blocks_by_other on blocks (other)`,
    sql`alter table orders rename to admin_commands`,
    sql`update admin_commands set request = replace(request, '"order":', '"command":')`,
  ],
];
