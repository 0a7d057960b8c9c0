import type { BoardLanguage, EffectInPlay } from '@brink/board';
import { CARDS, cardNumber, type CardId } from '@brink/red-sea/data/cards';
import type { FlagName } from '@brink/red-sea/flags';
import { effects as en } from '@brink/red-sea/text/en/effects';
import { effects as ru } from '@brink/red-sea/text/ru/effects';

/** The card that each effect comes from. */
const CARD_OF: Readonly<Record<FlagName, CardId>> = {
  AlbanoOnUs: 'albano-stalinist-economics',
  AlbanoOnUssr: 'albano-stalinist-economics',
  CarterForUs: 'carter-doctrine',
  CarterForUssr: 'carter-doctrine',
  AmharicForUs: 'voice-of-america-in-amharic',
  AmharicForUssr: 'voice-of-america-in-amharic',
  AfghanistanOnUs: 'afghanistan-invasion',
  AfghanistanOnUssr: 'afghanistan-invasion',
  UsaidForUs: 'usaid',
  Nasserism: 'nasserism',
  T62s: 't-62s-and-kalashnikovs',
  DirectiveRound: 'presidential-directive-30',
  Stagflation: 'stagflation',
  ZoneOfPeace: 'indian-ocean-zone-of-peace',
  LionFalters: 'the-lion-falters',
  F5Es: 'f-5es-delivered',
  AfghanistanInvasion: 'afghanistan-invasion',
  TheDerg: 'the-derg',
};

/** What each effect is called. */
export const EFFECT_NAMES: Readonly<Record<BoardLanguage, Readonly<Record<FlagName, string>>>> = {
  en,
  ru,
};
const sideOf = (card: CardId): EffectInPlay['side'] =>
  CARDS.find(({ id }) => id === card)?.side ?? 'neutral';

/** The effects of a view as chips; each is named after its flag. */
export const effectsIn = (
  flags: readonly FlagName[],
  language: BoardLanguage,
): readonly EffectInPlay[] =>
  flags.map((flag) => ({
    id: flag,
    side: sideOf(CARD_OF[flag]),
    name: EFFECT_NAMES[language][flag],
  }));

/** The number of the card that an effect comes from; undefined for one of another game. */
export function cardOfEffect(flag: string): number | undefined {
  const card = CARD_OF[flag as FlagName] as CardId | undefined;
  return card && cardNumber(card);
}
