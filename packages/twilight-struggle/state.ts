import { Layout } from '@brink/kernel';
import { MAX_CARDS, struggleLayout } from '@brink/struggle';

/** What Twilight Struggle adds to the state of the family. */
export const layout = Layout.after(struggleLayout);

export const EDITION = layout.cell('edition');
/** One bit for each ruling that differs from its default: 15 a cell. */
export const RULINGS = layout.cell('rulings', { length: 3, max: 32767 });
/** Extra influence still to be placed at the start (§11.4.1). */
export const BONUS_INFLUENCE = layout.cell('bonusInfluence', { length: 2, max: 99 });
/** Who holds the China Card; 2 for nobody. */
export const CHINA_HOLDER = layout.cell('chinaHolder', { max: 2 });
export const CHINA_FACE_UP = layout.cell('chinaFaceUp');
/** Headline cards that are shown and not yet resolved; 0 for none. */
export const HEADLINES = layout.cell('headlines', { length: 2, max: MAX_CARDS });
/** The region that Chernobyl closes, plus one. */
export const CHERNOBYL_REGION = layout.cell('chernobylRegion', { max: 6 });
/** In the headline phase, 0; otherwise the side whose action round it is, plus one. */
export const ROUND_OF = layout.cell('roundOf', { max: 2 });
/** We Will Bury You is due in this round and may yet be answered. */
export const BURIAL_DEFERRED = layout.cell('burialDeferred');
