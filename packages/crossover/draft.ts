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
import type { Visitor } from './visitors.ts';

/** §12.1.1, §12.3.1: cards of so many operations in all. */
export const LIMIT = 9;
const LEFT = l.value;

/** A card that lies nowhere has not been chosen. */
export const isChosen = (game: Table, { number }: Visitor): boolean => zoneOf(game, number) >= 0;

/** Own and neutral visiting cards that the rest of the operations still pays for. */
const mayChoose = (game: Table, side: Side, visitor: Visitor): boolean =>
  (visitor.side === side || visitor.side === NEUTRAL) &&
  visitor.ops <= local(game, LEFT) &&
  !isChosen(game, visitor);

/** The US chooses first, then the USSR; each card is shown and goes to the deck of its period. */
export function draftOf(
  visitors: readonly Visitor[],
  pileOf: (visitor: Visitor) => number,
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
        for (const visitor of visitors) {
          if (!mayChoose(game, side, visitor)) continue;
          add(legal, visitor.number);
          any = true;
        }
        if (any) add(legal, DONE);
      },
      take: (game, number) => {
        if (number === DONE) return;
        const visitor = visitors.find((each) => each.number === number)!;
        putIn(game, pileOf(visitor), number);
        setLocal(game, LEFT, local(game, LEFT) - visitor.ops);
        emit(game, 'draft', side, number);
        again(game);
      },
    }),
  ];
  return [call(program<World>('draft', [choices(US), choices(USSR)]))];
}
