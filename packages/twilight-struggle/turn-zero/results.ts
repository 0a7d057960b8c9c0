import { TURN, type Condition, type Table } from '@brink/struggle';
import { CRISIS_RESULTS } from '../state.ts';
import { HIGH, HIGHEST, LOW, LOWEST, crisisNumber, type Band, type CrisisId } from './crises.ts';

/** How a crisis has ended; outside of Turn Zero none has. */
const endedIn = (id: CrisisId, ...bands: readonly Band[]): Condition => {
  const at = CRISIS_RESULTS + crisisNumber(id);
  const [first, second = first] = bands.map((band) => band + 1);
  return ({ mem }) => mem[at] === first || mem[at] === second;
};

/** Victory in Europe: two free points more in Eastern Europe; Berlin in allied hands. */
export const hasMoreInEasternEurope = endedIn('ve-day', LOWEST, LOW);
export const isAlliedBerlin = endedIn('ve-day', HIGHEST);

/** Yalta and Potsdam: a point and a card for the USSR; a card and the first round for the US. */
export const isYaltaForUssr = endedIn('yalta-and-potsdam', LOWEST);
export const isYaltaForUs = endedIn('yalta-and-potsdam', HIGH, HIGHEST);
const isUsFirst = endedIn('yalta-and-potsdam', HIGHEST);

const LAST_EARLY_TURN = 3;

/** The US takes the first action round of each pair in the Early War. */
export const usActsFirst = (game: Table): boolean =>
  isUsFirst(game) && game.mem[TURN] <= LAST_EARLY_TURN;

/** Israel: two points for the USSR in the Middle East. */
export const hasTwoInMiddleEast = endedIn('israel', LOWEST);

const isJapanSecure = endedIn('vj-day', HIGHEST);

/** Victory over Japan: in turn 1 DEFCON does not bind the US and cannot fall past 2. */
export const isFirstTurnSecure = (game: Table): boolean =>
  game.mem[TURN] === 1 && isJapanSecure(game);

/** The election in the United Kingdom: an early Socialist Governments fails; so does Suez Crisis. */
export const isQuietElection = endedIn('uk-election', HIGH);
export const isLabourDefeat = endedIn('uk-election', HIGHEST);
