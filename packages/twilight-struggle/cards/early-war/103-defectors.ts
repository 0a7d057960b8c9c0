import { step, when } from '@brink/kernel';
import {
  PHASING,
  ROUND,
  US,
  USSR,
  cancelHeadline,
  gain,
  throughout,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { DEFECTORS } from '../../card-sets.ts';
import { isRuled } from '../../rulings.ts';

const isHeadline = ({ mem }: Table): boolean => mem[ROUND] === 0;

/** By ruling another event that brings it into play gives nothing. */
const pays = (game: Table, player: Side): boolean =>
  game.mem[PHASING] === USSR && (player === USSR || !isRuled(game, 'defectorsOnlyPlayedByUssr'));

/** As a headline of the US it goes first and cancels that of the USSR; in a USSR action round: 1 VP. */
export default card(103, {
  condition: (game, player) => isHeadline(game) || pays(game, player),
  event: [when(isHeadline, [step((game) => cancelHeadline(game, USSR))], [gain(US, 1)])],
  lasting: [throughout({ headlineFirst: (_game, us) => (us === DEFECTORS ? US : undefined) })],
});
