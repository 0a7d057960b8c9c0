import { read, type CardPlay, type LogEntry, type OpeningStep, type Played } from '@brink/kernel';
import { LOG } from './log.ts';
import type { Mode } from './options.ts';
import { OPTIONS } from './vocabulary.ts';

/** The first cards that are taken count as the opening; a set-up there is none. */
const OPENING_PLAYS = 6;

/** What was played in a game whose whole log this is. */
export function playedIn(log: readonly LogEntry[], variant: Mode): Played {
  const opening: OpeningStep[][] = [];
  const cards: CardPlay[] = [];
  const display = new Set<number>();
  const hands = new Map<number, Set<number>>();
  const handOf = (seat: number): Set<number> => {
    const hand = hands.get(seat) ?? new Set<number>();
    hands.set(seat, hand);
    return hand;
  };
  let decade = 0;
  for (const entry of log) {
    const told = read(LOG, entry);
    switch (told?.code) {
      case 'decade':
        decade = told.decade;
        break;
      case 'display':
        display.add(told.card);
        break;
      case 'draw':
        handOf(told.seat).add(told.card);
        break;
      case 'takeCard': {
        const { seat, card } = told;
        if (opening.length < OPENING_PLAYS) {
          const among = [...display, ...handOf(seat)].sort((a, b) => a - b).map(String);
          opening.push([{ kind: 'play', seat, choice: String(card), among }]);
        }
        display.delete(card);
        handOf(seat).delete(card);
        break;
      }
      case 'use':
        cards.push({ turn: decade, seat: told.seat, card: told.card, use: OPTIONS[told.use] });
        break;
      case 'event':
        cards.push({ turn: decade, seat: told.seat, card: told.card, use: 'event' });
        break;
      case 'discard':
        handOf(told.seat).delete(told.card);
        cards.push({ turn: decade, seat: told.seat, card: told.card, use: 'discard' });
    }
  }
  return { variant, bonus: 0, opening, cards };
}
