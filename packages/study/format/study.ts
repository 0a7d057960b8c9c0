import { isGameId, type GameId } from '@brink/games/ids';
import { PLACES_ON_MAP } from '@brink/games/maps';
import { LANGUAGES, type Language } from '@brink/kernel';
import { MOST_ARROWS, isSameWay } from '../arrows.ts';
import type { Start } from '../start.ts';
import {
  MOST_NODES,
  ROOT,
  SIGNS,
  TreeFull,
  grow,
  nodeAt,
  note,
  noteAt,
  plant,
  type Arrow,
  type NodeNote,
  type Sign,
  type Tree,
} from '../tree.ts';

/** A text in one language, or one for each. */
export type StudyText = string | Readonly<Record<Language, string>>;

/** The text for a reader of a language. */
export const inLanguage = (text: StudyText | undefined, language: Language): string =>
  typeof text === 'string' ? text : (text?.[language] ?? '');

/** Part of a study: a position or a game, its variations, and what is said of it. */
export interface Chapter {
  readonly name: StudyText;
  readonly text?: StudyText | undefined;
  readonly tree: Tree<StudyText>;
  /** The node that a reader is shown first. */
  readonly at: number;
  /** Who played, by seat, where it was a game. */
  readonly players?: readonly StudyText[] | undefined;
}

/** Chapters that belong together. */
export interface Study {
  readonly title: StudyText;
  readonly about?: StudyText | undefined;
  readonly chapters: readonly Chapter[];
}

/** The name of the format and its version. */
export const STUDY_FORMAT = { format: 'brink-study', version: 1 } as const;

/** How much fits into a study. */
export const STUDY_LIMITS = {
  /** Bytes of the file. */
  bytes: 512 * 1024,
  chapters: 64,
  nodes: MOST_NODES,
  /** At one node. */
  arrows: MOST_ARROWS,
  position: 8000,
  title: 120,
  name: 120,
  about: 2000,
  comment: 4000,
  text: 20_000,
} as const;

/** A study cannot be read; the message names the first thing wrong with it, and where. */
export class StudyError extends Error {
  override name = 'StudyError';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(where: string, why: string): never {
  throw new StudyError(`${where}: ${why}`);
}

function readText(value: unknown, where: string, most: number): StudyText {
  const isText = (each: unknown): each is string => typeof each === 'string';
  const texts = isText(value) ? [value] : isObject(value) ? LANGUAGES.map((l) => value[l]) : [];
  if (texts.length === 0 || !texts.every(isText)) {
    return fail(where, 'must be a text, or one for each of "en" and "ru"');
  }
  if (texts.some((text) => text.length > most)) fail(where, `has more than ${most} characters`);
  if (isText(value)) return value;
  const { en, ru } = value as Record<Language, string>;
  return { en, ru };
}

const maybeText = (value: unknown, where: string, most: number): StudyText | undefined =>
  value === undefined ? undefined : readText(value, where, most);

const isChoice = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255;

function readChoices(value: unknown, where: string): readonly number[] {
  if (!Array.isArray(value)) return fail(where, 'must be a list of integers');
  const bad = value.findIndex((each) => !isChoice(each));
  if (bad >= 0) fail(`${where}[${bad}]`, 'must be an integer from 0 to 255');
  return value as readonly number[];
}

function readStart(value: unknown, where: string): Start {
  if (!isObject(value)) return fail(where, 'must be an object');
  const { kind, game, rules, options } = value;
  if (kind !== 'game' && kind !== 'position') {
    return fail(`${where}.kind`, 'must be "game" or "position"');
  }
  if (typeof game !== 'string' || !isGameId(game)) {
    return fail(`${where}.game`, 'must be the id of a game');
  }
  if (!Number.isInteger(rules) || Number(rules) < 1) {
    return fail(`${where}.rules`, 'must be a revision from 1 on');
  }
  if (!isObject(options)) return fail(`${where}.options`, 'must be an object');
  const choices = readChoices(value['choices'] ?? [], `${where}.choices`);
  if (choices.length > MOST_NODES) fail(`${where}.choices`, `has more than ${MOST_NODES}`);
  const agreed = { game, rules: Number(rules), options, choices };
  if (kind === 'game') return { kind, ...agreed };
  const { position } = value;
  if (typeof position !== 'string' || position.length > STUDY_LIMITS.position) {
    return fail(`${where}.position`, 'must be the text of a position');
  }
  return { kind, ...agreed, position };
}

const isSign = (value: unknown): value is Sign => SIGNS.some((sign) => sign === value);

function readArrow(value: unknown, where: string, game: GameId): Arrow {
  if (!isObject(value)) return fail(where, 'must be an object');
  const { from, to, side } = value;
  const last = PLACES_ON_MAP[game] - 1;
  const readPlace = (place: unknown, end: string): number =>
    Number.isInteger(place) && Number(place) >= 0 && Number(place) <= last
      ? Number(place)
      : fail(`${where}.${end}`, `must be the number of a place on the map, 0 to ${last}`);
  if (side !== undefined && side !== 0 && side !== 1)
    return fail(`${where}.side`, 'must be 0 or 1');
  const arrow: Arrow = {
    from: readPlace(from, 'from'),
    ...(to !== undefined && { to: readPlace(to, 'to') }),
    ...(side !== undefined && { side }),
  };
  if (arrow.to === arrow.from) {
    fail(`${where}.to`, 'must be another place than "from"; a mark has none');
  }
  return arrow;
}

function readArrows(value: unknown, where: string, game: GameId): readonly Arrow[] {
  if (!Array.isArray(value)) return fail(where, 'must be a list');
  if (value.length > MOST_ARROWS) fail(where, `has more than ${MOST_ARROWS}`);
  const arrows = value.map((each, i) => readArrow(each, `${where}[${i}]`, game));
  const again = arrows.findIndex((arrow, i) =>
    arrows.slice(0, i).some((other) => isSameWay(arrow, other)),
  );
  if (again >= 0) fail(`${where}[${again}]`, 'repeats one that is there already');
  return arrows;
}

function readNote(
  value: Record<string, unknown>,
  where: string,
  game: GameId,
): NodeNote<StudyText> {
  const { name, comment, sign, alike, arrows } = value;
  if (sign !== undefined && !isSign(sign)) {
    return fail(`${where}.sign`, `must be one of ${SIGNS.join(' ')}`);
  }
  return {
    name: maybeText(name, `${where}.name`, STUDY_LIMITS.name),
    comment: maybeText(comment, `${where}.comment`, STUDY_LIMITS.comment),
    sign,
    alike: alike === undefined ? undefined : readChoices(alike, `${where}.alike`),
    arrows: arrows === undefined ? undefined : readArrows(arrows, `${where}.arrows`, game),
  };
}

/** Nodes have the numbers in which the lines list them; the start is 0. */
function readTree(value: Record<string, unknown>, where: string): Tree<StudyText> {
  let tree = plant<StudyText>(readStart(value['start'], `${where}.start`));
  const { lines = [], notes = [] } = value;
  if (!Array.isArray(lines)) return fail(`${where}.lines`, 'must be a list');
  for (const [i, line] of (lines as unknown[]).entries()) {
    const here = `${where}.lines[${i}]`;
    if (!isObject(line)) return fail(here, 'must be an object');
    const { from } = line;
    if (!Number.isInteger(from) || !tree.nodes[Number(from)]) {
      return fail(`${here}.from`, 'must be the number of a node that an earlier line has made');
    }
    const choices = readChoices(line['choices'], `${here}.choices`);
    const before = tree.nodes.length;
    try {
      tree = grow(tree, Number(from), choices).tree;
    } catch (error) {
      if (error instanceof TreeFull) return fail(here, error.message);
      throw error;
    }
    if (tree.nodes.length !== before + choices.length) {
      return fail(here, 'repeats a choice that is there already');
    }
  }
  if (!Array.isArray(notes)) return fail(`${where}.notes`, 'must be a list');
  for (const [i, said] of (notes as unknown[]).entries()) {
    const here = `${where}.notes[${i}]`;
    if (!isObject(said)) return fail(here, 'must be an object');
    const { at } = said;
    if (!Number.isInteger(at) || !tree.nodes[Number(at)]) {
      return fail(`${here}.at`, 'must be the number of a node');
    }
    tree = note(tree, Number(at), readNote(said, here, tree.start.game));
  }
  return tree;
}

function readChapter(value: unknown, where: string): Chapter {
  if (!isObject(value)) return fail(where, 'must be an object');
  const tree = readTree(value, where);
  const { at = ROOT, players } = value;
  if (!Number.isInteger(at) || !tree.nodes[Number(at)]) {
    return fail(`${where}.at`, 'must be the number of a node');
  }
  if (players !== undefined && (!Array.isArray(players) || players.length > 4)) {
    return fail(`${where}.players`, 'must be a list of up to four names');
  }
  return {
    name: readText(value['name'], `${where}.name`, STUDY_LIMITS.name),
    text: maybeText(value['text'], `${where}.text`, STUDY_LIMITS.text),
    tree,
    at: Number(at),
    players: (players as readonly unknown[] | undefined)?.map((name, i) =>
      readText(name, `${where}.players[${i}]`, STUDY_LIMITS.name),
    ),
  };
}

/** A study from what JSON has given. Choices are not held against the rules: `Positions` does. */
export function readStudy(value: unknown): Study {
  if (!isObject(value)) return fail('study', 'must be a JSON object');
  const { format, version, chapters } = value;
  if (format !== STUDY_FORMAT.format) fail('format', `must be "${STUDY_FORMAT.format}"`);
  if (version !== STUDY_FORMAT.version) fail('version', `must be ${STUDY_FORMAT.version}`);
  if (!Array.isArray(chapters)) return fail('chapters', 'must be a list');
  if (chapters.length === 0) fail('chapters', 'must have at least one');
  if (chapters.length > STUDY_LIMITS.chapters) {
    fail('chapters', `has more than ${STUDY_LIMITS.chapters}`);
  }
  const title = readText(value['title'], 'title', STUDY_LIMITS.title);
  if (LANGUAGES.some((language) => inLanguage(title, language).trim() === '')) {
    fail('title', 'must not be empty');
  }
  return {
    title,
    about: maybeText(value['about'], 'about', STUDY_LIMITS.about),
    chapters: chapters.map((chapter, i) => readChapter(chapter, `chapters[${i}]`)),
  };
}

/** Reads the file of a study. */
export function parseStudy(text: string): Study {
  if (new TextEncoder().encode(text).length > STUDY_LIMITS.bytes) {
    fail('study', `is larger than ${STUDY_LIMITS.bytes} bytes`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fail('study', `is not JSON: ${(error as Error).message}`);
  }
  return readStudy(value);
}

interface Line {
  readonly from: number;
  readonly choices: readonly number[];
}

/** The lines of a tree, the main line first, and the number that each node gets by them. */
function linesOf(tree: Tree<StudyText>): { lines: Line[]; numbers: Map<number, number> } {
  const numbers = new Map([[ROOT, 0]]);
  const lines: Line[] = [];
  const left = [...nodeAt(tree, ROOT).children].reverse();
  for (let first = left.pop(); first !== undefined; first = left.pop()) {
    const choices: number[] = [];
    const others: number[] = [];
    const from = numbers.get(nodeAt(tree, first).parent)!;
    for (let at: number | undefined = first; at !== undefined;) {
      const { choice, children }: { choice: number; children: readonly number[] } = nodeAt(
        tree,
        at,
      );
      choices.push(choice);
      numbers.set(at, numbers.size);
      others.push(...children.slice(1));
      [at] = children;
    }
    lines.push({ from, choices });
    left.push(...others.reverse());
  }
  return { lines, numbers };
}

/** A chapter as JSON keeps it: nodes are numbered anew. */
export function chapterJson({ name, text, tree, at, players }: Chapter): object {
  const { lines, numbers } = linesOf(tree);
  const notes = [...numbers].flatMap(([node, number]) => {
    const said = noteAt(tree, node);
    return Object.keys(said).length > 0 ? [{ at: number, ...said }] : [];
  });
  return { name, text, players, start: tree.start, lines, notes, at: numbers.get(at) ?? ROOT };
}

/** A study as JSON keeps it. */
export const studyJson = ({ title, about, chapters }: Study): object => ({
  ...STUDY_FORMAT,
  title,
  about,
  chapters: chapters.map(chapterJson),
});

/** The file of a study. */
export const writeStudy = (study: Study): string => `${JSON.stringify(studyJson(study))}\n`;
