import { Layout, declarePile, kernelLayout } from '@brink/kernel';

/** The whole state of a game. The order of the declarations is the order in memory. */
export const CARD_WORDS = 4;
export const MAX_CARDS = 128;
export const layout = Layout.after(kernelLayout);

/** Zones of cards. A card of the game is in exactly one of them. */
export const HANDS = layout.set('hands', 4 * CARD_WORDS);
/** The base cards of the decade that nobody has seen; the top may be known to East. */
export const DECK = declarePile(layout, 'deck', { words: CARD_WORDS, room: 2 });
/** Base cards of later decades. */
export const WAITING = layout.set('waiting', CARD_WORDS);
/** Base cards of past decades that nobody has drawn. */
export const ASIDE = layout.set('aside', CARD_WORDS);
/** Cards of 2+2 still to come in this decade, and those of later decades. */
export const NEW_DECK = layout.set('newDeck', CARD_WORDS);
export const DISPLAY = layout.set('display', CARD_WORDS);
/** Cards played in this decade: their runners count. */
export const PLAYED = layout.set('played', CARD_WORDS);
/** Cards out of the game, seen by all. */
export const GONE = layout.set('gone', CARD_WORDS);
export const POLICE = layout.set('police', CARD_WORDS);
export const PEACEMAKERS = layout.set('peacemakers', 4 * CARD_WORDS);
/** The card that is being played. */
export const RESOLVING = layout.set('resolving', CARD_WORDS);
/** Cards of the deck that East is looking at. */
export const EXAMINED = layout.set('examined', CARD_WORDS);
/** Hidden cards whose place a German state has seen: West's set, then East's. */
export const KNOWN = layout.set('known', 2 * CARD_WORDS);
/** Arms race and conflict cards still in their decks. */
export const ARMS_DECK = layout.set('armsDeck', 1);
export const CONFLICT_DECK = layout.set('conflictDeck', 1);

export const FACTORIES = layout.set('factories', 2);
export const RUNDOWN = layout.set('rundown', 2);
export const LINES = layout.set('lines', 3);

export const PROVINCE_COUNT = 14;
export const UNREST = layout.cell('unrest', { length: PROVINCE_COUNT, max: 120 });
/** West Berlin's is the sum of its sectors. */
export const LIVING_STANDARD = layout.cell('livingStandard', { length: PROVINCE_COUNT, max: 99 });
export const SECTOR_STANDARD = layout.cell('sectorStandard', { length: 3, max: 99 });
/** Socialists on the map. */
export const SOCIALISTS = layout.cell('socialists', { length: PROVINCE_COUNT, max: 12 });
export const HOLDING_BOX = layout.cell('holdingBox', { max: 12 });
/** The supplier (plus one) hit by each mass protest of West Berlin, the oldest first. */
export const MAX_LINKS = 24;
export const LINKED_PROTESTS = layout.cell('linkedProtests', { length: MAX_LINKS, max: 8 });
/** Prestige, western currency, socialists, arms, space, dominance. */
export const TRACK = layout.cell('track', { length: 6, min: -12, max: 12 });

export const MODE = layout.cell('mode', { max: 1 });
export const DECADE = layout.cell('decade', { max: 4 });
/** Half of a decade, or its stage in 2+2; 0 before the first. */
export const STAGE = layout.cell('stage', { max: 3 });
/** The phase of the decade's end: 1 to 10, 11 to 13 for those of 2+2; 0 outside of it. */
export const PHASE = layout.cell('phase', { max: 13 });
export const TURN_ORDER = layout.cell('turnOrder', { length: 4, max: 3 });
/** Who is next, as a place in the turn order. */
export const TURN = layout.cell('turn', { max: 3 });
/** Who carries out an action, plus one; 0 while nobody does. */
export const ACTIVE = layout.cell('active', { max: 4 });
export const LAST_ACTOR = layout.cell('lastActor', { max: 3 });
/** What becomes of the card being played. */
export const KEPT = layout.cell('kept', { max: 2 });
export const EXHAUSTED = layout.cell('exhausted', { max: 7 });
/** 0 never built, 1 standing, 2 come down. */
export const WALL = layout.cell('wall', { max: 2 });
export const STASI_DISBANDED = layout.cell('stasiDisbanded');
/** Where Hamburg and the factories abroad count in the present action (province plus one). */
export const HAMBURG = layout.cell('hamburg', { max: PROVINCE_COUNT });
export const ABROAD = layout.cell('abroad', { length: 4, max: PROVINCE_COUNT });
/** Provinces that the present card or action has used once, and twice: one bit each. */
export const USED = layout.cell('used', { length: 2, max: 0x3fff });
/** Mass protests at the beginning of phase 7. */
export const PROTESTS = layout.cell('protests', { length: PROVINCE_COUNT, max: 40 });

/** 2+2. */
export const TREASURY = layout.cell('treasury', { length: 2, min: -999, max: 999 });
export const DOVES = layout.cell('doves', { max: 6 });
export const ARMS_COST_UP = layout.cell('armsCostUp');
export const USSR_VALUE_DOWN = layout.cell('ussrValueDown');
/** The last card on the discards of arms race and conflict, plus one. */
export const TOP_DISCARD = layout.cell('topDiscard', { length: 2, max: 32 });
/** A superpower has taken a card of the next decade. */
export const SPACE_CARD = layout.cell('spaceCard', { length: 2 });
/** The superpower ahead in arms when an automatic event began (plus one), and its advantage. */
export const ADVANTAGE_OF = layout.cell('advantageOf', { max: 4 });
export const ADVANTAGE = layout.cell('advantage', { max: 3 });

/** One bit for each winner; 0 while the game goes on. */
export const RESULT = layout.cell('result', { max: 15 });
export const MANNER = layout.cell('manner', { max: 15 });

/** One bit for each ruling that is on. */
export const RULING_BITS = layout.cell('rulings', { max: 0x7fff });

export const ZONES: readonly number[] = [
  ...[0, 1, 2, 3].map((seat) => HANDS + seat * CARD_WORDS),
  DECK.middle,
  WAITING,
  ASIDE,
  NEW_DECK,
  DISPLAY,
  PLAYED,
  GONE,
  POLICE,
  ...[0, 1, 2, 3].map((seat) => PEACEMAKERS + seat * CARD_WORDS),
  RESOLVING,
  EXAMINED,
];
