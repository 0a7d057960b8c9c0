import { gameCalled } from '@brink/games';
import { PUBLIC, read } from '@brink/kernel';
import type {
  Comeback,
  Film,
  GameGlance,
  Glance,
  Showcase as Shown,
  WireLogEntry,
} from '@brink/protocol';
import { dayOf, puzzleOfDay } from '@brink/library/puzzles/daily';
import { introOf } from '@brink/library/puzzles/intro';
import { beginPuzzle, type Puzzle } from '@brink/library/puzzles/puzzle';
import { adapterOf } from '@brink/staff';
import { SHARED_LOG, US, filmOf, glanceOf, lastPlayIn, type TableView } from '@brink/struggle';
import { RequestFailure } from '../base/failures.ts';
import { wireLog } from '../play/projection.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Table } from '../play/table.ts';
import type { Storage, StoredGame, StoredUser } from '../storage/port.ts';
import { summaryOf } from './summary.ts';

/** What is shown is looked at again after that long, however many ask. */
const FRESH_MS = 5_000;
const FINISHED_FRESH_MS = 60_000;
const MOST_LIVE = 6;
const MOST_OWN = 24;
const FINISHED_LOOKED_AT = 20;
/** A play that says more than that is told by its beginning. */
const MOST_ENTRIES = 24;
/** Behind by less is no comeback. */
const LEAST_BEHIND = 5;
/** Whoever was seen since then is here; more than these are not counted. */
const HERE_MS = 3 * 60_000;
const MOST_HERE = 500;

/** A value that is worked out at most once in a while. */
class Kept<T> {
  readonly #ms: number;
  readonly #work: () => Promise<T>;
  #value: Promise<T> | undefined;
  #until = 0;

  constructor(ms: number, work: () => Promise<T>) {
    this.#ms = ms;
    this.#work = work;
  }

  get(now: number): Promise<T> {
    if (this.#value && now < this.#until) return this.#value;
    this.#until = now + this.#ms;
    const value = this.#work();
    this.#value = value;
    value.catch(() => {
      this.#value = undefined;
    });
    return value;
  }
}

/** The score after each change of it. */
function curveOf(log: readonly WireLogEntry[]): Comeback['curve'] {
  const curve: { turn: number; vp: number }[] = [];
  let turn = 1;
  for (const entry of log) {
    const told = read(SHARED_LOG, entry);
    if (told?.code === 'turn') ({ turn } = told);
    else if (told?.code === 'vp') curve.push({ turn, vp: told.score });
  }
  return curve;
}

/** The public side of a table. */
function publicSide({ package: kind, session }: Table) {
  const last = wireLog(session.log, PUBLIC);
  return {
    last: last.slice(lastPlayIn(last)).slice(0, MOST_ENTRIES),
    // Only the family of Twilight Struggle has a map of influence.
    ...(adapterOf(kind.id) && { glance: glanceOf(kind.view(session.game, PUBLIC) as TableView) }),
  };
}

/** The board as a game begins; nothing for a game without a map of influence. */
export function startOf({ game, options }: StoredGame): Glance | undefined {
  const kind = adapterOf(game) && gameCalled(game);
  if (!kind) return undefined;
  const begun = kind.setup(kind.parseOptions(options));
  return glanceOf(kind.view(begun, PUBLIC) as TableView);
}

/** The position of a puzzle from across the room. */
function positionOf(puzzle: Puzzle): Glance | undefined {
  const kind = adapterOf(puzzle.game) && gameCalled(puzzle.game);
  if (!kind) return undefined;
  return glanceOf(kind.view(beginPuzzle(kind, puzzle).game, puzzle.seat) as TableView);
}

/** What the first page shows of the games of this server: nothing but what spectators see. */
export class Showcase {
  readonly #storage: Storage;
  readonly #rooms: Rooms;
  readonly #live: Kept<Pick<Shown, 'playing' | 'live' | 'here'>>;
  readonly #finished: Kept<Pick<Shown, 'finished' | 'comeback'>>;
  #puzzle: Shown['puzzle'] | undefined;
  /** Games that are over do not change; `undefined` for those without a comeback. */
  readonly #known = new Map<string, Comeback | undefined>();

  constructor(storage: Storage, rooms: Rooms) {
    this.#storage = storage;
    this.#rooms = rooms;
    this.#live = new Kept(FRESH_MS, () => this.#lookAtLive());
    this.#finished = new Kept(FINISHED_FRESH_MS, () => this.#lookAtFinished());
  }

  async shown(): Promise<Shown> {
    const now = this.#rooms.now();
    return {
      ...(await this.#live.get(now)),
      ...(await this.#finished.get(now)),
      puzzle: await this.#puzzleOf(now),
    };
  }

  /** It is played up to its position once a day. */
  async #puzzleOf(now: number): Promise<Shown['puzzle']> {
    const puzzle = await puzzleOfDay(dayOf(now));
    if (this.#puzzle?.id !== puzzle.id) {
      const { id, game } = puzzle;
      const glance = positionOf(puzzle);
      this.#puzzle = { id, game, ...introOf(puzzle), ...(glance && { glance }) };
    }
    return this.#puzzle;
  }

  /** The games of a player that are not over. */
  async own(user: StoredUser): Promise<GameGlance[]> {
    const games: StoredGame[] = [];
    for (const status of ['playing', 'open'] as const) {
      const filter = { user: user.id, hidden: true, status, limit: MOST_OWN };
      games.push(...(await this.#storage.listGames(filter)));
    }
    const waiting = new Set(await this.#storage.lobby.waitingFor(user.id));
    return Promise.all(games.map((game) => this.#glance(game, user, waiting)));
  }

  /** A finished game, play by play. */
  film(game: StoredGame): Promise<Film> {
    return this.#rooms.of(game.id).withTable((loaded) => {
      if (!loaded?.table.result) throw new RequestFailure(409, 'not-finished');
      const { package: kind, session } = loaded.table;
      if (!adapterOf(kind.id)) throw new RequestFailure(409, 'no-map');
      return filmOf(kind, loaded.table, session.choices) as Film;
    });
  }

  async #lookAtLive() {
    const { lobby, club } = this.#storage;
    const live = await lobby.lastMoved(MOST_LIVE);
    const here = await club.people.here(this.#rooms.now() - HERE_MS, MOST_HERE);
    return {
      playing: await lobby.countPlaying(),
      here: here.length,
      live: await Promise.all(live.map((game) => this.#glance(game, undefined))),
    };
  }

  async #glance(
    game: StoredGame,
    user: StoredUser | undefined,
    waiting?: ReadonlySet<string>,
  ): Promise<GameGlance> {
    const summary = await summaryOf(this.#rooms, game, user, waiting);
    if (game.status === 'open') return { game: summary, at: game.created, last: [] };
    const now = this.#rooms.now();
    const room = this.#rooms.of(game.id);
    const seen = await room.withTable(
      (loaded) =>
        loaded && {
          at: loaded.table.at,
          clocks: loaded.table.clocks.reading(now),
          ...publicSide(loaded.table),
        },
    );
    return {
      game: summary,
      ...(seen ?? { at: game.created, last: [] }),
      ...(!this.#storage.isShared && { watching: room.watching }),
    };
  }

  async #lookAtFinished() {
    const filter = { status: 'finished', limit: FINISHED_LOOKED_AT } as const;
    const games = await this.#storage.listGames(filter);
    const withMap = games.filter(({ game }) => adapterOf(game) !== undefined);
    const comebacks: Comeback[] = [];
    for (const game of withMap) {
      if (!this.#known.has(game.id)) this.#known.set(game.id, await this.#comebackOf(game));
      const known = this.#known.get(game.id);
      if (known) comebacks.push(known);
    }
    const listed = new Set(games.map(({ id }) => id));
    for (const id of this.#known.keys()) if (!listed.has(id)) this.#known.delete(id);
    comebacks.sort((a, b) => b.behind - a.behind);
    return {
      finished: withMap.map(({ id, game }) => ({ id, game })),
      ...(comebacks.length > 0 && { comeback: comebacks[0] }),
    };
  }

  async #comebackOf(game: StoredGame): Promise<Comeback | undefined> {
    const winner = game.result?.winners.length === 1 ? game.result.winners[0] : undefined;
    if (winner === undefined) return undefined;
    const log = await this.#rooms
      .of(game.id)
      .withTable((loaded) => loaded && wireLog(loaded.table.session.log, PUBLIC));
    const curve = curveOf(log ?? []);
    const sign = winner === US ? -1 : 1;
    const worst = curve.toSorted((a, b) => sign * (b.vp - a.vp))[0];
    const behind = worst === undefined ? 0 : sign * worst.vp;
    // Whoever won by other means without catching up has not turned the game round.
    const isAhead = sign * (curve.at(-1)?.vp ?? 0) < 0;
    if (behind < LEAST_BEHIND || !isAhead) return undefined;
    const summary = await summaryOf(this.#rooms, game, undefined);
    return { game: summary, behind, inTurn: worst.turn, curve };
  }
}
