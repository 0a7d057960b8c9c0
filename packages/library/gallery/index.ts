import { GAME_IDS, type GameId } from '@brink/games/ids';
import { LANGUAGES } from '@brink/kernel';
import { finder, type Finder } from '../search/find.ts';
import type { GalleryCard } from './card.ts';
import { redSeaGallery } from './red-sea/index.ts';
import { twilightStruggleGallery } from './twilight-struggle/index.ts';
import { volkGallery } from './volk/index.ts';

/** Every card of every game, in the order of games and numbers. */
export const GALLERY: readonly GalleryCard[] = [
  ...twilightStruggleGallery,
  ...redSeaGallery,
  ...volkGallery,
];

/** The games that have cards to look at. */
export const GALLERY_GAMES: readonly GameId[] = GAME_IDS.filter((id) =>
  GALLERY.some(({ game }) => game === id),
);

let byWords: Finder<GalleryCard> | undefined;

/** Cards for a query in either language: by number, or by words of title, text and note. */
export function searchCards(query: string): readonly GalleryCard[] {
  const number = /^[#№]?\s*(\d{1,3})$/.exec(query.trim())?.[1];
  if (number !== undefined) return GALLERY.filter((card) => card.number === Number(number));
  byWords ??= finder(
    GALLERY.map((card) => ({
      id: card,
      titles: LANGUAGES.map((language) => card.name[language]),
      texts: LANGUAGES.flatMap((language) => card.text[language].concat(card.note[language])),
    })),
  );
  return byWords(query);
}
