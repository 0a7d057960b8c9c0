import { call, l, program, step, when, type Program } from '@brink/kernel';
import { FLIGHT_END } from '../data/tracks.ts';
import { Track } from '../deck/item.ts';
import { highestStandard, lowestStandard } from '../board/living-standard.ts';
import { hasProtest } from '../board/unrest.ts';
import { cardOf, cardsIn } from '../cards.ts';
import { emit } from '../emit.ts';
import { moveTrack } from '../items/tracks.ts';
import { EAST, WEST } from '../sides.ts';
import { PLAYED, POLICE, WALL } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { eastDismantles } from './losses.ts';

const STEPS_PER_POINT = 2;

/** What drives people out of the East, and what keeps them. */
export interface Flight {
  readonly runners: number;
  readonly police: number;
  readonly west: number;
  readonly eastProtest: number;
  readonly east: number;
  readonly westProtest: number;
  /** Build points lost. */
  readonly value: number;
}

export function flightOf(game: Table): Flight {
  let runners = 0;
  for (const card of cardsIn(game, PLAYED)) runners += cardOf(game, card).flight;
  let police = 0;
  for (const card of cardsIn(game, POLICE)) if (cardOf(game, card).police === 'red') police++;
  const west = highestStandard(game, WEST);
  const east = lowestStandard(game, EAST);
  const eastProtest = hasProtest(game, EAST) ? 1 : 0;
  const westProtest = hasProtest(game, WEST) ? 1 : 0;
  const steps = Math.max(0, runners + police + west + eastProtest - east - westProtest);
  const value = Math.min(FLIGHT_END, Math.floor(steps / STEPS_PER_POINT));
  return { runners, police, west, eastProtest, east, westProtest, value };
}

export const isWallStanding = ({ mem }: Table): boolean => mem[WALL] === 1;

/** Phase 1. The wall stops the flight, but costs East a point and its prestige. */
export const flight: Program<Volk> = program('flight', [
  when(
    isWallStanding,
    [
      step((game) => emit(game, 'wallUpkeep')),
      eastDismantles(() => 1, true),
      call(moveTrack, ({ mem }, _, callee) => {
        mem[callee + l.value] = Track.prestige;
        mem[callee + l.extra] = -1;
      }),
    ],
    [
      step((game) => {
        const { runners, police, west, eastProtest, east, westProtest, value } = flightOf(game);
        emit(game, 'flight', runners, police, west, eastProtest, east, westProtest);
        emit(game, 'flightValue', value);
      }),
      eastDismantles((game) => flightOf(game).value, false),
    ],
  ),
]);
