import { catalogues } from '@brink/twilight-struggle';
import { CARDS, type CardId } from '@brink/twilight-struggle/data/cards';
import { CRISES, type CrisisId } from '@brink/twilight-struggle/turn-zero/crises';
import { STATECRAFT, type StatecraftId } from '@brink/twilight-struggle/turn-zero/statecraft';
import type { GalleryCard } from '../card.ts';
import type { Note } from '../note.ts';
import { RULINGS } from '../rulings.ts';
import { earlyWar } from './early-war.ts';
import { lateWar } from './late-war.ts';
import { midWar } from './mid-war.ts';
import { namedOnly } from './named-only.ts';
import { promo } from './promo.ts';
import { crises, statecraft } from './turn-zero.ts';

// A card without a note does not compile.
const notes: Readonly<Record<CardId, Note>> = { ...earlyWar, ...midWar, ...lateWar, ...promo };
const crisisNotes: Readonly<Record<CrisisId, Note>> = crises;
const statecraftNotes: Readonly<Record<StatecraftId, Note>> = statecraft;

const { en, ru } = catalogues;
const rulings = RULINGS.filter(({ game }) => game === 'twilight-struggle');

/** The four results of a crisis, each with the dice it belongs to. */
const results = (texts: readonly string[]): string[] =>
  texts.map((text, band) => `${['≤ 1', '2–3', '4–5', '≥ 6'][band]}: ${text}`);

const events = CARDS.map(({ id, number, period, side, ops, marks }): GalleryCard => ({
  key: `twilight-struggle/${id}`,
  game: 'twilight-struggle',
  kind: 'card',
  number,
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
}));

const turnZero = CRISES.map((id): GalleryCard => ({
  key: `turn-zero/${id}`,
  game: 'twilight-struggle',
  kind: 'crisis',
  number: undefined,
  period: 'zero',
  side: 'neutral',
  marks: [],
  isStandIn: false,
  name: { en: en.crises[id].name, ru: ru.crises[id].name },
  text: { en: results(en.crises[id].results), ru: results(ru.crises[id].results) },
  note: crisisNotes[id],
  rulings: [],
}));

const statecraftCards = STATECRAFT.map(({ id, side }): GalleryCard => ({
  key: `turn-zero/${id}`,
  game: 'twilight-struggle',
  kind: 'statecraft',
  number: undefined,
  period: 'zero',
  side: side === 0 ? 'us' : 'ussr',
  marks: [],
  isStandIn: false,
  name: { en: en.statecraft[id].name, ru: ru.statecraft[id].name },
  text: { en: [en.statecraft[id].text], ru: [ru.statecraft[id].text] },
  note: statecraftNotes[id],
  rulings: [],
}));

export const twilightStruggleGallery: readonly GalleryCard[] = [
  ...events,
  ...namedOnly,
  ...turnZero,
  ...statecraftCards,
];
