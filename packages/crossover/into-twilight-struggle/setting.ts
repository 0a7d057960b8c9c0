import { Layout } from '@brink/kernel';
import { COUNTRY_WORDS, US } from '@brink/struggle';
import {
  LASTING_FLAGS as OWN_LASTING,
  TURN_FLAGS as OWN_TURN,
  numberFlags,
} from '@brink/red-sea/flags';
import type { Setting } from '@brink/red-sea/setting';
import { LASTING_FLAGS, TURN_FLAGS } from '@brink/twilight-struggle/flags';
import { REGIONS } from '@brink/twilight-struggle/data/regions';
import {
  Africa,
  Egypt,
  Ethiopia,
  Everywhere,
  Kenya,
  MiddleEast,
  REGION_SETS,
  Sudan,
} from '@brink/twilight-struggle/map';
import { layout as ownLayout } from '@brink/twilight-struggle/state';
import { VISITORS, visitingNumber } from './visitors.ts';

export const layout = Layout.after(ownLayout);

/** The last places of each word of effects. */
const TURN = 32 - OWN_TURN.length;
const LASTING = 64 - OWN_LASTING.length;
if (TURN_FLAGS.length > TURN || 32 + LASTING_FLAGS.length > LASTING) {
  throw new Error('no room for the effects of visitors');
}

export const VisitingFlag = numberFlags(TURN, LASTING);

const isVisiting = (card: number): boolean => VISITORS.some(({ number }) => number === card);

/** Cards of Red Sea on the map of Twilight Struggle, where Egypt lies in one region only. */
export const visitingSetting: Setting = {
  Africa,
  MiddleEast,
  Regions: REGIONS.map((id) => REGION_SETS[id]),
  Countries: Everywhere,
  Places: Everywhere,
  Egypt,
  Ethiopia,
  Kenya,
  Sudan,
  Flag: VisitingFlag,
  CENTCOM: layout.cell('centcom', { length: 2, max: 99 }),
  FAMINE: layout.set('famine', COUNTRY_WORDS),
  HELD: layout.set('held', 2 * COUNTRY_WORDS),
  numberOf: visitingNumber,
  canTurnRound: ({ number, side }) => side === US && isVisiting(number),
  isRuled: () => false,
};
