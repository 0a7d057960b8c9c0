import { step, type Act } from '@brink/kernel';
import {
  emit,
  rivalOf,
  sideOf,
  type Condition,
  type Side,
  type Table,
  type Who,
  type World,
} from '@brink/struggle';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../state.ts';

export const holdsChinaCard = ({ mem }: Table, side: Side): boolean => mem[CHINA_HOLDER] === side;

export const canPlayChinaCard = (game: Table, side: Side): boolean =>
  holdsChinaCard(game, side) && game.mem[CHINA_FACE_UP] === 1;

export function giveChinaCard(game: Table, side: Side, isFaceUp: boolean): void {
  game.mem[CHINA_HOLDER] = side;
  game.mem[CHINA_FACE_UP] = isFaceUp ? 1 : 0;
  emit(game, 'chinaCard', side, isFaceUp ? 1 : 0);
}

/** §9.3: whoever plays it hands it over at once, face down. */
export function passChinaCard(game: Table, from: Side): void {
  giveChinaCard(game, rivalOf(from), false);
}

/** Events that ask who has the card. */
export const chinaCardWith =
  (who: Who): Condition =>
  (game) =>
    holdsChinaCard(game, sideOf(game, who));

/** §9.4: events that move the card say which way up. */
export const takeChinaCard = (who: Who, isFaceUp: boolean): Act<World> =>
  step((game) => giveChinaCard(game, sideOf(game, who), isFaceUp));
