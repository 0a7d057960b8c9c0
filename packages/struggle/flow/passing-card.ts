import { step, type Act } from '@brink/kernel';
import { emit } from '../emit.ts';
import { rivalOf, sideOf, type Side, type Who } from '../sides.ts';
import { PASSING_FACE_UP, PASSING_HOLDER } from '../state.ts';
import type { Condition, Table, World } from '../world.ts';

/** §9: the card that passes from side to side: the China Card, Romanian Autonomy. */
export const holdsPassingCard = ({ mem }: Table, side: Side): boolean =>
  mem[PASSING_HOLDER] === side;

/** Whether a side may play the card that passes from side to side. */
export const canPlayPassingCard = (game: Table, side: Side): boolean =>
  holdsPassingCard(game, side) && game.mem[PASSING_FACE_UP] === 1;

/** Hands the passing card to a side. */
export function givePassingCard(game: Table, side: Side, isFaceUp: boolean): void {
  game.mem[PASSING_HOLDER] = side;
  game.mem[PASSING_FACE_UP] = isFaceUp ? 1 : 0;
  emit(game, 'chinaCard', side, isFaceUp ? 1 : 0);
}

/** §9.3: whoever plays it hands it over at once, face down. */
export function passCardOn(game: Table, from: Side): void {
  givePassingCard(game, rivalOf(from), false);
}

/** Events that ask who has the card. */
export const passingCardWith =
  (who: Who): Condition =>
  (game) =>
    holdsPassingCard(game, sideOf(game, who));

/** §9.4: events that move the card say which way up. */
export const takePassingCard = (who: Who, isFaceUp: boolean): Act<World> =>
  step((game) => givePassingCard(game, sideOf(game, who), isFaceUp));
