import type { ColumnType, Generated } from 'kysely';

/** Columns as Kysely sees them. Times are milliseconds, JSON is text: alike on both databases. */
export interface Schema {
  users: {
    id: string;
    name: string;
    kind: string;
    created: number;
    /** The name an account is found by; guests have none. */
    login: string | null;
    password: string | null;
    /** The account a bot belongs to. */
    owner: string | null;
    /** Others do not see results and games. */
    is_private: Generated<number>;
  };
  /** Games as they were after some entry: read instead of the entries before it. */
  snapshots: { game: string; seq: number; maker: string; data: Buffer };
  sessions: { hash: string; user_id: string; expires: number };
  /** Links that replace a forgotten password once. */
  password_resets: { hash: string; user_id: string; expires: number };
  games: {
    id: string;
    game: string;
    options: string;
    /** The revision of the rules it is played by. */
    rules: number;
    /** Why the game cannot be read, and since when that is known. */
    held: string | null;
    held_at: number | null;
    clock: string;
    has_clock: number;
    visibility: string;
    status: string;
    result: string | null;
    creator: string;
    created: number;
    rated: number;
    staff: string | null;
    /** The hash of the secret of a link. */
    invite: string | null;
    /** Until when it lets somebody sit down; links of before run out never. */
    invite_until: number | null;
    /** When somebody else than the host first looked at it. */
    invite_opened: number | null;
    open_hands_after: number | null;
    rematch_of: string | null;
    rematch: string | null;
    /** Whether the club has taken note of the result. */
    settled: Generated<number>;
  };
  /** One row: when some process last wrote that it is alive. */
  heartbeat: { at: number };
  /** When no process was. */
  outages: { began: number; ended: number };
  seats: {
    game: string;
    seat: number;
    user_id: string | null;
    bot: string | null;
    /** The user a free seat is kept for. */
    reserved: string | null;
    /** The hash of what the player mixes into the chance; and that itself, once it is told. */
    seed_commitment: string | null;
    seed: string | null;
  };
  secrets: { game: string; secret: ColumnType<Buffer, Uint8Array> };
  journal: {
    game: string;
    seq: number;
    kind: string;
    decision: number | null;
    actor: number | null;
    data: string;
    at: number;
    waiting: number;
    deadline: number | null;
  };
  /** Of the embedded database: entries not yet posted to the journal, those of a commit in a row. */
  write_buffer: { id: number; entries: string };
  /** One row for every seat of a bot. */
  bot_turns: {
    game: string;
    player: number;
    /** The decision it is waited for, if it is. */
    decision: number | null;
    /** The process that has answered for it last, or works on it. */
    holder: string | null;
    /** Whether somebody works on it. */
    taken: number;
    /** Until then it is the holder's. */
    until: number;
  };
  chat: {
    id: Generated<number>;
    game: string;
    room: string;
    user_id: string;
    text: string;
    /** One of the signs; the text is its name. */
    sign: string | null;
    at: number;
  };
  notes: { game: string; user_id: string; text: string };
  preferences: { user_id: string; data: string };
  ratings: {
    user_id: string;
    game: string;
    /** A side of the game, or `all`. */
    side: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    updated: number;
  };
  rating_history: {
    user_id: string;
    game: string;
    side: string;
    at: number;
    rating: number;
    deviation: number;
    /** The game that changed it. */
    played: string;
  };
  archive: {
    /** A fingerprint of its log; none in rows of before. */
    told: string | null;
    id: string;
    game: string;
    scenario: string;
    ended: number;
    turn: number;
    manner: string;
    /** The side that won, `draw`, or several sides. */
    winner: string;
    moves: number;
    rated: number;
    is_open: number;
    /** Who uploaded it; nobody for games played here. */
    owner: string | null;
    record: string;
    /** Whether the explorer has looked at it. */
    explored: Generated<number>;
  };
  /** Puzzles that somebody has tried; the others have the rating they begin with. */
  puzzle_ratings: {
    puzzle: string;
    rating: number;
    deviation: number;
    volatility: number;
    tries: number;
    solved: number;
  };
  puzzle_solvers: {
    user_id: string;
    rating: number;
    deviation: number;
    volatility: number;
    tries: number;
    updated: number;
  };
  /** First tries. */
  puzzle_tries: {
    user_id: string;
    puzzle: string;
    at: number;
    solved: number;
    /** Whether it was the puzzle of that day. */
    daily: number;
  };
  /** What was played in a public game; see `explorer-text.ts`. */
  explorer_games: {
    archived: string;
    game: string;
    variant: string;
    ended: number;
    level: number;
    rating: number;
    bonus: number;
    /** A place in the list of results. */
    result: number;
    opening: string;
    cards: string;
  };
  /** The same by player: pages with a line for each game; see `sql-explorer-players.ts`. */
  explorer_players: {
    user_id: string;
    game: string;
    variant: string;
    /** From 0 on, as games are counted. */
    page: number;
    games: number;
    openings: string;
    cards: string;
  };
  /** Places in the tree of openings that a game went through. */
  explorer_visits: { node: number; ended: number; archived: string; level: number; bonus: number };
  /** Sums for steps from such a place; that without a name is of all who came there. */
  explorer_moves: {
    node: number;
    step: string;
    level: number;
    bonus: number;
    year: number;
    games: number;
    firsts: number;
    draws: number;
    ratings: number;
    /** In how many games it could have been chosen, where a hand decides that. */
    held: number;
  };
  explorer_cards: {
    game: string;
    variant: string;
    turn: number;
    seat: number;
    card: number;
    use: string;
    level: number;
    year: number;
    plays: number;
    firsts: number;
    draws: number;
  };
  /** Where events of a card changed the board; -1 counts the events. */
  explorer_targets: {
    game: string;
    variant: string;
    card: number;
    target: number;
    level: number;
    year: number;
    events: number;
  };
  archive_sides: {
    archived: string;
    seat: number;
    side: string;
    user_id: string | null;
    bot: string | null;
    name: string;
    /** What the name is compared by. */
    login: string;
    score: number;
    ended: number;
    timed_out: number;
  };
  archive_headlines: { card: number; ended: number; archived: string; game: string };
  tournaments: {
    id: string;
    organiser: string;
    created: number;
    name: string;
    about: string;
    game: string;
    options: string;
    clock: string;
    rated: number;
    status: string;
    starts: number | null;
    /** Entrants, rounds, results and what the organiser did. */
    state: string;
  };
  tournament_games: { game: string; tournament: string };
  tokens: {
    hash: string;
    /** What the token goes by for its owner. */
    id: string;
    user_id: string;
    label: string;
    /** Separated by blanks. */
    scopes: string;
    created: number;
    used: number | null;
  };
  settings: { name: string; value: string };
  channels: {
    id: string;
    user_id: string;
    kind: string;
    /** An address, or what a browser gave for a push. */
    target: string;
    /** What it tells of, separated by blanks. */
    events: string;
    language: string;
    time_zone: string;
    /** Moves are told together, at most once in that time; 0 for at once. */
    digest_ms: number;
    is_confirmed: number;
    /** The secret of the links to confirm and to stop it. */
    key: string;
    sent: number | null;
  };
  outbox: {
    id: Generated<number>;
    channel: string;
    /** Of two notices on the same topic only the first is sent. */
    topic: string;
    notice: string;
    due: number;
    tries: number;
  };
  /** Who wants nothing to do with whom. */
  follows: { user_id: string; other: string; at: number };
  studies: {
    id: string;
    owner: string;
    /** Title and words below it as JSON: in one language or in all. */
    title: string;
    about: string | null;
    /** Of the first chapter. */
    game: string;
    chapters: number;
    visibility: string;
    /** The file of the study, and how long it is. */
    data: string;
    bytes: number;
    version: number;
    created: number;
    changed: number;
    /** Who writes in it now, and until when others wait. */
    editor: ColumnType<string | null, string | null | undefined>;
    editor_until: ColumnType<number | null, number | null | undefined>;
    /** Why moderators have hidden it from everybody but its authors. */
    hidden: ColumnType<string | null, string | null | undefined>;
  };
  /** What readers say of a chapter. */
  study_comments: {
    id: Generated<number>;
    study: string;
    chapter: number;
    user_id: string;
    text: string;
    at: number;
  };
  /** Who may write in a study besides its owner. */
  study_authors: { study: string; user_id: string };
  /** When users were here last, to the minute. */
  presence: { user_id: string; at: number };
  blocks: { user_id: string; other: string; kind: string; at: number };
  reports: {
    id: Generated<number>;
    at: number;
    by_user: string;
    about: string;
    game: string | null;
    study: ColumnType<string | null, string | null | undefined>;
    reason: string;
    resolved: string | null;
  };
  bans: { user_id: string; kind: string; until: number; reason: string };
  /** What an administrator asks of the server, and what came of it. */
  admin_commands: { id: Generated<number>; at: number; request: string; answer: string | null };
  audit: { id: Generated<number>; at: number; by_whom: string; deed: string };
  /** People who look for an opponent, as long as they say so; `found` is their game. */
  seeks: {
    user_id: string;
    game: string;
    pace: string;
    rated: number;
    any_rating: number;
    since: number;
    until: number;
    found: string | null;
    seed_commitment: string | null;
  };
  /** Bots that want a game of the ladder, as long as they say so. */
  ladder_seekers: { user_id: string; game: string; until: number };
  /** Games of the ladder, by who has the first seat and who the second. */
  ladder_games: { id: string; game: string; first: string; second: string; at: number };
  /** What spectators would do. */
  votes: { game: string; decision: number; user_id: string; choice: number };
}
