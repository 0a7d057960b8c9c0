import type { Pace } from '../../ui/settings.ts';
import type { Sound } from './sounds.ts';

/** When the next part of a scene appears, in milliseconds from its beginning at normal pace. */
export interface Beat {
  readonly at: number;
  readonly sound?: Sound | undefined;
}

/** A scene as the projector sees it: when its parts appear and how long the last still stands. */
export interface Reel {
  readonly id: string;
  readonly beats: readonly Beat[];
  readonly hold: number;
  /** The beat to begin with, where the beginning has been shown before. */
  readonly first?: number;
  /** Stays until it is closed: the end of a game. */
  readonly isLasting?: boolean;
  /** One of several that come at once and are told one by one, however many wait. */
  readonly isWhole?: boolean;
}

export interface Terms {
  readonly pace: Pace;
  /** `prefers-reduced-motion`: the same stills without movement. */
  readonly isReduced: boolean;
  /** The own clock runs: the film is cut short, whatever there is to tell. */
  readonly isTimed?: boolean;
  /** Little time on a running clock. */
  readonly isHurried: boolean;
  /** Somebody has asked for the film: it is shown whole, whatever the pace of the table. */
  readonly isAsked: boolean;
  /** Of a replay: twice, four times as fast. */
  readonly speed?: number;
}

/** What is shown now and what waits for it; the first of the queue is shown up to `beat`. */
export interface Film<R extends Reel> {
  readonly queue: readonly R[];
  readonly beat: number;
  /** So many times as fast as it was made for. */
  readonly haste?: number;
}

export const NO_FILM: Film<never> = { queue: [], beat: 0 };

/** More scenes than this are told in stills: the stage catches up. */
const MOST = 4;
const STILL_MS = { instant: 600, reduced: 1200, many: 500 } as const;
/** So long a film may take while the own clock runs, and so many times as fast it can be followed. */
const TIMED_MS = 2500;
const MOST_HASTE = 4;
const FACTORS: Readonly<Record<Pace, number>> = { instant: 1, normal: 1, slow: 1.8 };

const lastBeat = ({ beats }: Reel): number => beats.length - 1;

/** More waits than can be told. */
const isBehind = ({ queue }: Film<Reel>, terms: Terms): boolean =>
  terms.isHurried || (queue.length > MOST && !queue[0].isWhole);

const isStill = (film: Film<Reel>, terms: Terms): boolean =>
  terms.isReduced || (!terms.isAsked && (terms.pace === 'instant' || isBehind(film, terms)));

/** How much faster a film has to go that comes while the own clock runs. */
function hasteOf(queue: readonly Reel[], { isTimed, isAsked }: Terms): number | undefined {
  if (!isTimed || isAsked) return undefined;
  const told = queue.filter(({ isLasting }) => !isLasting);
  const length = told.reduce((sum, reel) => sum + reel.beats[lastBeat(reel)].at + reel.hold, 0);
  return Math.min(MOST_HASTE, Math.max(1, length / TIMED_MS));
}

/** Where the first scene of a queue begins: a still has all its parts at once. */
function begun<R extends Reel>(queue: readonly R[], terms: Terms, haste?: number): Film<R> {
  if (queue.length === 0) return NO_FILM;
  const film = { queue, beat: queue[0].first ?? 0, haste };
  return isStill(film, terms) ? { ...film, beat: lastBeat(queue[0]) } : film;
}

/** New scenes come to the end; one that is known already has only grown. */
export function add<R extends Reel>(film: Film<R>, reels: readonly R[], terms: Terms): Film<R> {
  if (reels.length === 0) return film;
  const grown = new Map(reels.map((reel) => [reel.id, reel]));
  const old = film.queue.map((reel) => grown.get(reel.id) ?? reel);
  const known = new Set(old.map(({ id }) => id));
  const queue = [...old, ...reels.filter(({ id }) => !known.has(id))];
  if (terms.pace === 'instant' && !terms.isAsked) return begun(queue.slice(-1), terms);
  const haste = hasteOf(queue, terms);
  if (film.queue.length === 0) return begun(queue, terms, haste);
  const now = { queue, beat: film.beat, haste };
  return isStill(now, terms) ? { ...now, beat: lastBeat(queue[0]) } : now;
}

/** How long what is shown stands; for ever if it is lasting. */
export function delayOf(film: Film<Reel>, terms: Terms): number | undefined {
  const reel = film.queue[0];
  if (!reel) return undefined;
  const factor = FACTORS[terms.pace] / (terms.speed ?? 1) / (film.haste ?? 1);
  const next = reel.beats[film.beat + 1];
  if (next) return (next.at - reel.beats[film.beat].at) * factor;
  if (reel.isLasting) return undefined;
  if (!terms.isAsked) {
    if (terms.pace === 'instant') return STILL_MS.instant;
    if (isBehind(film, terms)) return STILL_MS.many;
  }
  return (terms.isReduced ? STILL_MS.reduced : reel.hold) * factor;
}

/** The next part of the scene, or the next scene. */
export function advance<R extends Reel>(film: Film<R>, terms: Terms): Film<R> {
  const reel = film.queue[0];
  if (!reel) return film;
  if (film.beat < lastBeat(reel)) return { ...film, beat: film.beat + 1 };
  return reel.isLasting ? film : begun(film.queue.slice(1), terms, film.haste);
}

/** The scene is over; the next one begins. An end of the game is only shown as a whole. */
export function skip<R extends Reel>(film: Film<R>, terms: Terms): Film<R> {
  const reel = film.queue[0];
  if (!reel) return film;
  if (reel.isLasting) return { ...film, beat: lastBeat(reel) };
  return begun(film.queue.slice(1), terms, film.haste);
}

/** Nothing but the end of the game stays: somebody goes on with the game. */
export function cut<R extends Reel>(film: Film<R>): Film<R> {
  const queue = film.queue.filter(({ isLasting }) => isLasting);
  if (queue.length === 0) return NO_FILM;
  return { queue, beat: lastBeat(queue[0]) };
}
