import { DRAW_RESULT, type Manner, type SharedManner } from '../../result.ts';
import { US } from '../../sides.ts';
import { seats } from './seats.ts';

/** Why the game is over; `loser` is not known in a draw. */
export type Reason = (loser: number | undefined) => string;

/** «США» is plural, «СССР» singular. */
export const by =
  (us: string, ussr: string, nobody: string): Reason =>
  (loser) =>
    loser === undefined ? nobody : `${seats[loser]} ${loser === US ? us : ussr}`;

const reasons = (vpToWin: number): Readonly<Record<SharedManner, Reason>> => ({
  none: () => 'партия окончена',
  vp: () => `${vpToWin} победных очков`,
  finalScoring: () => 'финальный подсчет очков',
  defcon: by('развязали ядерную войну', 'развязал ядерную войну', 'ядерная война'),
  heldScoringCard: by(
    'удержали карту подсчета очков',
    'удержал карту подсчета очков',
    'обе стороны удержали карту подсчета очков',
  ),
  resignation: by('сдались', 'сдался', 'сдача'),
  agreement: () => 'по соглашению',
  closed: () => 'закрыта администратором',
  time: by('исчерпали время', 'исчерпал время', 'время вышло'),
});

/** How a game ended that is won with so many victory points; `own` are the manners it adds. */
export function endingAt<Own extends Manner>(
  vpToWin: number,
  own: Readonly<Record<Own, Reason>>,
): (winner: number, manner: SharedManner | Own, turn?: number) => string {
  const all: Readonly<Record<SharedManner | Own, Reason>> = { ...reasons(vpToWin), ...own };
  return (winner, manner, turn) => {
    const isDraw = winner === DRAW_RESULT;
    const when = turn === undefined ? '' : ` в раунде ${turn}`;
    const result = isDraw ? `Ничья${when}` : `Победа ${seats[winner]}${when}`;
    return `${result}: ${all[manner](isDraw ? undefined : 1 - winner)}`;
  };
}
