import { add, call, l, program, step, whilst, type Program } from '@brink/kernel';
import { SOCIALISTS_IN_ALL, SOCIALIST_BOXES, TRACK_END } from '../data/tracks.ts';
import { Track } from '../deck/item.ts';
import { FIRST_EAST } from '../board/map.ts';
import { positionOn } from '../board/tracks.ts';
import { changeUnrest, socialistsOnMap } from '../board/unrest.ts';
import { emit } from '../emit.ts';
import { placeSocialists } from '../flow/socialists.ts';
import { WEST } from '../sides.ts';
import { HOLDING_BOX, PROVINCE_COUNT, SOCIALISTS } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { ask, frameAt, setFrame } from '../vocabulary.ts';
import { eastLoses, westLoses } from './verdict.ts';

export const socialistsDue = (game: Table): number =>
  SOCIALIST_BOXES[positionOn(game, Track.socialists) + TRACK_END];

export const socialistsInSupply = (game: Table): number =>
  SOCIALISTS_IN_ALL - game.mem[HOLDING_BOX] - socialistsOnMap(game);

function changeBox(game: Table, change: number): void {
  if (change === 0) return;
  game.mem[HOLDING_BOX] += change;
  emit(game, 'holdingBox', change, game.mem[HOLDING_BOX]);
}

/** Those in the box go first; how many must leave the map is kept in `count`. */
function apply(game: Table): void {
  const due = socialistsDue(game);
  emit(game, 'socialistsDue', due);
  if (due > socialistsInSupply(game)) return westLoses(game, 'triumphOfSocialism');
  if (due >= 0) return changeBox(game, due);
  const fromBox = Math.min(-due, game.mem[HOLDING_BOX]);
  if (-due - fromBox > socialistsOnMap(game)) return eastLoses(game, 'socialismFails');
  changeBox(game, -fromBox);
  setFrame(game, l.count, -due - fromBox);
}

/** Phase 9. */
export const socialists: Program<Volk> = program('socialists', [
  step((game) => setFrame(game, l.count, 0)),
  step(apply),
  whilst(
    (game) => frameAt(game, l.count) > 0,
    [
      ask({
        prompt: 'giveUpSocialist',
        domain: 'province',
        actor: () => WEST,
        auto: true,
        args: (game) => [frameAt(game, l.count)],
        legal: ({ mem }, legal) => {
          for (let province = FIRST_EAST; province < PROVINCE_COUNT; province++) {
            if (mem[SOCIALISTS + province] > 0) add(legal, province);
          }
        },
        take: (game, province) => {
          game.mem[SOCIALISTS + province]--;
          emit(game, 'socialist', province, -1);
          changeUnrest(game, province, 1);
          setFrame(game, l.count, frameAt(game, l.count) - 1);
        },
      }),
    ],
  ),
  call(placeSocialists),
]);
