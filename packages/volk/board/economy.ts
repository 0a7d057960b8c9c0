import { add, type Mask } from '@brink/kernel';
import { emit } from '../emit.ts';
import { isRuled } from '../rulings.ts';
import { EAST } from '../sides.ts';
import { ABROAD, FACTORIES, HAMBURG, LINES, RUNDOWN } from '../state.ts';
import type { Table } from '../volk.ts';
import {
  Area,
  CITY_COUNT,
  FIRST_ABROAD,
  FIRST_EAST,
  FIRST_LINE,
  HAMBURG_CITY,
  LINE_COUNT,
  LINE_DATA,
  NI,
  RHEINSBERG,
  SH,
  citiesOf,
  connectionsOf,
  countryOfCity,
  isCityInArea,
  linesAt,
  ownerOfCity,
  ownerOfLine,
  provinceOfCity,
  type Connection,
} from './map.ts';
import { protestsIn } from './unrest.ts';

const bit = ({ sets }: Table, at: number, member: number): boolean =>
  (sets[at + (member >> 5)] & (1 << (member & 31))) !== 0;

function setBit({ sets }: Table, at: number, member: number, isOn: boolean): void {
  if (isOn) sets[at + (member >> 5)] |= 1 << (member & 31);
  else sets[at + (member >> 5)] &= ~(1 << (member & 31));
}

export const hasFactory = (game: Table, city: number): boolean => bit(game, FACTORIES, city);
export const isRundown = (game: Table, city: number): boolean => bit(game, RUNDOWN, city);
export const hasLine = (game: Table, line: number): boolean => bit(game, LINES, line);

export function setFactory(game: Table, city: number, isThere: boolean): void {
  setBit(game, FACTORIES, city, isThere);
  if (!isThere) setBit(game, RUNDOWN, city, false);
}
export const setRundown = (game: Table, city: number, is: boolean): void =>
  setBit(game, RUNDOWN, city, is);
export const setLine = (game: Table, line: number, isThere: boolean): void =>
  setBit(game, LINES, line, isThere);

/** A connection works when all its lines are built and both its cities have factories. */
export function isWorking(game: Table, { a, b, lines }: Connection): boolean {
  if (!hasFactory(game, a) || !hasFactory(game, b)) return false;
  for (const line of lines) if (!hasLine(game, line)) return false;
  return true;
}

/** 1 and one for each working connection; 1 less when run down. Rheinsberg has 2. */
export function factoryValue(game: Table, city: number): number {
  if (!hasFactory(game, city)) return 0;
  const loss = isRundown(game, city) ? 1 : 0;
  if (city === RHEINSBERG) return 2 - loss;
  let value = 1 - loss;
  for (const connection of connectionsOf[city]) if (isWorking(game, connection)) value++;
  return value;
}

/** Provinces that a factory abroad reaches by working connections: none, one or two. */
export function reachedFrom(game: Table, abroad: number): number[] {
  if (!hasFactory(game, abroad)) return [];
  return connectionsOf[abroad]
    .filter((connection) => isWorking(game, connection))
    .map(({ a, b }) => provinceOfCity[a === abroad ? b : a]);
}

/** Whether a working connection leads from a factory abroad into a province. */
export function reaches(game: Table, abroad: number, province: number): boolean {
  for (const connection of connectionsOf[abroad]) {
    const home = connection.a === abroad ? connection.b : connection.a;
    if (provinceOfCity[home] === province && isWorking(game, connection)) return true;
  }
  return false;
}

/** Where a factory abroad counts: the only province it reaches, or the one that East has named. */
function countsAbroad(game: Table, abroad: number, province: number): boolean {
  const named = game.mem[ABROAD + abroad - FIRST_ABROAD];
  if (named !== 0) return named === province + 1;
  let count = 0;
  for (const connection of connectionsOf[abroad]) if (isWorking(game, connection)) count++;
  return count === 1 && reaches(game, abroad, province);
}

/** The sum of a province's factories; Hamburg and those abroad where they were named to count. */
export function economyOf(game: Table, province: number): number {
  let sum = 0;
  for (const city of citiesOf[province]) sum += factoryValue(game, city);
  if (game.mem[HAMBURG] === province + 1) sum += factoryValue(game, HAMBURG_CITY);
  if (province >= FIRST_EAST) {
    for (let city = FIRST_ABROAD; city < CITY_COUNT; city++) {
      if (hasFactory(game, city) && countsAbroad(game, city, province)) {
        sum += factoryValue(game, city);
      }
    }
  }
  return sum;
}

/** The most valuable factory of a province; `hamburg` is the province that city counts for. */
export function exportValue(game: Table, province: number, hamburg: number): number {
  let best = 0;
  for (const city of citiesOf[province]) best = Math.max(best, factoryValue(game, city));
  if (province === hamburg) best = Math.max(best, factoryValue(game, HAMBURG_CITY));
  return best;
}

/** Whether a city lies in a province under mass protest; West says where Hamburg lies. */
function isUnderProtest(game: Table, city: number): boolean {
  if (city === HAMBURG_CITY) return protestsIn(game, SH) > 0 && protestsIn(game, NI) > 0;
  const province = provinceOfCity[city];
  return province >= 0 && protestsIn(game, province) > 0;
}

function canBuildFactory(game: Table, city: number, where: number): boolean {
  if (city === RHEINSBERG) {
    if (where !== Area.Rheinsberg || isUnderProtest(game, city)) return false;
    return !hasFactory(game, city) || isRundown(game, city);
  }
  if (hasFactory(game, city)) return false;
  const country = countryOfCity[city];
  if (country >= 0) return where === (country === 0 ? Area.CSSR : Area.Polska);
  return !isUnderProtest(game, city);
}

function canBuildLine(game: Table, line: number): boolean {
  if (hasLine(game, line)) return false;
  const { a, b, touches, other } = LINE_DATA[line];
  if (isUnderProtest(game, a) || isUnderProtest(game, b)) return false;
  for (const city of touches) if (hasFactory(game, city)) return true;
  return other >= 0 && hasLine(game, other);
}

/** Why a site of the own state takes no ordinary build point. */
export function whyNoBuilding(
  game: Table,
  site: number,
): 'standsAlready' | 'onlyByEvent' | 'massProtest' | 'noFactoryBeside' | 'other' {
  if (site >= FIRST_LINE) {
    const line = site - FIRST_LINE;
    if (hasLine(game, line)) return 'standsAlready';
    const { a, b } = LINE_DATA[line];
    if (isUnderProtest(game, a) || isUnderProtest(game, b)) return 'massProtest';
    return canBuildLine(game, line) ? 'other' : 'noFactoryBeside';
  }
  if (hasFactory(game, site)) return 'standsAlready';
  if (site === RHEINSBERG || countryOfCity[site] >= 0) return 'onlyByEvent';
  return isUnderProtest(game, site) ? 'massProtest' : 'other';
}

/** Adds the sites where a side may spend a build point. */
export function offerBuilding(game: Table, side: number, where: number, legal: Mask): void {
  for (let city = 0; city < CITY_COUNT; city++) {
    if (ownerOfCity[city] !== side || !isCityInArea(city, where)) continue;
    if (canBuildFactory(game, city, where)) add(legal, city);
  }
  for (let line = 0; line < LINE_COUNT; line++) {
    if (ownerOfLine[line] !== side) continue;
    const { a, b } = LINE_DATA[line];
    if (where !== 0 && !isCityInArea(a, where) && !isCityInArea(b, where)) continue;
    if (canBuildLine(game, line)) add(legal, FIRST_LINE + line);
  }
}

/** Rheinsberg takes two points: the first makes half of it. */
export function build(game: Table, site: number): void {
  const side = site < CITY_COUNT ? ownerOfCity[site] : ownerOfLine[site - FIRST_LINE];
  if (site >= FIRST_LINE) setLine(game, site - FIRST_LINE, true);
  else if (site === RHEINSBERG) {
    setRundown(game, site, !hasFactory(game, site));
    setFactory(game, site, true);
  } else setFactory(game, site, true);
  emit(game, 'build', side, site);
}

const hasAdjacentLine = (game: Table, city: number): boolean =>
  linesAt[city].some((line) => hasLine(game, line));

/** Whether the factory itself could be taken away now. */
function canLoseFactory(game: Table, city: number): boolean {
  if (!hasFactory(game, city)) return false;
  if (countryOfCity[city] >= 0 && !isRuled(game, 'dismantleAbroad')) return false;
  if (city === RHEINSBERG) return true;
  return !isRundown(game, city) && !hasAdjacentLine(game, city);
}

/** Why a site cannot be dismantled. */
export function whyNoDismantling(
  game: Table,
  site: number,
): 'nothingThere' | 'isAbroad' | 'isRundown' | 'roadBeside' | 'other' {
  if (site >= FIRST_LINE) return hasLine(game, site - FIRST_LINE) ? 'other' : 'nothingThere';
  if (!hasFactory(game, site)) return 'nothingThere';
  if (canLoseFactory(game, site)) return 'other';
  if (hasAdjacentLine(game, site)) return 'roadBeside';
  return isRundown(game, site) ? 'isRundown' : 'isAbroad';
}

/** Adds the sites that a side can lose by dismantling one point. */
export function offerDismantling(game: Table, side: number, where: number, legal: Mask): void {
  for (let city = 0; city < CITY_COUNT; city++) {
    if (ownerOfCity[city] !== side || !isCityInArea(city, where)) continue;
    if (canLoseFactory(game, city)) add(legal, city);
  }
  for (let line = 0; line < LINE_COUNT; line++) {
    if (ownerOfLine[line] !== side || !hasLine(game, line)) continue;
    const { a, b } = LINE_DATA[line];
    if (where === 0 || isCityInArea(a, where) || isCityInArea(b, where))
      add(legal, FIRST_LINE + line);
  }
}

/** Whether a side has anything left to dismantle. */
export function canDismantle(game: Table, side: number): boolean {
  for (let line = 0; line < LINE_COUNT; line++) {
    if (ownerOfLine[line] === side && hasLine(game, line)) return true;
  }
  for (let city = 0; city < CITY_COUNT; city++) {
    if (ownerOfCity[city] === side && canLoseFactory(game, city)) return true;
  }
  return false;
}

export function dismantle(game: Table, site: number): void {
  const side = site < CITY_COUNT ? ownerOfCity[site] : ownerOfLine[site - FIRST_LINE];
  if (site >= FIRST_LINE) setLine(game, site - FIRST_LINE, false);
  else if (site === RHEINSBERG && !isRundown(game, site)) setRundown(game, site, true);
  else setFactory(game, site, false);
  emit(game, 'dismantle', side, site);
}

/** Only East's own factories run down; Rheinsberg a second time is lost. */
const canRunDown = (game: Table, city: number): boolean =>
  ownerOfCity[city] === EAST &&
  countryOfCity[city] < 0 &&
  hasFactory(game, city) &&
  (city === RHEINSBERG || !isRundown(game, city));

export function offerRundown(game: Table, where: number, legal: Mask): void {
  for (let city = 0; city < CITY_COUNT; city++) {
    if (canRunDown(game, city) && isCityInArea(city, where)) add(legal, city);
  }
}

export function canRunAnyDown(game: Table): boolean {
  for (let city = 0; city < CITY_COUNT; city++) if (canRunDown(game, city)) return true;
  return false;
}

export function runDown(game: Table, city: number): void {
  if (isRundown(game, city)) setFactory(game, city, false);
  else setRundown(game, city, true);
  emit(game, 'rundown', city);
}

export function offerRepair(game: Table, where: number, legal: Mask): void {
  for (let city = 0; city < CITY_COUNT; city++) {
    if (isRundown(game, city) && isCityInArea(city, where)) add(legal, city);
  }
}

export function repair(game: Table, city: number): void {
  setRundown(game, city, false);
  emit(game, 'repair', city);
}

/** Factories abroad that a stop icon can hit. */
export function offerStop(game: Table, where: number, legal: Mask): void {
  for (let city = FIRST_ABROAD; city < CITY_COUNT; city++) {
    if (hasFactory(game, city) && isCityInArea(city, where)) add(legal, city);
  }
}

/** A factory abroad goes with all infrastructure next to it. */
export function stop(game: Table, city: number): void {
  for (const line of linesAt[city]) setLine(game, line, false);
  setFactory(game, city, false);
  emit(game, 'stop', city);
}
