import type { CardRules } from '../catalogue.ts';

export const cardRules: CardRules = {
  half: [(items) => `Yellow players: ${items}`, (items) => `Red players: ${items}`],
  blue: 'Only the half of the player’s colour happens; in an automatic event both do.',
  neutral:
    'Whoever plays the event may leave out 1 icon or 1 arrow; an automatic event leaves out nothing.',
  special: 'Only red players take it, for its event: discard a hand card or let the West draw one.',
  wall: 'While the wall stands there is no flight: at the end of each decade East dismantles 1 point and prestige moves 1 towards the West.',
  police: {
    red: 'Red police: 1 more flight in phase 1, and 1 point of East’s economy in phase 4.',
    pink: 'Pink police: no more flight, but 1 point of East’s economy in phase 4.',
  },
  noArms: 'Not for the arms race.',
  beside: [(item) => `${item} (yellow players)`, (item) => `${item} (red players)`],
  withValue: (items) => `With its value (any use but the event): ${items}.`,
  armsCard: (number) => `Arms race card ${number}`,
  conflictCard: (number) => `Conflict card ${number}`,
  nothing: 'nothing',
  reshuffle: 'Then all cards of the deck are shuffled together.',
};
