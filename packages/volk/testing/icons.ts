import { l } from '@brink/kernel';
import { compileDeck } from '../deck/deck.ts';
import { itemsOfIcon, packItem } from '../deck/item.ts';
import type { Icon, OpName } from '../deck/schema.ts';
import { carryOut } from '../items/carry.ts';
import { SEATS, type SeatName } from '../sides.ts';
import { ACTIVE } from '../state.ts';
import { STAND_IN } from '../world.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

/** The icons that a file of tests has carried out. */
export const covered = new Set<OpName>();

/** A deck that bears the icon in a box, so that its tables know it. */
export function carried(icon: Icon, position: Position, seat: SeatName, isActive = true): Scenario {
  covered.add(icon.op);
  const space = STAND_IN.tracks.space.map((box) =>
    box.pos === 0 ? { ...box, icons: [icon] } : box,
  );
  const deck = { ...STAND_IN, tracks: { ...STAND_IN.tracks, space } };
  const wanted = packItem(itemsOfIcon(icon)[0]);
  const number = compileDeck(deck).items.findIndex((item) => packItem(item) === wanted);
  const t = scenario({ mode: 'two-plus-two', deck, ...position });
  t.game.mem[ACTIVE] = isActive ? SEATS.indexOf(seat) + 1 : 0;
  return t.start(carryOut, seat, (frame) => (t.game.mem[frame + l.target] = number));
}
