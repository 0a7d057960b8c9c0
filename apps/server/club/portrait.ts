import { gameCalled } from '@brink/games';
import {
  PUBLIC,
  choose,
  nextActor,
  read,
  setUpAgreed,
  type GameRecord,
  type LogEntry,
} from '@brink/kernel';
import type { Portrait } from '@brink/protocol';
import { adapterOf } from '@brink/staff';
import { SHARED_LOG, glanceOf, type TableView } from '@brink/struggle';
import { optionId } from '@brink/struggle/options';
import type { ArchivedGame, Archive } from '../storage/club/archive-port.ts';

/** So many of the last games make a portrait. */
const MOST_GAMES = 30;
const MOST_CARDS = 8;
/** Games that are over do not change: what they tell is kept. */
const MOST_KEPT = 2_000;

const EVENT = optionId('event');

type Shown = Pick<Portrait['games'][number], 'vp' | 'defcon' | 'countries'>;

/** What one game tells of those who played it. */
export interface PlayedGame extends Shown {
  /** By seat: the cards played as events. */
  readonly events: readonly (readonly number[])[];
  /** By seat: where what one began with was placed, as `[country, points]`. */
  readonly setUp: readonly (readonly (readonly [number, number])[])[];
}

/** Plays a record of the family again; nothing for other games. */
export function playedGame(record: GameRecord): PlayedGame | undefined {
  const kind = gameCalled(record.game);
  // Only the family of Twilight Struggle has a map of influence.
  if (!kind || !adapterOf(record.game)) return undefined;
  const log: LogEntry[] = [];
  const game = setUpAgreed(kind, record, (entry) => log.push(entry));
  for (const choice of record.choices) choose(game, nextActor(game), choice);
  const events: number[][] = [[], []];
  const placed = [new Map<number, number>(), new Map<number, number>()];
  let hasBegun = false;
  for (const entry of log) {
    const told = read(SHARED_LOG, entry);
    if (told?.code === 'headline') {
      hasBegun = true;
      events[told.side]?.push(told.card);
    } else if (told?.code === 'play' && told.use === EVENT) events[told.side]?.push(told.card);
    else if (told?.code === 'influence' && !hasBegun) {
      const points = placed[told.side];
      points?.set(told.country, (points.get(told.country) ?? 0) + told.change);
    }
  }
  const { vp, defcon, countries } = glanceOf(kind.view(game, PUBLIC) as TableView);
  return {
    vp,
    defcon,
    countries,
    events,
    setUp: placed.map((points) => [...points].sort(([a, m], [b, n]) => n - m || a - b)),
  };
}

/** Equal keys together, in the order in which they came. */
function grouped<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

interface Told {
  readonly archived: ArchivedGame;
  readonly seat: number;
  readonly played: PlayedGame;
}

const sideIn = ({ archived, seat }: Told) => archived.sides.find((side) => side.seat === seat)!;

/** Cards played as events, how often, and how many of the games with them were won. */
function cardsIn(told: readonly Told[]): Portrait['cards'] {
  const cards = new Map<number, { times: number; wins: number; games: number }>();
  for (const each of told) {
    const own = each.played.events[each.seat] ?? [];
    for (const card of new Set(own)) {
      const known = cards.get(card) ?? { times: 0, wins: 0, games: 0 };
      cards.set(card, {
        times: known.times + own.filter((one) => one === card).length,
        wins: known.wins + (sideIn(each).score === 1 ? 1 : 0),
        games: known.games + 1,
      });
    }
  }
  return [...cards]
    .map(([card, counts]) => Object.assign({ card }, counts))
    .sort((a, b) => b.times - a.times || b.games - a.games || a.card - b.card)
    .slice(0, MOST_CARDS);
}

/** The ways they begin, the most frequent of each side. */
function openingsIn(told: readonly Told[]): Portrait['openings'] {
  const bySide = grouped(
    told.filter(({ played, seat }) => (played.setUp[seat]?.length ?? 0) > 0),
    (each) => sideIn(each).side,
  );
  return [...bySide].map(([side, games]) => {
    const ways = grouped(games, ({ played, seat }) => JSON.stringify(played.setUp[seat]));
    const [most] = [...ways.values()].sort((a, b) => b.length - a.length);
    const [{ played, seat }] = most;
    const wins = most.filter((each) => sideIn(each).score === 1).length;
    return { side, places: [...played.setUp[seat]], games: most.length, wins, of: games.length };
  });
}

/** What somebody's last games were like. */
export class Portraits {
  readonly #archive: Archive;
  readonly #kept = new Map<string, PlayedGame | undefined>();

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  async #played(id: string): Promise<PlayedGame | undefined> {
    if (this.#kept.has(id)) return this.#kept.get(id);
    const text = await this.#archive.recordOf(id);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    const played = text === undefined ? undefined : playedGame(JSON.parse(text) as GameRecord);
    this.#kept.set(id, played);
    return played;
  }

  async of(login: string, user: string, game: string): Promise<Portrait> {
    const found = await this.#archive.search({ player: login, game, limit: MOST_GAMES });
    const told: Told[] = [];
    for (const archived of found) {
      const seat = archived.sides.find((side) => side.user === user)?.seat;
      const played = seat === undefined ? undefined : await this.#played(archived.id);
      if (seat !== undefined && played) told.push({ archived, seat, played });
    }
    return {
      games: told.map((each) => {
        const { archived, seat, played } = each;
        const { id, ended, turn, manner, sides } = archived;
        const { side, score } = sideIn(each);
        const other = sides.find((one) => one.seat !== seat);
        const { vp, defcon, countries } = played;
        return {
          id,
          ended,
          turn,
          manner,
          side,
          score,
          opponent: other?.name ?? '',
          ...(other?.bot !== undefined && { bot: other.bot }),
          vp,
          defcon,
          countries,
        };
      }),
      cards: cardsIn(told),
      openings: openingsIn(told),
    };
  }
}
