import type { Catalogue } from '../catalogue.ts';
import { cards } from './cards.ts';

/** What lies beside the board as a reminder. */
export const effects: Catalogue['effects'] = {
  AlbanoOnUs: 'Albano-Stalinist Economics (US)',
  AlbanoOnUssr: 'Albano-Stalinist Economics (USSR)',
  CarterForUs: 'Carter Doctrine (US)',
  CarterForUssr: 'Carter Doctrine (USSR)',
  AmharicForUs: 'Voice of America in Amharic (US)',
  AmharicForUssr: 'Voice of America in Amharic (USSR)',
  AfghanistanOnUs: 'Afghanistan Invasion: −1 Op (US)',
  AfghanistanOnUssr: 'Afghanistan Invasion: −1 Op (USSR)',
  UsaidForUs: 'USAID: the US goes first',
  Nasserism: cards.nasserism.name,
  T62s: cards['t-62s-and-kalashnikovs'].name,
  DirectiveRound: 'Presidential Directive 30: eighth action round',
  Stagflation: 'Stagflation: the US must play a scoring card',
  ZoneOfPeace: cards['indian-ocean-zone-of-peace'].name,
  LionFalters: cards['the-lion-falters'].name,
  F5Es: cards['f-5es-delivered'].name,
  AfghanistanInvasion: cards['afghanistan-invasion'].name,
  TheDerg: cards['the-derg'].name,
};
