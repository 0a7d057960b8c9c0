import type { EntryOf } from '../storage/journal.ts';
import type { Offer } from './table-state.ts';

/** What an entry asks of the others; in journals that do not say, of everybody else. */
export const offerOf = (
  { actor, asks }: EntryOf<'offerDraw' | 'offerTakeBack'>,
  everybody: number,
): Offer => ({ seat: actor, asks: asks ?? everybody & ~(1 << actor) });

/** An offer after one of those who are asked has answered: it stands until the last has agreed. */
export const answered = <O extends Offer>(
  offer: O,
  { actor, accept }: EntryOf<'answerDraw' | 'answerTakeBack'>,
): O | undefined => (accept ? { ...offer, asks: offer.asks & ~(1 << actor) } : undefined);
