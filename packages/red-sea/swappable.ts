import type { CardId } from './data/cards.ts';

/**
 * US events that Mengistu Haile Mariam can turn round: each speaks of the sides only in ways
 * that make sense for the other one, and 027-mengistu-haile-mariam.test.ts plays it so.
 */
export const SWAPPABLE: readonly CardId[] = [
  'peace-corps',
  'zbig',
  'ogaden-war',
  'usaid',
  'albano-stalinist-economics',
  'the-victorious-leader',
  'eplf',
  'centcom',
  'carter-doctrine',
  'kenya-joins-rdf',
  'voice-of-america-in-amharic',
  'french-connections',
  'the-events-of-86',
  'hero-of-the-crossing',
  'israeli-periphery-doctrine',
  'the-strong-man-of-sudan',
  'afghanistan-invasion',
  'daniel-arap-moi',
  'we-are-the-world',
  'diego-garcia',
];
