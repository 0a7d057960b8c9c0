import { emit, rivalOf, type Side, type Table } from '@brink/struggle';
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
