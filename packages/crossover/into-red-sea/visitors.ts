import { cardData, cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import { CARDS } from '@brink/red-sea/data/cards';
import { invite, numbersFrom } from '../visitors.ts';

/** §12.2: cards of Twilight Struggle that may be chosen into Red Sea. */
const IDS = [
  'brush-war',
  'arms-race',
  'salt-negotiations',
  'summit',
  'missile-envy',
  'bear-trap',
  'colonial-rear-guards',
  'puppet-governments',
  'sadat-expels-soviets',
  'voice-of-america',
  'our-man-in-tehran',
  'brezhnev-doctrine',
  'muslim-revolution',
  'opec',
  'lone-gunman',
  'terrorism',
  'wargames',
  'north-sea-oil',
  'awacs-sale-to-saudis',
  'aldrich-ames-remix',
  'yuri-and-samantha',
] as const satisfies readonly CardId[];

export type VisitingId = (typeof IDS)[number];

export const homeOf = (id: CardId) => cardData(cardNumber(id));

/** They are numbered after the cards of the box. */
export const VISITORS = invite<VisitingId>(
  IDS,
  (id) => ({ ...homeOf(id), id }),
  numbersFrom(CARDS.length + 1, IDS.length),
);

export const visitingNumber = (id: VisitingId): number =>
  VISITORS.find((visitor) => visitor.id === id)!.number;
