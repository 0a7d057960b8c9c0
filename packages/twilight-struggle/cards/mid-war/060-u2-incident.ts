import { USSR, gain, gainVp, isRaised, lowerFlag, raise, type Table } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { isRuled } from '../../rulings.ts';

/** UN Intervention takes place: the USSR is paid every time in the turn, by ruling once. */
export function payIncident(game: Table): void {
  if (!isRaised(game, Flag.U2Incident)) return;
  if (isRuled(game, 'u2IncidentPaysOnce')) lowerFlag(game, Flag.U2Incident);
  gainVp(game, USSR, 1);
}

/** The USSR gains 1 VP, and 1 more whenever UN Intervention takes place this turn. */
export default card(60, { event: [gain(USSR, 1), raise(Flag.U2Incident)] });
