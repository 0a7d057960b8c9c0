import type { Catalogue } from '../catalogue.ts';
import { cards } from './cards.ts';

/** What lies beside the board as a reminder. */
export const effects: Catalogue['effects'] = {
  AlbanoOnUs: 'По примеру Албании (США)',
  AlbanoOnUssr: 'По примеру Албании (СССР)',
  CarterForUs: 'Доктрина Картера (США)',
  CarterForUssr: 'Доктрина Картера (СССР)',
  AmharicForUs: '«Голос Америки» звучит в Эфиопии (США)',
  AmharicForUssr: '«Голос Америки» звучит в Эфиопии (СССР)',
  AfghanistanOnUs: 'Ввод войск в Афганистан: −1 ОО (США)',
  AfghanistanOnUssr: 'Ввод войск в Афганистан: −1 ОО (СССР)',
  UsaidForUs: 'Агентство США по международному развитию: США ходят первыми',
  Nasserism: cards.nasserism.name,
  T62s: cards['t-62s-and-kalashnikovs'].name,
  DirectiveRound: 'Президентская директива № 30: восьмой ход',
  Stagflation: 'Стагфляция: США должны разыграть карту подсчета очков',
  ZoneOfPeace: cards['indian-ocean-zone-of-peace'].name,
  LionFalters: cards['the-lion-falters'].name,
  F5Es: cards['f-5es-delivered'].name,
  AfghanistanInvasion: cards['afghanistan-invasion'].name,
  TheDerg: cards['the-derg'].name,
};
