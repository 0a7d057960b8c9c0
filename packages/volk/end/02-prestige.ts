import { addRange, call, l, program, step, type Program } from '@brink/kernel';
import { TRACK_END } from '../data/tracks.ts';
import { Track } from '../deck/item.ts';
import { positionOn, prestigeHolder } from '../board/tracks.ts';
import { emit } from '../emit.ts';
import type { Volk } from '../volk.ts';
import { actorOf, ask, setActor, setFrame } from '../vocabulary.ts';
import { carryOutBox } from './boxes.ts';

/** Choices of boxes are positions, counted from the left end of the track. */
export const BOX_OFFSET = 12;

/** Phase 2. The holder takes his box or one nearer to the centre. */
export const prestige: Program<Volk> = program('prestige', [
  step((game) => {
    setActor(game, prestigeHolder(game));
    setFrame(game, l.extra, 0);
  }),
  ask({
    prompt: 'prestigeBox',
    domain: 'box',
    actor: actorOf,
    auto: true,
    legal: (game, legal) => {
      const position = positionOn(game, Track.prestige);
      if (position > 0) addRange(legal, BOX_OFFSET + 1, BOX_OFFSET + position);
      if (position < 0) addRange(legal, BOX_OFFSET + position, BOX_OFFSET - 1);
    },
    take: (game, box) => {
      setFrame(game, l.extra, box - BOX_OFFSET);
      emit(game, 'prestigeBox', actorOf(game), box - BOX_OFFSET);
    },
  }),
  call(carryOutBox, ({ mem, rules }, caller, callee) => {
    mem[callee + l.value] = rules.deck.prestige[mem[caller + l.extra] + TRACK_END];
  }),
]);
