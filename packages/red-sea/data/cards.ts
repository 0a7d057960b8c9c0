/** The fixed facts of the 51 cards, in the order of their numbers. */
export interface CardData {
  readonly id: string;
  readonly number: number;
  readonly period: Period;
  readonly side: 'us' | 'ussr' | 'neutral';
  readonly ops: number;
  readonly marks: readonly Mark[];
}

/** The periods of the war, in order. */
export const PERIODS = ['mid', 'late'] as const;
/** When a card comes into the game. */
export type Period = (typeof PERIODS)[number];

/** `starred`: leaves the game after its event. `lasting`: the title is underlined. */
export type Mark = 'scoring' | 'starred' | 'lasting' | 'war';

const card = <const Id extends string>(
  number: number,
  id: Id,
  period: Period,
  side: CardData['side'],
  ops: number,
  ...marks: readonly Mark[]
): CardData & { readonly id: Id } => ({ number, id, period, side, ops, marks });

/** Numbers 12, 13, 20, 22, 40, 41, 43, 45 and 47 to 50 are inferred, not printed. */
export const CARDS = [
  card(1, 'peace-corps', 'mid', 'us', 2),
  card(2, 'zbig', 'late', 'us', 3),
  card(3, 'ogaden-war', 'mid', 'us', 2, 'war'),
  card(4, 'usaid', 'mid', 'us', 2, 'starred'),
  card(5, 'albano-stalinist-economics', 'late', 'us', 1, 'starred'),
  card(6, 'the-victorious-leader', 'mid', 'us', 3, 'starred'),
  card(7, 'eplf', 'mid', 'us', 1),
  card(8, 'centcom', 'late', 'us', 3, 'starred', 'lasting'),
  card(9, 'carter-doctrine', 'late', 'us', 4, 'starred'),
  card(10, 'kenya-joins-rdf', 'late', 'us', 1),
  card(11, 'voice-of-america-in-amharic', 'late', 'us', 2, 'starred'),
  card(12, 'french-connections', 'mid', 'us', 2, 'starred'),
  card(13, 'the-events-of-86', 'late', 'us', 2),
  card(14, 'hero-of-the-crossing', 'mid', 'us', 3),
  card(15, 'israeli-periphery-doctrine', 'mid', 'us', 2),
  card(16, 'the-strong-man-of-sudan', 'mid', 'us', 1, 'starred'),
  card(17, 'afghanistan-invasion', 'late', 'us', 4, 'lasting'),
  card(18, 'daniel-arap-moi', 'late', 'us', 2, 'starred'),
  card(19, 'soviets-airlift-cubans', 'mid', 'ussr', 3),
  card(20, 'malagasy-constitutional-referendum', 'mid', 'ussr', 2, 'starred'),
  card(21, 'the-lion-falters', 'mid', 'ussr', 2, 'starred', 'lasting'),
  card(22, 'dhofar-rebellion', 'mid', 'ussr', 2),
  card(23, 'nasserism', 'mid', 'ussr', 1, 'starred'),
  card(24, 't-62s-and-kalashnikovs', 'late', 'ussr', 3),
  card(25, 'gosplan-advisers', 'late', 'ussr', 2, 'starred'),
  card(26, 'the-derg', 'mid', 'ussr', 2, 'starred', 'lasting'),
  card(27, 'mengistu-haile-mariam', 'late', 'ussr', 3),
  card(28, 'us-presidential-elections', 'mid', 'ussr', 1),
  card(29, 'f-5es-delivered', 'mid', 'ussr', 3, 'starred', 'lasting'),
  card(30, 'marxist-leninist-vanguard-party', 'late', 'ussr', 2),
  card(31, 'presidential-directive-30', 'late', 'ussr', 2, 'starred'),
  card(32, 'cyrus-vance', 'mid', 'ussr', 2, 'starred'),
  card(33, 'stagflation', 'late', 'ussr', 2, 'starred'),
  card(34, 'cento-collapses', 'late', 'ussr', 1, 'starred'),
  card(35, 'anti-zionist-committee', 'late', 'ussr', 2, 'starred'),
  card(36, 'mr-nyet', 'late', 'ussr', 4, 'starred'),
  card(37, 'middle-east-scoring', 'late', 'neutral', 0, 'scoring'),
  card(38, 'africa-scoring', 'mid', 'neutral', 0, 'scoring'),
  card(39, 'romanian-autonomy', 'mid', 'neutral', 2, 'lasting'),
  card(40, 'oau', 'late', 'neutral', 1),
  card(41, 'arab-league', 'mid', 'neutral', 2),
  card(42, 'separatists', 'mid', 'neutral', 2),
  card(43, 'indian-ocean-zone-of-peace', 'mid', 'neutral', 2, 'starred'),
  card(44, 'apollo-soyuz-test-project', 'mid', 'neutral', 2),
  card(45, 'famine', 'mid', 'neutral', 2, 'lasting'),
  card(46, 'we-are-the-world', 'late', 'us', 1, 'starred'),
  card(47, 'diego-garcia', 'mid', 'us', 2),
  card(48, 'detente', 'mid', 'ussr', 1),
  card(49, 'yemeni-presidential-assassinations', 'mid', 'ussr', 2, 'starred'),
  card(50, 'seychelles', 'late', 'ussr', 2),
  card(51, 'water-wars', 'mid', 'neutral', 2),
] as const;

/** The name of a card in records and protocols. */
export type CardId = (typeof CARDS)[number]['id'];

const numbers = new Map<string, number>(CARDS.map(({ id, number }) => [id, number]));

/** A card's number by its name: `cardNumber('famine')`. */
export function cardNumber(id: CardId): number {
  return numbers.get(id)!;
}

/** Whether a text is the name of a card. */
export const isCardId = (id: string): id is CardId => numbers.has(id);

/** The fixed facts of a card. */
export function cardData(number: number): CardData & { readonly id: CardId } {
  const found = CARDS[number - 1];
  if (!found) throw new Error(`there is no card ${number}`);
  return found;
}
