import { gameCalled } from '@brink/games';
import {
  ALL_SEEING,
  OptionError,
  canRead,
  promptFor,
  type Seating,
  type LogEntry,
  type Prompt,
  type Viewer,
} from '@brink/kernel';
import {
  MAX_SEATS,
  difference,
  type Player,
  type ServerMessageOf,
  type Standing,
  type StateMessage,
  type WireLogEntry,
} from '@brink/protocol';
import type { StoredGame } from '../storage/port.ts';
import { staffAt } from './position.ts';
import type { Offer, TakeBackOffer } from './table-state.ts';
import type { Table } from './table.ts';

export function wireLog(log: readonly LogEntry[], viewer: Viewer, from = 0): WireLogEntry[] {
  const entries: WireLogEntry[] = [];
  for (let i = from; i < log.length; i++) {
    if (canRead(log[i], viewer)) entries.push({ code: log[i].code, args: [...log[i].args] });
  }
  return entries;
}

/** The log for those who see all hands. */
export const fullLog = (log: readonly LogEntry[]): WireLogEntry[] => wireLog(log, ALL_SEEING);

/** How many of the first `upTo` entries of a log a viewer has read. */
interface Read {
  readonly upTo: number;
  readonly count: number;
}

function readOf(log: readonly LogEntry[], viewer: Viewer, upTo: number, before?: Read): Read {
  const from = before && before.upTo <= upTo ? before : { upTo: 0, count: 0 };
  let { count } = from;
  for (let i = from.upTo; i < upTo; i++) if (canRead(log[i], viewer)) count++;
  return { upTo, count };
}

export const wirePrompt = ({
  code,
  domain,
  args,
  actors,
  choices,
}: Prompt): NonNullable<Standing['prompt']> => ({
  code,
  domain,
  args: [...args],
  actors: [...actors],
  choices: [...choices],
});

const asked = ({ asks }: Offer): number[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => asks & (1 << seat));

const wireTakeBack = (offer: TakeBackOffer) => ({
  seat: offer.seat,
  decision: offer.decision,
  asks: asked(offer),
});

/** Fields that are undefined do not go over the wire. */
export function standingFor(table: Table, viewer: Viewer, now: number): Standing {
  const prompt = table.result ? undefined : promptFor(table.session.game, viewer);
  const clocks = table.clocks.reading(table.result ? table.at : now);
  return {
    decision: table.decision,
    draws: table.draws.made,
    status: table.result ? 'finished' : 'playing',
    prompt: prompt && wirePrompt(prompt),
    canUndo: viewer >= 0 && !table.result && table.session.canUndo(viewer) && table.mayUndo(viewer),
    clocks,
    offers: {
      draw: table.drawOffer?.seat,
      drawAsks: table.drawOffer && asked(table.drawOffer),
      takeBack: table.takeBackOffer && wireTakeBack(table.takeBackOffer),
    },
    result: table.result,
  };
}

/** The sides of a game; of one that a newer program has set up perhaps only how many there are. */
export function sidesOf(game: StoredGame, kind = gameCalled(game.game)): readonly string[] {
  try {
    if (kind) return kind.seats(kind.parseOptions(game.options));
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
  }
  return game.seats.map((_, seat) => `${seat}`);
}

/** Who sits where, by seat. */
export function playersOf(
  { seats }: StoredGame,
  sides: readonly string[],
  seating: Seating = [...seats.keys()],
): Player[] {
  const players = seats.map(({ user, name, bot, hasProfile }, player): Player => {
    const seat = seating[player];
    const place = { seat, side: sides[seat], ...(hasProfile && { hasProfile }) };
    if (bot !== undefined) {
      return { ...place, kind: 'bot', name: bot, ...(name !== undefined && { standsInFor: name }) };
    }
    if (user === undefined) return { ...place, kind: 'open' };
    return { ...place, kind: 'person', id: user, ...(name !== undefined && { name }) };
  });
  return players.sort((a, b) => a.seat - b.seat);
}

/**
 * What each viewer of one game was last shown: the one place where a game turns into bytes for
 * somebody. Everything passes through the game's own redaction.
 */
export class Projection {
  readonly #game: StoredGame;
  readonly #table: Table;
  readonly #shown = new Map<Viewer, object>();
  readonly #read = new Map<Viewer, Read>();
  /** The entry after which everybody looked last. */
  seq: number;

  constructor(game: StoredGame, table: Table) {
    this.#game = game;
    this.#table = table;
    this.seq = table.seq;
    table.logKept = table.session.log.length;
  }

  /** Remembers what a viewer sees now, so that only changes need to be told him. */
  open(viewer: Viewer): void {
    if (!this.#shown.has(viewer)) this.#shown.set(viewer, this.#look(viewer));
  }

  hasSeen(viewer: Viewer): boolean {
    return this.#shown.has(viewer);
  }

  #look(viewer: Viewer): object {
    return this.#table.package.view(this.#table.session.game, viewer);
  }

  state(viewer: Viewer, now: number): StateMessage {
    const game = this.#game;
    const table = this.#table;
    return {
      type: 'state',
      game: game.id,
      seat: viewer,
      seq: table.seq,
      package: table.package.id,
      options: table.options,
      players: playersOf(game, table.sides, table.seating),
      clock: game.clock,
      commitment: table.draws.commitment,
      seeds: table.draws.seeds && [...table.draws.seeds],
      staff: staffAt(game),
      view: this.#look(viewer) as Record<string, unknown>,
      log: wireLog(table.session.log, viewer),
      standing: standingFor(table, viewer, now),
    };
  }

  /** What has changed for a viewer who has seen the game. */
  change(viewer: Viewer, now: number): ServerMessageOf<'change'> {
    const table = this.#table;
    const { log } = table.session;
    const before = this.#shown.get(viewer)!;
    const after = this.#look(viewer);
    this.#shown.set(viewer, after);
    const read = readOf(log, viewer, table.logKept, this.#read.get(viewer));
    this.#read.set(viewer, read);
    return {
      type: 'change',
      game: this.#game.id,
      seat: viewer,
      from: this.seq,
      seq: table.seq,
      patch: difference(before, after),
      log: {
        keep: read.count,
        add: wireLog(log, viewer, table.logKept),
      },
      standing: standingFor(table, viewer, now),
    };
  }

  /** Everybody was told; who of those who had seen the game was not would be told wrongly next time. */
  rest(told: ReadonlyMap<Viewer, unknown>): void {
    for (const viewer of this.#shown.keys()) if (!told.has(viewer)) this.#shown.delete(viewer);
    this.#table.logKept = this.#table.session.log.length;
    this.seq = this.#table.seq;
  }
}
