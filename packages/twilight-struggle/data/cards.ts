/**
 * The fixed facts of the cards, in the order of their numbers: 1 to 110 as in Deluxe, 117 to
 * 124 the promo cards, 125 and 126 the two that Turn Zero exchanges for others.
 */
export interface CardData {
  readonly id: string;
  readonly number: number;
  readonly period: Period;
  readonly side: 'us' | 'ussr' | 'neutral';
  readonly ops: number;
  readonly marks: readonly Mark[];
}

/** The periods of the war, in order. */
export const PERIODS = ['early', 'mid', 'late'] as const;
/** When a card comes into the game. */
export type Period = (typeof PERIODS)[number];

/**
 * `starred`: leaves the game after its event. `lasting`: the title is underlined. `exchange`:
 * only comes into the game for another card, by a crisis of Turn Zero.
 */
export type Mark = 'scoring' | 'starred' | 'lasting' | 'war' | 'optional' | 'promo' | 'exchange';

const card = <const Id extends string>(
  number: number,
  id: Id,
  period: Period,
  side: CardData['side'],
  ops: number,
  ...marks: readonly Mark[]
): CardData & { readonly id: Id } => ({ number, id, period, side, ops, marks });

/** All cards, in the order of their numbers. */
export const CARDS = [
  card(1, 'asia-scoring', 'early', 'neutral', 0, 'scoring'),
  card(2, 'europe-scoring', 'early', 'neutral', 0, 'scoring'),
  card(3, 'middle-east-scoring', 'early', 'neutral', 0, 'scoring'),
  card(4, 'duck-and-cover', 'early', 'us', 3),
  card(5, 'five-year-plan', 'early', 'us', 3),
  card(6, 'china-card', 'early', 'neutral', 4),
  card(7, 'socialist-governments', 'early', 'ussr', 3),
  card(8, 'fidel', 'early', 'ussr', 2, 'starred'),
  card(9, 'vietnam-revolts', 'early', 'ussr', 2, 'starred'),
  card(10, 'blockade', 'early', 'ussr', 1, 'starred'),
  card(11, 'korean-war', 'early', 'ussr', 2, 'starred', 'war'),
  card(12, 'romanian-abdication', 'early', 'ussr', 1, 'starred'),
  card(13, 'arab-israeli-war', 'early', 'ussr', 2, 'war'),
  card(14, 'comecon', 'early', 'ussr', 3, 'starred'),
  card(15, 'nasser', 'early', 'ussr', 1, 'starred'),
  card(16, 'warsaw-pact-formed', 'early', 'ussr', 3, 'starred', 'lasting'),
  card(17, 'de-gaulle-leads-france', 'early', 'ussr', 3, 'starred', 'lasting'),
  card(18, 'captured-nazi-scientist', 'early', 'neutral', 1, 'starred'),
  card(19, 'truman-doctrine', 'early', 'us', 1, 'starred'),
  card(20, 'olympic-games', 'early', 'neutral', 2),
  card(21, 'nato', 'early', 'us', 4, 'starred', 'lasting'),
  card(22, 'independent-reds', 'early', 'us', 2, 'starred'),
  card(23, 'marshall-plan', 'early', 'us', 4, 'starred', 'lasting'),
  card(24, 'indo-pakistani-war', 'early', 'neutral', 2, 'war'),
  card(25, 'containment', 'early', 'us', 3, 'starred'),
  card(26, 'cia-created', 'early', 'us', 1, 'starred'),
  card(27, 'us-japan-mutual-defense-pact', 'early', 'us', 4, 'starred', 'lasting'),
  card(28, 'suez-crisis', 'early', 'ussr', 3, 'starred'),
  card(29, 'east-european-unrest', 'early', 'us', 3),
  card(30, 'decolonization', 'early', 'ussr', 2),
  card(31, 'red-scare-purge', 'early', 'neutral', 4),
  card(32, 'un-intervention', 'early', 'neutral', 1),
  card(33, 'de-stalinization', 'early', 'ussr', 3, 'starred'),
  card(34, 'nuclear-test-ban', 'early', 'neutral', 4),
  card(35, 'formosan-resolution', 'early', 'us', 2, 'starred', 'lasting'),
  card(36, 'brush-war', 'mid', 'neutral', 3, 'war'),
  card(37, 'central-america-scoring', 'mid', 'neutral', 0, 'scoring'),
  card(38, 'southeast-asia-scoring', 'mid', 'neutral', 0, 'scoring', 'starred'),
  card(39, 'arms-race', 'mid', 'neutral', 3),
  card(40, 'cuban-missile-crisis', 'mid', 'neutral', 3, 'starred'),
  card(41, 'nuclear-subs', 'mid', 'us', 2, 'starred'),
  card(42, 'quagmire', 'mid', 'ussr', 3, 'starred', 'lasting'),
  card(43, 'salt-negotiations', 'mid', 'neutral', 3, 'starred'),
  card(44, 'bear-trap', 'mid', 'us', 3, 'starred', 'lasting'),
  card(45, 'summit', 'mid', 'neutral', 1),
  card(46, 'how-i-learned-to-stop-worrying', 'mid', 'neutral', 2, 'starred'),
  card(47, 'junta', 'mid', 'neutral', 2),
  card(48, 'kitchen-debates', 'mid', 'us', 1, 'starred'),
  card(49, 'missile-envy', 'mid', 'neutral', 2),
  card(50, 'we-will-bury-you', 'mid', 'ussr', 4, 'starred'),
  card(51, 'brezhnev-doctrine', 'mid', 'ussr', 3, 'starred'),
  card(52, 'portuguese-empire-crumbles', 'mid', 'ussr', 2, 'starred'),
  card(53, 'south-african-unrest', 'mid', 'ussr', 2),
  card(54, 'allende', 'mid', 'ussr', 1, 'starred'),
  card(55, 'willy-brandt', 'mid', 'ussr', 2, 'starred', 'lasting'),
  card(56, 'muslim-revolution', 'mid', 'ussr', 4),
  card(57, 'abm-treaty', 'mid', 'neutral', 4),
  card(58, 'cultural-revolution', 'mid', 'ussr', 3, 'starred'),
  card(59, 'flower-power', 'mid', 'ussr', 4, 'starred', 'lasting'),
  card(60, 'u2-incident', 'mid', 'ussr', 3, 'starred'),
  card(61, 'opec', 'mid', 'ussr', 3),
  card(62, 'lone-gunman', 'mid', 'ussr', 1, 'starred'),
  card(63, 'colonial-rear-guards', 'mid', 'us', 2),
  card(64, 'panama-canal-returned', 'mid', 'us', 1, 'starred'),
  card(65, 'camp-david-accords', 'mid', 'us', 2, 'starred', 'lasting'),
  card(66, 'puppet-governments', 'mid', 'us', 2, 'starred'),
  card(67, 'grain-sales-to-soviets', 'mid', 'us', 2),
  card(68, 'john-paul-ii-elected-pope', 'mid', 'us', 2, 'starred', 'lasting'),
  card(69, 'latin-american-death-squads', 'mid', 'neutral', 2),
  card(70, 'oas-founded', 'mid', 'us', 1, 'starred'),
  card(71, 'nixon-plays-the-china-card', 'mid', 'us', 2, 'starred'),
  card(72, 'sadat-expels-soviets', 'mid', 'us', 1, 'starred'),
  card(73, 'shuttle-diplomacy', 'mid', 'us', 3, 'lasting'),
  card(74, 'voice-of-america', 'mid', 'us', 2),
  card(75, 'liberation-theology', 'mid', 'ussr', 2),
  card(76, 'ussuri-river-skirmish', 'mid', 'us', 3, 'starred'),
  card(77, 'ask-not-what-your-country', 'mid', 'us', 3, 'starred'),
  card(78, 'alliance-for-progress', 'mid', 'us', 3, 'starred'),
  card(79, 'africa-scoring', 'mid', 'neutral', 0, 'scoring'),
  card(80, 'one-small-step', 'mid', 'neutral', 2),
  card(81, 'south-america-scoring', 'mid', 'neutral', 0, 'scoring'),
  card(82, 'iranian-hostage-crisis', 'late', 'ussr', 3, 'starred', 'lasting'),
  card(83, 'iron-lady', 'late', 'us', 3, 'starred', 'lasting'),
  card(84, 'reagan-bombs-libya', 'late', 'us', 2, 'starred'),
  card(85, 'star-wars', 'late', 'us', 2, 'starred'),
  card(86, 'north-sea-oil', 'late', 'us', 3, 'starred', 'lasting'),
  card(87, 'the-reformer', 'late', 'ussr', 3, 'starred', 'lasting'),
  card(88, 'marine-barracks-bombing', 'late', 'ussr', 2, 'starred'),
  card(89, 'soviets-shoot-down-kal-007', 'late', 'us', 4, 'starred'),
  card(90, 'glasnost', 'late', 'ussr', 4, 'starred'),
  card(91, 'ortega-elected-in-nicaragua', 'late', 'ussr', 2, 'starred'),
  card(92, 'terrorism', 'late', 'neutral', 2),
  card(93, 'iran-contra-scandal', 'late', 'ussr', 2, 'starred'),
  card(94, 'chernobyl', 'late', 'us', 3, 'starred'),
  card(95, 'latin-american-debt-crisis', 'late', 'ussr', 2),
  card(96, 'tear-down-this-wall', 'late', 'us', 3, 'starred', 'lasting'),
  card(97, 'an-evil-empire', 'late', 'us', 3, 'starred', 'lasting'),
  card(98, 'aldrich-ames-remix', 'late', 'ussr', 3, 'starred'),
  card(99, 'pershing-ii-deployed', 'late', 'ussr', 3, 'starred'),
  card(100, 'wargames', 'late', 'neutral', 4, 'starred'),
  card(101, 'solidarity', 'late', 'us', 2, 'starred'),
  card(102, 'iran-iraq-war', 'late', 'neutral', 2, 'starred', 'war'),
  card(103, 'defectors', 'early', 'us', 2),
  card(104, 'cambridge-five', 'early', 'ussr', 2, 'optional'),
  card(105, 'special-relationship', 'early', 'us', 2, 'optional'),
  card(106, 'norad', 'early', 'us', 3, 'starred', 'lasting', 'optional'),
  card(107, 'che', 'mid', 'ussr', 3, 'optional'),
  card(108, 'our-man-in-tehran', 'mid', 'us', 2, 'starred', 'optional'),
  card(109, 'yuri-and-samantha', 'late', 'ussr', 2, 'starred', 'optional'),
  card(110, 'awacs-sale-to-saudis', 'late', 'us', 3, 'starred', 'lasting', 'optional'),
  card(117, 'non-aligned-movement', 'mid', 'neutral', 1, 'promo'),
  card(118, 'mobutu-sese-seko', 'mid', 'us', 2, 'starred', 'promo'),
  card(119, 'berlin-wall', 'mid', 'ussr', 2, 'starred', 'promo'),
  card(120, 'stanislav-petrov', 'late', 'neutral', 3, 'starred', 'promo'),
  card(121, 'kremlin-flu', 'early', 'us', 2, 'promo'),
  card(122, 'first-lightning', 'early', 'ussr', 2, 'starred', 'promo'),
  card(123, 'who-lost-china', 'early', 'ussr', 1, 'promo'),
  card(124, 'dont-wait-for-the-translation', 'mid', 'us', 3, 'starred', 'promo'),
  card(125, 'europe-scoring-allied-berlin', 'early', 'neutral', 0, 'scoring', 'exchange'),
  card(126, 'nationalist-china', 'early', 'us', 2, 'exchange'),
] as const;

/** The name of a card in records and protocols. */
export type CardId = (typeof CARDS)[number]['id'];

/** A card's facts with its own name. */
export interface CardEntry extends CardData {
  readonly id: CardId;
}

const numbers = new Map<string, number>(CARDS.map(({ id, number }) => [id, number]));

/** A card's number by its name: `cardNumber('nato')`. */
export function cardNumber(id: CardId): number {
  return numbers.get(id)!;
}

/** Whether a text is the name of a card. */
export const isCardId = (id: string): id is CardId => numbers.has(id);

const byNumber: (CardEntry | undefined)[] = [];
for (const entry of CARDS) byNumber[entry.number] = entry;

/** The facts of a card by its number, which is not its place in the list. */
export function cardData(number: number): CardEntry {
  const found = byNumber[number];
  if (!found) throw new Error(`there is no card ${number}`);
  return found;
}
