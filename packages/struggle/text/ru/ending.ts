import { DRAW_RESULT, type Manner } from '../../result.ts';
import { US } from '../../sides.ts';
import { seats } from './seats.ts';

/** Why the game is over; `loser` is not known in a draw. */
function reason(vpToWin: number, manner: Manner, loser: number | undefined): string {
  const who = loser === undefined ? '' : seats[loser];
  const by = (us: string, ussr: string, nobody: string): string =>
    loser === undefined ? nobody : `${who} ${loser === US ? us : ussr}`;
  switch (manner) {
    case 'none':
      return 'партия окончена';
    case 'vp':
      return `${vpToWin} победных очков`;
    case 'europeControl':
      return 'контроль в Европе';
    case 'hornOfAfrica':
      return 'контроль над Эфиопией, Сомали и большинством стран Африки';
    case 'finalScoring':
      return 'финальный подсчет очков';
    case 'defcon':
      return by('развязали ядерную войну', 'развязал ядерную войну', 'ядерная война');
    case 'heldScoringCard':
      return by(
        'удержали карту подсчета очков',
        'удержал карту подсчета очков',
        'обе стороны удержали карту подсчета очков',
      );
    case 'cubanMissileCrisis':
      return by(
        'предприняли переворот во время Карибского кризиса',
        'предпринял переворот во время Карибского кризиса',
        'переворот во время Карибского кризиса',
      );
    case 'wargames':
      return '«Балансирование на грани»';
    case 'resignation':
      return by('сдались', 'сдался', 'сдача');
    case 'agreement':
      return 'по соглашению';
    case 'closed':
      return 'закрыта администратором';
    case 'time':
      return by('исчерпали время', 'исчерпал время', 'время вышло');
  }
}

/** How a game ended that is won with so many victory points. */
export const endingAt =
  (vpToWin: number) =>
  (winner: number, manner: Manner, turn?: number): string => {
    const isDraw = winner === DRAW_RESULT;
    const when = turn === undefined ? '' : ` в раунде ${turn}`;
    const result = isDraw ? `Ничья${when}` : `Победа ${seats[winner]}${when}`;
    return `${result}: ${reason(vpToWin, manner, isDraw ? undefined : 1 - winner)}`;
  };
