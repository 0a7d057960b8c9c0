import { cardData, cardNumber, type CardId } from '@brink/red-sea/data/cards';
import { invite, numbersFrom } from '../visitors.ts';

/** §12.3.2: cards of Red Sea that may be chosen into Twilight Struggle. */
const IDS = [
  'separatists',
  'apollo-soyuz-test-project',
  'water-wars',
  'peace-corps',
  'ogaden-war',
  'usaid',
  'the-victorious-leader',
  'eplf',
  'hero-of-the-crossing',
  'israeli-periphery-doctrine',
  'the-strong-man-of-sudan',
  'soviets-airlift-cubans',
  'the-lion-falters',
  'nasserism',
  'us-presidential-elections',
  'cyrus-vance',
  'zbig',
  'albano-stalinist-economics',
  'centcom',
  'carter-doctrine',
  'kenya-joins-rdf',
  'voice-of-america-in-amharic',
  'afghanistan-invasion',
  'daniel-arap-moi',
  'we-are-the-world',
  't-62s-and-kalashnikovs',
  'gosplan-advisers',
  'mengistu-haile-mariam',
  'marxist-leninist-vanguard-party',
  'presidential-directive-30',
  'stagflation',
  'cento-collapses',
  'anti-zionist-committee',
  'mr-nyet',
] as const satisfies readonly CardId[];

export type VisitingId = (typeof IDS)[number];

/** Twilight Struggle leaves these numbers free. */
const FREE = [...numbersFrom(111, 6), ...numbersFrom(127, IDS.length - 6)];

export const homeOf = (id: CardId) => cardData(cardNumber(id));

/** Cards of Red Sea that may come into Twilight Struggle (§12.3). */
export const VISITORS = invite<VisitingId>(IDS, (id) => ({ ...homeOf(id), id }), FREE);

/** A visiting card's number; 0 for a card that stays at home. */
export const visitingNumber = (id: CardId): number =>
  VISITORS.find((visitor) => visitor.id === id)?.number ?? 0;
