/** What the log says of an event only when it is over. */
import { US, VP, isOver, type Table } from '@brink/struggle';
import { cardNumber } from '../data/cards.ts';
import type { Block } from './blocks.ts';
import { alsoEnded } from './effects.ts';
import { cardIdOf, inPlay, vpLine } from './sayings.ts';
import type { Simple } from './statements.ts';

const ALLIANCE_FOR_PROGRESS = cardNumber('alliance-for-progress');
const FIVE_YEAR_PLAN = cardNumber('five-year-plan');
/** They show the scoring cards or the hand of the US, or say that there is none. */
const REVEALING = new Set([cardNumber('cambridge-five'), cardNumber('aldrich-ames-remix')]);

/** Lines that belong to the end of an event. */
export function endLines(game: Table, { kind, card, coming, going, isTold }: Block): Simple[] {
  if (kind !== 'event') return [];
  const lines: Simple[] = [];
  const isMute = !isTold && !isOver(game);
  if (isMute && card === ALLIANCE_FOR_PROGRESS) lines.push(vpLine(US, 0, game.mem[VP]));
  if (isMute && card === FIVE_YEAR_PLAN) {
    lines.push({ kind: 'no-cards', side: 'ussr', to: 'discard' });
  }
  if (isMute && REVEALING.has(card)) {
    lines.push({ kind: 'no-cards', side: 'us', to: 'reveal' });
  }
  for (const id of coming) lines.push(inPlay(id, true));
  for (const id of [...going, ...alsoEnded(game, cardIdOf(card))]) lines.push(inPlay(id, false));
  return lines;
}
