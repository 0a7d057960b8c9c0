import { catalogues } from '@brink/red-sea';
import { CARDS, type CardId } from '@brink/red-sea/data/cards';
import type { GalleryCard } from '../card.ts';
import type { Note } from '../note.ts';
import { RULINGS } from '../rulings.ts';
import { redSea } from './notes.ts';

// A card without a note does not compile.
const notes: Readonly<Record<CardId, Note>> = redSea;

/** Numbers that are inferred are never shown (docs/rules/red-sea.md). */
const INFERRED = new Set([12, 13, 20, 22, 40, 41, 43, 45, 47, 48, 49, 50]);

const { en, ru } = catalogues;
const rulings = RULINGS.filter(({ game }) => game === 'red-sea');

export const redSeaGallery: readonly GalleryCard[] = CARDS.map(
  ({ id, number, period, side, ops, marks }): GalleryCard => ({
    key: `red-sea/${id}`,
    game: 'red-sea',
    kind: 'card',
    number: INFERRED.has(number) ? undefined : number,
    place: number,
    period,
    side,
    ops,
    marks,
    isStandIn: false,
    name: { en: en.cards[id].name, ru: ru.cards[id].name },
    text: { en: [en.cards[id].text], ru: [ru.cards[id].text] },
    note: notes[id],
    rulings: rulings.filter(({ cards }) => cards.includes(id)),
  }),
);
