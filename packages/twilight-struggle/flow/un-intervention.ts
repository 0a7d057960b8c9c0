import { RESOLVING, emit, moveCard, optionId, type Side, type Table } from '@brink/struggle';
import { UN_INTERVENTION } from '../card-sets.ts';
import { payIncident } from '../cards/mid-war/060-u2-incident.ts';
import { isRuled } from '../rulings.ts';

/** §6.0: a card whose operations are used without its event may go into space, but by ruling. */
export const isSpaceOpen = (game: Table): boolean => !isRuled(game, 'partnerNotIntoSpace');

/** UN Intervention joins a card that another event has brought into play. */
export function intervene(game: Table, side: Side): void {
  const use = optionId('event');
  moveCard(game, UN_INTERVENTION, RESOLVING);
  game.shows++;
  emit(game, 'play', side, UN_INTERVENTION, use);
  game.rules.rule.onPlay(game, side, UN_INTERVENTION, use);
  payIncident(game);
}
