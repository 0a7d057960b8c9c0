import type { GamePackage, Viewer } from './contract.ts';
import { CHANCE } from './game.ts';
import { canRead, type LogEntry } from './log.ts';
import { choose, nextActor, pending } from './machine.ts';
import { setUpAgreed, type Agreed } from './revision.ts';

/** A game as one viewer saw it when somebody had to choose. */
export interface PastMoment<View extends object = object> {
  readonly view: View;
  /** How many entries of his log there were. */
  readonly log: number;
}

/** Earlier moments of a game, as one viewer saw them then. */
export interface Past<View extends object = object> {
  /** The number of the present moment; the first is 0. */
  readonly last: number;
  /** The moment at which the viewer had last made a move, and others went on. */
  readonly since?: number;
  /** The moments from `from` on. */
  readonly from: number;
  readonly moments: readonly PastMoment<View>[];
}

/** Where others went on after the viewer's last move, given who had to choose at each moment. */
function sinceOwnMove(actors: readonly number[], viewer: Viewer): number | undefined {
  if (viewer < 0) return undefined;
  const isOwn = (at: number): boolean => (actors[at] & (1 << viewer)) !== 0;
  let at = actors.length - 1;
  while (at >= 0 && isOwn(at)) at--;
  while (at >= 0 && !isOwn(at)) at--;
  return at < 0 ? undefined : at + 1;
}

/**
 * Moments of a game in progress, seen as the viewer saw them then: he is told nothing that he did
 * not know. Without `from` those before the present, at most `most`.
 */
export function pastOf(
  game: GamePackage,
  agreed: Agreed,
  choices: readonly number[],
  viewer: Viewer,
  most: number,
  from?: number,
): Past {
  let read = 0;
  const log = (entry: LogEntry): void => {
    if (canRead(entry, viewer)) read++;
  };
  const played = setUpAgreed(game, agreed, log);
  const actors: number[] = [];
  const memories: Int16Array[] = [];
  const logs: number[] = [];
  const remember = (): void => {
    if (nextActor(played) === CHANCE) return;
    actors.push(pending(played));
    memories.push(played.mem.slice());
    logs.push(read);
  };
  remember();
  for (const choice of choices) {
    choose(played, nextActor(played), choice);
    remember();
  }
  const last = actors.length - 1;
  const first = from ?? Math.max(0, last + 1 - most);
  const moments = memories.slice(first, first + most).map((memory, i): PastMoment => {
    played.mem.set(memory);
    played.legalFor = -1;
    return { view: game.view(played, viewer), log: logs[first + i] };
  });
  const since = sinceOwnMove(actors, viewer);
  return { last, ...(since !== undefined && { since }), from: first, moments };
}
