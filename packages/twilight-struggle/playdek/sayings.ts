/** Lines that are written in several places. */
import { cardData, type CardId } from '../data/cards.ts';
import { cardRef } from './names.ts';
import type { CardRef, Side, Simple } from './statements.ts';

export const sideId = (side: number): Side => (side === 0 ? 'us' : 'ussr');
export const cardIdOf = (card: number): CardId => cardData(card).id;
export const refOf = (card: number): CardRef => cardRef(cardIdOf(card));

/** Who gains so many VP; nobody for 0. */
export const vpLine = (side: number, vp: number, score: number): Simple => ({
  kind: 'vp',
  side: vp === 0 ? undefined : sideId(side),
  vp,
  score,
});

export const inPlay = (id: CardId, on: boolean): Simple => ({
  kind: 'in-play',
  card: cardRef(id),
  on,
});

export const militaryLine = (side: number, level: number): Simple => ({
  kind: 'military-ops',
  side: sideId(side),
  level,
});

export const defconLine = (level: number, change: number): Simple => ({
  kind: 'defcon',
  change: change > 0 ? 'improves' : 'degrades',
  level,
});
