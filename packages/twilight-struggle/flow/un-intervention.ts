import {
  RESOLVING,
  USSR,
  emit,
  gainVp,
  isRaised,
  lowerFlag,
  moveCard,
  optionId,
  type Side,
  type Table,
} from '@brink/struggle';
import { UN_INTERVENTION } from '../card-sets.ts';
import { Flag } from '../flags.ts';
import { isRuled } from '../rulings.ts';

/** U2 Incident: the USSR is paid for every UN Intervention of the turn, by ruling for one. */
export function payIncident(game: Table): void {
  if (!isRaised(game, Flag.U2Incident)) return;
  if (isRuled(game, 'u2IncidentPaysOnce')) lowerFlag(game, Flag.U2Incident);
  gainVp(game, USSR, 1);
}

/** §6.0: a card whose operations are used without its event may go into space, but by ruling. */
export const isSpaceOpen = (game: Table): boolean => !isRuled(game, 'partnerNotIntoSpace');

/** UN Intervention joins a card that another event has brought into play. */
export function intervene(game: Table, side: Side): void {
  const use = optionId('event');
  moveCard(game, UN_INTERVENTION, RESOLVING);
  game.reveals++;
  emit(game, 'play', side, UN_INTERVENTION, use);
  game.rules.rule.onPlay(game, side, UN_INTERVENTION, use);
  payIncident(game);
}
