import { COUNTRY_WORDS, USSR, type Side, type Table } from '@brink/struggle';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import { isCivilWar } from '@brink/twilight-struggle/scenarios/chinese-civil-war';
import { PLACED, REALIGNED } from '@brink/twilight-struggle/state';
import { VOIDED } from '@brink/twilight-struggle/turn-zero/voided';
import { isPlayedWith } from '@brink/twilight-struggle/variants';
import type { WhyCode } from '../why/codes.ts';

const by = <Value>(values: Readonly<Partial<Record<CardId, Value>>>): ReadonlyMap<number, Value> =>
  new Map(Object.entries(values).map(([id, value]) => [cardNumber(id as CardId), value]));

/** §12.4: for whom the civil war in China bars an event. */
const IN_CIVIL_WAR = by<(side: Side) => boolean>({
  'red-scare-purge': (side) => side === USSR,
  'cultural-revolution': () => true,
  'formosan-resolution': () => true,
});

export function barredEvent(game: Table, side: Side, card: number): WhyCode | undefined {
  if (isCivilWar(game) && IN_CIVIL_WAR.get(card)?.(side)) return 'eventInCivilWar';
  return VOIDED.get(card)?.(game) ? 'eventVoid' : undefined;
}

const isIn = ({ sets }: Table, set: number, side: Side, country: number): boolean =>
  (sets[set + side * COUNTRY_WORDS + (country >> 5)] & (1 << (country & 31))) !== 0;

/** Operations that are split do not meet in one country. */
export function closedCountry(
  game: Table,
  side: Side,
  country: number,
  prompt: string,
): WhyCode | undefined {
  if (!isPlayedWith(game, 'mixOperations')) return undefined;
  if (prompt === 'realignTarget' && isIn(game, PLACED, side, country)) return 'placedHere';
  const isClosed = prompt === 'placeInfluence' && isIn(game, REALIGNED, side, country);
  return isClosed ? 'realignedHere' : undefined;
}
