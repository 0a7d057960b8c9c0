import { kernelLayout, Layout } from '@brink/kernel';

/**
 * The state that Twilight Struggle and Red Sea share. The order of the declarations is the
 * order in memory.
 */
export const MAX_COUNTRIES = 88;
/** Sets of countries hold up to 96, sets of cards up to 160: the visiting cards of a crossover too. */
export const COUNTRY_WORDS = 3;
/** Words of a set of cards. */
export const CARD_WORDS = 5;
/** Cards have numbers below this. */
export const MAX_CARDS = 160;

/** What the games of the family share of their memory. */
export const struggleLayout = Layout.after(kernelLayout);
const layout = struggleLayout;

/** Countries with influence of a side; countries it controls. Kept by `setInfluence` alone. */
export const PRESENCE = layout.set('presence', 2 * COUNTRY_WORDS);
/** Countries that each side controls. Kept by `setInfluence` alone. */
export const CONTROL = layout.set('control', 2 * COUNTRY_WORDS);
/** Where each side may place with operations, judged when the action round began (§6.1.1). */
export const REACH = layout.set('reach', 2 * COUNTRY_WORDS);
/** Countries that the present step has used once, and twice. */
export const MARKED = layout.set('marked', 2 * COUNTRY_WORDS);
/** Countries that are battlegrounds. */
export const BATTLEGROUNDS = layout.set('battlegrounds', COUNTRY_WORDS);
/** Lasting effects: the first word ends with the turn. */
export const FLAG_WORDS = 2;
/** Lasting effects in force, a bit each. */
export const FLAGS = layout.set('flags', FLAG_WORDS);

/** Zones of cards. A card of the game is in exactly one of them; an unused one in none. */
export const HANDS = layout.set('hands', 2 * CARD_WORDS);
/** The draw pile. */
export const DRAW = layout.set('draw', CARD_WORDS);
/** Discarded cards. */
export const DISCARD = layout.set('discard', CARD_WORDS);
/** Cards that have left the game. */
export const REMOVED = layout.set('removed', CARD_WORDS);
/** Cards being played, their events perhaps nested in each other. */
export const RESOLVING = layout.set('resolving', CARD_WORDS);
/** Cards that lie before a player while their effect waits. */
export const IN_FRONT = layout.set('inFront', CARD_WORDS);
/** Cards that somebody looks at before they return to the pile. */
export const EXAMINED = layout.set('examined', CARD_WORDS);
/** Period decks that have not joined the draw pile yet. */
export const WAITING = layout.set('waiting', 2 * CARD_WORDS);
/** All zones of cards. */
export const ZONES: readonly number[] = [
  HANDS,
  HANDS + CARD_WORDS,
  DRAW,
  DISCARD,
  REMOVED,
  RESOLVING,
  IN_FRONT,
  EXAMINED,
  WAITING,
  WAITING + CARD_WORDS,
];

/** Hidden cards whose place a side has seen: one set a side. */
export const KNOWN = layout.set('known', 2 * CARD_WORDS);
/** Cards that a side has shown not to hold: one set for each hand. */
export const ABSENT = layout.set('absent', 2 * CARD_WORDS);
/**
 * Cards of both hands that were there when the pile was last made anew. It was empty then, so
 * whoever knows one of the hands knows the other.
 */
export const OLDER = layout.set('older', CARD_WORDS);

/** Influence in every country: first of the US, then of the USSR. */
export const INFLUENCE = layout.cell('influence', { length: 2 * MAX_COUNTRIES, max: 999 });
/** Four bits a country, for it can change. */
export const STABILITY = layout.cell('stability', {
  length: MAX_COUNTRIES / 4,
  min: -32768,
  max: 32767,
});
/** Victory points; those of the US are positive. */
export const VP = layout.cell('vp', { min: -99, max: 99 });
/** The DEFCON level. */
export const DEFCON = layout.cell('defcon', { min: 1, max: 5 });
/** Military operations of each side in this turn. */
export const MILITARY_OPS = layout.cell('militaryOps', { length: 2, max: 5 });
/** The space box that each side has reached. */
export const SPACE = layout.cell('space', { length: 2, max: 8 });
/** Attempts made this turn. */
export const SPACE_ATTEMPTS = layout.cell('spaceAttempts', { length: 2, max: 2 });
/** The turn, from 1 on. */
export const TURN = layout.cell('turn', { max: 10 });
/** The round after the last one while the turn ends. */
export const ROUND = layout.cell('round', { max: 9 });
/** Who answers for nuclear war: the player whose card is being resolved. */
export const PHASING = layout.cell('phasing');
/** A hand card that its owner has chosen and not yet shown, plus one. */
export const COMMITTED = layout.cell('committed', { length: 2, max: MAX_CARDS, sight: 'hidden' });
/** An event is carried out with the sides exchanged: what it says of one holds for the other. */
export const SWAPPED = layout.cell('swapped');
/** DEFCON has moved to 2 since the action round began. */
export const REACHED_TWO = layout.cell('reachedTwo');
/** 0 while the game goes on; the winner plus one; 3 for a draw. */
export const RESULT = layout.cell('result', { max: 3 });
/** How the game has ended, by its place in `manners`. */
export const MANNER = layout.cell('manner', { max: 15 });
/** Who holds the card that passes from side to side (§9); 2 for nobody. */
export const PASSING_HOLDER = layout.cell('passingHolder', { max: 2 });
/** Whether the passing card may be played this turn. */
export const PASSING_FACE_UP = layout.cell('passingFaceUp');
/** Headline cards that are shown and not yet resolved; 0 for none. */
export const HEADLINES = layout.cell('headlines', { length: 2, max: MAX_CARDS });
/** In the headline phase, 0; otherwise the side whose action round it is, plus one. */
export const ROUND_OF = layout.cell('roundOf', { max: 2 });
/** Extra influence still to be placed at the start (§11.4.1). */
export const BONUS_INFLUENCE = layout.cell('bonusInfluence', { length: 2, max: 99 });
/** One bit for each ruling that differs from its default: 15 a cell. */
export const RULING_BITS = layout.cell('rulings', { length: 3, max: 32767 });
/** What an effect has fixed the next die of each side to be, three bits a side; 0 for chance. */
export const FIXED_DIE = layout.cell('fixedDie', { max: 0b110110 });
/** The bids have given the first player the USSR (§11.4). */
export const SEATS_SWAPPED = layout.cell('seatsSwapped');
