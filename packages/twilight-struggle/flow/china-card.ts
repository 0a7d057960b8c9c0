/** The China Card, as this game calls the card that passes from side to side (§9). */
export {
  canPlayPassingCard as canPlayChinaCard,
  givePassingCard as giveChinaCard,
  holdsPassingCard as holdsChinaCard,
  passCardOn as passChinaCard,
  passingCardWith as chinaCardWith,
  takePassingCard as takeChinaCard,
} from '@brink/struggle';
