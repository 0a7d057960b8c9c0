import { addRange, call, l, program, step, when, type Program } from '@brink/kernel';
import { Track } from '../deck/item.ts';
import { boxTrackOf, positionOn } from '../board/tracks.ts';
import type { Box } from '../deck/deck.ts';
import { emit } from '../emit.ts';
import { carryOutList } from '../items/drawn.ts';
import { changeTreasury } from '../items/money.ts';
import { EAST, WEST, powerOf, sideOf } from '../sides.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, frameAt, setActor, setFrame } from '../vocabulary.ts';
import { BOX_OFFSET } from './02-prestige.ts';
import { carryOutBox } from './boxes.ts';
import { powerWins } from './verdict.ts';

export function boxAt(game: Table, track: number, position = positionOn(game, track)): Box {
  const { min, boxes } = boxTrackOf(game, track)!;
  return boxes[position - min];
}

/** The side whose superpower a marker favours. */
const favoured = (game: Table, track: number): number =>
  positionOn(game, track) < 0 ? WEST : EAST;

/** 2+2 §12.1. Nothing but a victory box counts here. */
export const armsRaceEnd: Program<Volk> = program('armsRaceEnd', [
  step((game) => {
    if (boxAt(game, Track.arms).victory) powerWins(game, favoured(game, Track.arms), 'armsRace');
  }),
]);

/** 2+2 §12.2. The icons of the marker's box. */
export const spaceRaceEnd: Program<Volk> = program('spaceRaceEnd', [
  step((game) => {
    if (boxAt(game, Track.space).victory) powerWins(game, favoured(game, Track.space), 'spaceRace');
    setActor(game, powerOf(favoured(game, Track.space)));
  }),
  call(carryOutList, (game, _, callee) => {
    game.mem[callee + l.value] = boxAt(game, Track.space).list;
  }),
]);

function payIncome(game: Table): void {
  for (const side of [WEST, EAST]) {
    const { income } = boxAt(game, Track.dominance);
    emit(game, 'income', side, income[side]);
    changeTreasury(game, side, income[side]);
  }
}

/** 2+2 §12.3. The holder takes his box or a lower one; both superpowers get their income. */
export const dominanceEnd: Program<Volk> = program('dominanceEnd', [
  step((game) => {
    setActor(game, powerOf(favoured(game, Track.dominance)));
    setFrame(game, l.extra, 0);
  }),
  ask({
    prompt: 'dominanceBox',
    domain: 'box',
    actor: actorOf,
    auto: true,
    legal: (game, legal) => {
      const position = positionOn(game, Track.dominance);
      if (position > 0) addRange(legal, BOX_OFFSET + 1, BOX_OFFSET + position);
      if (position < 0) addRange(legal, BOX_OFFSET + position, BOX_OFFSET - 1);
    },
    take: (game, box) => {
      setFrame(game, l.extra, box - BOX_OFFSET);
      emit(game, 'dominanceBox', sideOf(actorOf(game)), box - BOX_OFFSET);
    },
  }),
  when(
    (game) => frameAt(game, l.extra) !== 0,
    [
      call(carryOutBox, (game, caller, callee) => {
        game.mem[callee + l.value] = boxAt(game, Track.dominance, game.mem[caller + l.extra]).list;
      }),
    ],
  ),
  step(payIncome),
]);
