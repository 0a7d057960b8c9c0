import { Layout } from '@brink/kernel';
import { COUNTRY_WORDS, struggleLayout } from '@brink/struggle';

/** The China Card is the card of this game that passes from side to side. */
export {
  BONUS_INFLUENCE,
  HEADLINES,
  PASSING_FACE_UP as CHINA_FACE_UP,
  PASSING_HOLDER as CHINA_HOLDER,
  ROUND_OF,
} from '@brink/struggle';

/** What Twilight Struggle adds to the state of the family. */
export const layout = Layout.after(struggleLayout);

export const EDITION = layout.cell('edition');
/** The region that Chernobyl closes, plus one. */
export const CHERNOBYL_REGION = layout.cell('chernobylRegion', { max: 6 });
/** We Will Bury You is due in this round and may yet be answered. */
export const BURIAL_DEFERRED = layout.cell('burialDeferred');

/** One bit for each variant that is played with. */
export const VARIANTS = layout.cell('variants', { max: 32767 });
/** Abilities of the alternative space race that are used up: bits 0–1 placing, 2–3 coups. */
export const SPACE_USED = layout.cell('spaceUsed', { max: 15 });

/** Turn Zero: the crisis at hand plus one, and how each has ended (its band plus one). */
export const CRISIS = layout.cell('crisis', { max: 6 });
export const CRISIS_RESULTS = layout.cell('crisisResults', { length: 6, max: 4 });
/** Statecraft cards that a side has shown: one bit each. */
export const STATECRAFT_SHOWN = layout.cell('statecraftShown', { length: 2, max: 31 });
/** The one a side has lost face down, plus one. */
export const STATECRAFT_LOST = layout.cell('statecraftLost', {
  length: 2,
  max: 5,
  sight: 'hidden',
});

/** Countries where each side has placed, and where it has realigned, in this round. */
export const PLACED = layout.set('placed', 2 * COUNTRY_WORDS);
export const REALIGNED = layout.set('realigned', 2 * COUNTRY_WORDS);
