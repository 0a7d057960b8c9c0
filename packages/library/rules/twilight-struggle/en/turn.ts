import type { Chapter } from '../../section.ts';

export const turn = {
  'ts:4.1': {
    title: 'Length of the game',
    text: 'Up to 10 turns. Turns 1–3 are the Early War, 4–7 the Mid War, 8–10 the Late War. The hand is filled up to 8 cards in turns 1–3 and to 9 from turn 4 on.',
  },
  'ts:4.2': {
    title: 'Phasing player',
    text: 'The player whose action round it is. They answer for nuclear war [ts:8.1.3], no matter who made the last choice.',
  },
  'ts:4.3': {
    title: 'Reshuffling',
    text: 'When a card is needed and the draw pile is empty, the discards are shuffled into a new one. Removed cards stay out.',
  },
  'ts:4.3.1': {
    title: 'The whole pile is dealt first',
    text: 'Discards are shuffled in only once the last card has been drawn, if need be in the middle of a deal.',
  },
  'ts:4.4': {
    title: 'Mid and Late War join',
    text: 'At the beginning of turns 4 and 8 the cards of the new period are shuffled into what is left of the draw pile. The discards stay out until the next real reshuffle.',
  },
  'ts:4.5': {
    title: 'Sequence of a turn',
    text: '- A. DEFCON rises by 1 if below 5\n- B. Cards are dealt\n- C. Headlines\n- D. Action rounds\n- E. Military operations are checked\n- F. Held cards are shown (tournament rule)\n- G. The China Card is turned up\n- H. The turn marker moves on\n- I. Final scoring after turn 10',
  },
  'ts:4.5A': {
    title: 'A. DEFCON rises',
    text: 'If DEFCON is below 5 it rises by 1.',
  },
  'ts:4.5B': {
    title: 'B. Deal',
    text: 'Hands are filled up to 8 (turns 1–3) or 9. The China Card does not count.',
  },
  'ts:4.5C': {
    title: 'C. Headlines',
    text: 'Both choose a card in secret and show it together; both events happen. The card with more printed operations goes first, the US on a tie. Scoring cards count 0 and go last.\nThe opponent’s event may be a headline and happens as if they had played it, but you answer for DEFCON 1. The China Card and UN Intervention cannot be headlines. A headline gives no operations unless its event does. A headline that cannot happen is discarded.',
  },
  'ts:4.5D': {
    title: 'D. Action rounds',
    text: 'Each side has six action rounds in turns 1–3 and seven later; the USSR always goes first. In each, its player plays one card and resolves it in full. As a rule one card is left over; it may be held, unless it is a scoring card. A player without cards sits out.',
  },
  'ts:4.5E': {
    title: 'E. Military operations',
    text: 'Both pay for missing military operations [ts:8.2.1], then the markers go back to 0.',
  },
  'ts:4.5F': {
    title: 'F. Held cards',
    text: 'In tournaments both prove that they hold no scoring card [ts:11.1]. Brink checks this in every game.',
  },
  'ts:4.5G': {
    title: 'G. China Card',
    text: 'If it lies face down it is turned up.',
  },
  'ts:4.5H': {
    title: 'H. Next turn',
    text: 'The turn marker advances; after turns 3 and 7 the next period joins the draw pile [ts:4.4].',
  },
  'ts:4.5I': {
    title: 'I. Final scoring',
    text: 'After turn 10: [ts:10.3.2].',
  },
  'ts:5.1': {
    title: 'You must play',
    text: 'You cannot pass an action round while you have cards in hand, nor simply discard a card.',
  },
  'ts:5.2': {
    title: 'The opponent’s event',
    text: 'If you use the operations of a card with the opponent’s event, the event happens too, as if they had played it: the opponent makes its choices. You decide whether operations or event come first.\n- An event that cannot happen has no effect, and the card is discarded even with an asterisk (NATO before its conditions are met).\n- An event that happens without result counts as played; with an asterisk it is removed.',
  },
  'ts:5.3': {
    title: 'More is enough',
    text: 'Where a card of some value is required, a higher one will do too.',
  },
  'ts:5.4': {
    title: 'Discarded events do not happen',
    text: 'A card discarded because an event says so has no effect. That holds for scoring cards too.',
  },
  'ts:5.5': {
    title: 'Cards prevail',
    text: 'A card that contradicts the rules is right, except that nothing lets you hold a scoring card [ts:10.1.5].',
  },
} satisfies Chapter;
