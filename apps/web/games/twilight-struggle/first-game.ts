/** The game that one click on the first page begins: the easy bot, the side that begins. */
export const FIRST_GAME = {
  id: 'twilight-struggle',
  options: { edition: 'deluxe', optionalCards: true, bonusUs: 2 },
  seats: [{ bot: 'learner' }, 'person'],
} as const;
