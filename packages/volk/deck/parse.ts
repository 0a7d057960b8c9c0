import { FIRST_NEW, LAST_CARD } from './deck.ts';
import { isWhere } from './item.ts';
import { COLORS, EAST_ONLY, OPS, POWERS, SIDE_NAMES, TRACKS, type DeckFile } from './schema.ts';

/** A deck file does not fit; the message names the card and the field. */
export class DeckError extends Error {
  override name = 'DeckError';
}

const CARDS_PER_DECADE = 10;
/** More icons and arrows than this one card cannot carry out. */
const MAX_ITEMS = 14;
const MAX_DRAWN = 24;
const MAX_POSITION = 12;

type Fields = Readonly<Record<string, unknown>>;

function fail(where: string, what: string): never {
  throw new DeckError(`${where}: ${what}`);
}

function fieldsOf(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail(where, 'must be an object');
  }
  return value as Fields;
}

function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) fail(where, 'must be a list');
  return value as unknown[];
}

function oneOf(value: unknown, known: readonly unknown[], where: string): void {
  if (!known.includes(value))
    fail(where, `${JSON.stringify(value)} is not one of ${known.join(', ')}`);
}

function whole(value: unknown, min: number, max: number, where: string): number {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) {
    fail(where, `must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`);
  }
  return value as number;
}

function maybe(value: unknown, check: (given: unknown) => void): void {
  if (value !== undefined) check(value);
}

const flag = (where: string) => (value: unknown) => {
  if (typeof value !== 'boolean') fail(where, 'must be true or false');
};

function onlyFields(fields: Fields, known: readonly string[], where: string): void {
  for (const name of Object.keys(fields)) {
    if (!known.includes(name))
      fail(`${where}.${name}`, `is no field here; there are ${known.join(', ')}`);
  }
}

const NEEDS_SIDE = new Set([
  'unrest+',
  'unrest-',
  'build',
  'dismantle',
  'ls+',
  'ls+noUnrest',
  'ls-',
]);
const NEEDS_POWER = new Set(['pay', 'gain', 'conflict', 'drawNextDecadeCard']);
const NEEDS_AMOUNT = new Set(['pay', 'gain']);
const ICON_FIELDS = [
  'op',
  'side',
  'where',
  'by',
  'kind',
  'power',
  'amount',
  'track',
  'delta',
  'strict',
  'distinctProvince',
  'half',
  'shaded',
];
const HALVES = ['yellow', 'red'];

function checkMarks(fields: Fields, where: string): void {
  maybe(fields.half, (half) => oneOf(half, HALVES, `${where}.half`));
  for (const name of ['strict', 'shaded', 'distinctProvince', 'pair']) {
    maybe(fields[name], flag(`${where}.${name}`));
  }
}

/** Checks one icon; answers how many items it makes. */
function checkIcon(value: unknown, where: string, barred: readonly string[] = []): number {
  const icon = fieldsOf(value, where);
  onlyFields(icon, ICON_FIELDS, where);
  oneOf(icon.op, OPS, `${where}.op`);
  const op = icon.op as string;
  if (barred.includes(op)) fail(`${where}.op`, `"${op}" may not stand here`);
  if (NEEDS_SIDE.has(op) || icon.side !== undefined) {
    oneOf(icon.side, EAST_ONLY.has(op) ? ['E'] : SIDE_NAMES, `${where}.side`);
  }
  maybe(icon.by, (by) => oneOf(by, SIDE_NAMES, `${where}.by`));
  if (NEEDS_POWER.has(op)) oneOf(icon.power, [...POWERS, 'active'], `${where}.power`);
  if (NEEDS_AMOUNT.has(op)) whole(icon.amount, 1, 15, `${where}.amount`);
  if (op === 'stop') oneOf(icon.where, ['CSSR', 'Polska'], `${where}.where`);
  maybe(icon.where, (place) => {
    if (typeof place !== 'string' || !isWhere(place)) {
      fail(`${where}.where`, `${JSON.stringify(place)} is no province and no area`);
    }
  });
  checkMarks(icon, where);
  if (op !== 'arrow') return 1;
  return checkArrow({ track: icon.track, delta: icon.delta }, where);
}

function checkArrow(value: unknown, where: string, barred: readonly string[] = []): number {
  const arrow = fieldsOf(value, where);
  onlyFields(arrow, ['track', 'delta', 'strict', 'pair', 'half', 'shaded'], where);
  oneOf(arrow.track, TRACKS, `${where}.track`);
  if (barred.includes(arrow.track as string)) {
    fail(`${where}.track`, `an arrow of "${arrow.track as string}" may not stand here`);
  }
  const delta = whole(arrow.delta, -6, 6, `${where}.delta`);
  if (delta === 0) fail(`${where}.delta`, 'must not be 0');
  checkMarks(arrow, where);
  return Math.abs(delta);
}

function checkIcons(value: unknown, where: string, barred: readonly string[] = []): number {
  let count = 0;
  for (const [index, icon] of listOf(value, where).entries()) {
    count += checkIcon(icon, `${where}[${index}]`, barred);
  }
  return count;
}

function checkArrows(value: unknown, where: string, barred: readonly string[] = []): number {
  let count = 0;
  for (const [index, arrow] of listOf(value, where).entries()) {
    count += checkArrow(arrow, `${where}[${index}]`, barred);
  }
  return count;
}

const CARD_FIELDS = [
  'id',
  'number',
  'decade',
  'color',
  'name',
  'year',
  'value',
  'flight',
  'police',
  'noArms',
  'maxUnrestPerProvince',
  'valueIcons',
  'icons',
  'arrows',
];

/** What only a box of a track may bear. */
const BOXES_ONLY = ['drawNextDecadeCard'];

/** How a message calls a card: by its id where it has one. */
const nameOf = (value: unknown, list: string, index: number): string => {
  const id = (value as { id?: unknown } | undefined)?.id;
  return typeof id === 'string' ? `${list}[${index}] "${id}"` : `${list}[${index}]`;
};

function checkCard(value: unknown, where: string): number {
  const card = fieldsOf(value, where);
  onlyFields(card, CARD_FIELDS, where);
  if (typeof card.id !== 'string' || card.id === '') fail(`${where}.id`, 'must be a name');
  const decade = whole(card.decade, 1, 4, `${where}.decade`);
  oneOf(card.color, COLORS, `${where}.color`);
  maybe(card.name, (name) => {
    const names = fieldsOf(name, `${where}.name`);
    for (const [language, text] of Object.entries(names)) {
      oneOf(language, ['en', 'ru', 'de'], `${where}.name`);
      if (typeof text !== 'string') fail(`${where}.name.${language}`, 'must be a text');
    }
  });
  const worth = fieldsOf(card.value, `${where}.value`);
  for (const side of SIDE_NAMES) whole(worth[side], 0, 9, `${where}.value.${side}`);
  maybe(card.flight, (flight) => whole(flight, 0, 9, `${where}.flight`));
  maybe(card.police, (police) => oneOf(police, ['red', 'pink'], `${where}.police`));
  maybe(card.noArms, flag(`${where}.noArms`));
  maybe(card.maxUnrestPerProvince, (cap) => whole(cap, 1, 2, `${where}.maxUnrestPerProvince`));
  maybe(card.valueIcons, (icons) => {
    const both = fieldsOf(icons, `${where}.valueIcons`);
    onlyFields(both, ['right', 'below'], `${where}.valueIcons`);
    maybe(both.right, (right) => checkIcons(right, `${where}.valueIcons.right`, BOXES_ONLY));
    maybe(both.below, (below) => checkIcons(below, `${where}.valueIcons.below`, BOXES_ONLY));
  });
  const items =
    checkIcons(card.icons, `${where}.icons`, BOXES_ONLY) +
    checkArrows(card.arrows, `${where}.arrows`);
  if (items > MAX_ITEMS) fail(where, `has ${items} icons and arrows; ${MAX_ITEMS} are the most`);
  return decade;
}

function checkCards(value: unknown): void {
  const cards = listOf(value, 'cards');
  if (cards.length !== LAST_CARD - FIRST_NEW + 1) {
    fail('cards', `must be ${LAST_CARD - FIRST_NEW + 1} cards, not ${cards.length}`);
  }
  const ids = new Set<unknown>();
  for (const [index, card] of cards.entries()) {
    const where = nameOf(card, 'cards', index);
    const decade = checkCard(card, where);
    const expected = Math.floor(index / CARDS_PER_DECADE) + 1;
    if (decade !== expected) {
      fail(`${where}.decade`, `cards stand ten by ten in the order of decades: ${expected} here`);
    }
    const { id } = card as { id: unknown };
    if (ids.has(id)) fail(`${where}.id`, 'is used twice');
    ids.add(id);
  }
}

/** Cards that draw cards that draw cards would never end. */
const NO_DRAWING = [
  'drawNextDecadeCard',
  'conflict',
  'arrow',
  'peacemaker',
  'police',
  'guillaume',
  'stasiDisband',
];
const NO_NESTED_CONFLICT = [
  'drawNextDecadeCard',
  'conflict',
  'peacemaker',
  'police',
  'guillaume',
  'stasiDisband',
];

function checkDrawn(
  value: unknown,
  list: string,
  check: (column: unknown, where: string) => void,
): void {
  const cards = listOf(value, list);
  whole(cards.length, 1, MAX_DRAWN, `${list}.length`);
  for (const [index, each] of cards.entries()) {
    const where = nameOf(each, list, index);
    const card = fieldsOf(each, where);
    flag(`${where}.reshuffle`)(card.reshuffle);
    for (const power of POWERS) check(card[power], `${where}.${power}`);
  }
}

function checkArmsColumn(value: unknown, where: string): void {
  const column = fieldsOf(value, where);
  for (const decade of ['1', '2', '3', '4']) {
    checkIcons(column[decade], `${where}.${decade}`, NO_DRAWING);
  }
}

function checkConflictColumn(value: unknown, where: string): void {
  const column = fieldsOf(value, where);
  checkIcons(column.icons, `${where}.icons`, NO_NESTED_CONFLICT);
  checkArrows(column.arrows, `${where}.arrows`);
}

function checkTrack(value: unknown, where: string, check: (box: Fields, at: string) => void): void {
  const boxes = listOf(value, where);
  const positions: number[] = [];
  for (const [index, each] of boxes.entries()) {
    const at = `${where}[${index}]`;
    const box = fieldsOf(each, at);
    positions.push(whole(box.pos, -MAX_POSITION, MAX_POSITION, `${at}.pos`));
    whole(box.vp, 0, 20, `${at}.vp`);
    maybe(box.victory, flag(`${at}.victory`));
    check(box, at);
  }
  positions.sort((a, b) => a - b);
  const isWithoutGaps = positions.every((pos, i) => i === 0 || pos === positions[i - 1] + 1);
  if (!isWithoutGaps || !positions.includes(0)) {
    fail(where, 'must have one box for each position from end to end, 0 among them');
  }
}

function checkTracks(value: unknown): void {
  const tracks = fieldsOf(value, 'tracks');
  onlyFields(tracks, ['arms', 'space', 'dominance'], 'tracks');
  checkTrack(tracks.arms, 'tracks.arms', (box, at) =>
    whole(box.privilege, 0, 3, `${at}.privilege`),
  );
  checkTrack(tracks.space, 'tracks.space', (box, at) => checkIcons(box.icons, `${at}.icons`));
  checkTrack(tracks.dominance, 'tracks.dominance', (box, at) => {
    checkIcons(box.icons, `${at}.icons`);
    const income = fieldsOf(box.income, `${at}.income`);
    for (const power of POWERS) whole(income[power], 0, 20, `${at}.income.${power}`);
  });
}

/** Checks the data of a deck file; the first thing wrong with it is named. */
export function parseDeck(value: unknown): DeckFile {
  const file = fieldsOf(value, 'deck');
  onlyFields(
    file,
    ['format', 'version', 'title', 'standIn', 'cards', 'armsRaceCards', 'conflictCards', 'tracks'],
    'deck',
  );
  oneOf(file.format, ['brink-volk-deck'], 'format');
  oneOf(file.version, [1], 'version');
  maybe(file.standIn, flag('standIn'));
  checkCards(file.cards);
  checkDrawn(file.armsRaceCards, 'armsRaceCards', checkArmsColumn);
  checkDrawn(file.conflictCards, 'conflictCards', checkConflictColumn);
  checkTracks(file.tracks);
  return file as unknown as DeckFile;
}
