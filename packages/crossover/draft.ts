import {
  DONE,
  add,
  again,
  call,
  l,
  local,
  program,
  setLocal,
  step,
  type Steps,
} from '@brink/kernel';
import {
  NEUTRAL,
  US,
  USSR,
  emit,
  putIn,
  question,
  zoneOf,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import type { GuestCard } from './guests.ts';

/** §12.1.1, §12.3.1: cards of so many operations in all. */
export const LIMIT = 9;
const LEFT = l.value;

/** A card that lies nowhere has not been chosen. */
export const isChosen = (game: Table, { number }: GuestCard): boolean => zoneOf(game, number) >= 0;

/** Own and neutral guests that the rest of the operations still pays for. */
const mayChoose = (game: Table, side: Side, guest: GuestCard): boolean =>
  (guest.side === side || guest.side === NEUTRAL) &&
  guest.ops <= local(game, LEFT) &&
  !isChosen(game, guest);

/** The US chooses first, then the USSR; each card is shown and goes to the deck of its period. */
export function draftOf(
  guests: readonly GuestCard[],
  pileOf: (guest: GuestCard) => number,
): Steps<World> {
  const choices = (side: Side): Steps<World> => [
    step((game) => setLocal(game, LEFT, LIMIT)),
    question({
      prompt: 'draftCards',
      domain: 'card',
      actor: () => side,
      args: (game) => [local(game, LEFT)],
      legal: (game, legal) => {
        let any = false;
        for (const guest of guests) {
          if (!mayChoose(game, side, guest)) continue;
          add(legal, guest.number);
          any = true;
        }
        if (any) add(legal, DONE);
      },
      take: (game, number) => {
        if (number === DONE) return;
        const guest = guests.find((each) => each.number === number)!;
        putIn(game, pileOf(guest), number);
        setLocal(game, LEFT, local(game, LEFT) - guest.ops);
        emit(game, 'draft', side, number);
        again(game);
      },
    }),
  ];
  return [call(program<World>('draft', [choices(US), choices(USSR)]))];
}
