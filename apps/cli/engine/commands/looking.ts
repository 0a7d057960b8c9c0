import { MASK_WORDS, fillMask, members } from '@brink/kernel';
import { Fault } from '../fault.ts';
import type { OpenGames } from '../open-games.ts';
import type { Carried } from '../request.ts';
import { actorIn, standingOf } from '../standing.ts';

/** Commands that change nothing. */
export function looking(games: OpenGames): Readonly<Record<string, Carried>> {
  const state: Carried = (request) => {
    const open = games.in(request);
    const actor = request.has('actor') ? actorIn(request, open) : undefined;
    return { head: standingOf(open, actor, request.language()) };
  };

  const view: Carried = (request) => {
    const { game, seats, package: played } = games.in(request);
    return { head: { view: played.view(game, request.viewer(seats.length)) } };
  };

  /** The row of numbers and the legal choices; as bytes the row and after it the mask. */
  const observe: Carried = (request) => {
    const { game, seats, package: played } = games.in(request);
    const { id, observation } = played;
    if (!observation) throw new Fault('noObservation', `"${id}" cannot be observed as numbers`);
    const viewer = request.viewer(seats.length);
    const { version, length } = observation;
    const padded = length + (length & 1);
    const buffer = new ArrayBuffer(padded * 2 + MASK_WORDS * 4);
    const row = new Int16Array(buffer, 0, length);
    const mask = new Int32Array(buffer, padded * 2);
    observation.fill(game, viewer, row);
    fillMask(game, viewer, mask);
    if (request.isOn('binary')) {
      return { head: { version, cells: length, maskAt: padded * 2 }, body: new Uint8Array(buffer) };
    }
    return { head: { version, row: [...row], legal: members(mask) } };
  };

  return { state, view, observe };
}
