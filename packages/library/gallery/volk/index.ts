import type { Language } from '@brink/kernel';
import { cardTexts, printedWith, wordings } from '@brink/volk';
import { BASE_CARDS, type BaseCardId } from '@brink/volk/data/base-cards';
import { FIRST_NEW, LAST_BASE } from '@brink/volk/deck/deck';
import { STAND_IN } from '@brink/volk/world';
import { GALLERY_PERIODS, type GalleryCard, type GallerySide } from '../card.ts';
import type { Note } from '../note.ts';
import { firstHalf } from './first-half.ts';
import { secondHalf } from './second-half.ts';
import { twoPlusTwo } from './two-plus-two.ts';

const PRINTED = printedWith();

// A printed card without a note does not compile.
const notes: Readonly<Record<BaseCardId, Note>> = { ...firstHalf, ...secondHalf };
const standInNotes: Readonly<Record<string, Note | undefined>> = twoPlusTwo;

const sideOf = (color: string): GallerySide =>
  color === 'yellow' ? 'west' : color === 'red' ? 'east' : 'neutral';

/** A card by its number in the deck; the last special card has two faces. */
function cardOf(
  key: string,
  number: number,
  name: GalleryCard['name'],
  note: Note,
  isWallFace = false,
): GalleryCard {
  const print = PRINTED.card(number, isWallFace);
  const { color, value, isSpecial, decade, police, noArms } = print;
  const textIn = (language: Language): string[] => {
    const { event, notes } = cardTexts(language, print);
    return [...event, ...notes];
  };
  const isStandIn = number >= FIRST_NEW;
  return {
    key,
    game: 'volk',
    kind: 'card',
    number: isStandIn ? undefined : number,
    place: number,
    period: GALLERY_PERIODS[GALLERY_PERIODS.indexOf('decade1') + decade - 1],
    side: sideOf(color),
    color,
    ...(isSpecial ? {} : { values: value }),
    marks: [isSpecial && 'special', police && 'police', noArms && 'noArms'].filter(
      (mark) => typeof mark === 'string',
    ),
    isStandIn,
    name,
    text: { en: textIn('en'), ru: textIn('ru') },
    note,
    rulings: [],
  };
}

const { en, ru } = wordings;

const printed = BASE_CARDS.map(({ id }, index) =>
  cardOf(
    `volk/${id}`,
    Math.min(index + 1, LAST_BASE),
    { en: en.cards[id], ru: ru.cards[id] },
    notes[id],
    index >= LAST_BASE,
  ),
);

const invented = STAND_IN.cards.flatMap(({ id }, index) => {
  const note = standInNotes[id];
  const name = { en: en.newCards[id], ru: ru.newCards[id] };
  return note ? [cardOf(`volk/2+2/${id}`, FIRST_NEW + index, name, note)] : [];
});

export const volkGallery: readonly GalleryCard[] = [...printed, ...invented];
