import { INTO_TWILIGHT_STRUGGLE } from '@brink/crossover';
import type { Language } from '@brink/kernel';
import { catalogues as redSea } from '@brink/red-sea';
import { cardData as redSeaCard } from '@brink/red-sea/data/cards';
import { catalogues } from '@brink/twilight-struggle';
import { CARDS, cardData as ownCard, type CardData } from '@brink/twilight-struggle/data/cards';

const homeOf = (card: number): number | undefined =>
  INTO_TWILIGHT_STRUGGLE.find(({ number }) => number === card)?.home;

/** A card of the box or a visiting card from Red Sea. */
export function cardData(card: number): CardData {
  const home = homeOf(card);
  return home === undefined ? ownCard(card) : { ...redSeaCard(home), number: card };
}

export function textOf(language: Language, card: number) {
  const home = homeOf(card);
  return home === undefined
    ? catalogues[language].cards[ownCard(card).id]
    : redSea[language].cards[redSeaCard(home).id];
}

export const ALL_CARDS: readonly number[] = [
  ...CARDS.map(({ number }) => number),
  ...INTO_TWILIGHT_STRUGGLE.map(({ number }) => number),
];
