import { drop, type Mask } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  USSR,
  Where,
  influenceOf,
  setInfluence,
  type Condition,
  type Side,
  type Table,
} from '@brink/struggle';
import { CIVIL_WAR_BOX } from '../data/countries.ts';
import { giveChinaCard } from '../flow/china-card.ts';
import { isRuled } from '../rulings.ts';
import { CHINA_HOLDER } from '../state.ts';
import { isPlayedWith } from '../variants.ts';

/** Influence that the USSR needs in the box (§12.2); also its stability, so that control fits. */
export const TO_WIN = 3;
export const NOBODY = 2;

/** §12.3: until it is won nobody has the China Card. */
export const isCivilWar = (game: Table): boolean =>
  game.mem[CHINA_HOLDER] === NOBODY && isPlayedWith(game, 'chineseCivilWar');

export const isPeaceInChina: Condition = (game) => !isCivilWar(game);

/** §12.1: the box is for influence of the USSR alone, while the war goes on. */
export function closeCivilWar(game: Table, targets: Mask): void {
  if (!isCivilWar(game)) drop(targets, CIVIL_WAR_BOX);
}

/** The box where an event lets the USSR place influence; by ruling only operations reach it. */
export const civilWarBox = new Where((game, out) => {
  out.fill(0, 0, COUNTRY_WORDS);
  if (!isCivilWar(game) || isRuled(game, 'civilWarOnlyByOperations')) return;
  out[CIVIL_WAR_BOX >> 5] |= 1 << (CIVIL_WAR_BOX & 31);
});

/** §12.3: with the third point the USSR has the China Card and the box is out of the game. */
export function maybeEndCivilWar(game: Table, side: Side, country: number): void {
  if (country !== CIVIL_WAR_BOX || influenceOf(game, side, country) < TO_WIN) return;
  setInfluence(game, USSR, CIVIL_WAR_BOX, 0);
  giveChinaCard(game, USSR, true);
}
