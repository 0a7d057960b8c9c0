import { parseStep, stepCode, type CardPlay, type OpeningStep, type Played } from '@brink/kernel';

/** How a game's openings and cards are kept: short, for there are many. */
interface Written {
  readonly opening: string;
  readonly cards: string;
}

/** A step with what else it could have been: `h1-31:4,9,31`. */
export function writePlayed({ opening, cards }: Played): Written {
  return {
    opening: opening
      .map((stage) =>
        stage
          .map((step) => stepCode(step) + (step.among ? `:${step.among.join(',')}` : ''))
          .join('+'),
      )
      .join('*'),
    cards: cards
      .map(({ turn, seat, card, use, targets }) =>
        [turn, seat, card, use].join('.').concat(targets ? `:${targets.join(',')}` : ''),
      )
      .join(' '),
  };
}

const listOf = (text: string, separator: string): string[] =>
  text === '' ? [] : text.split(separator);

const readStep = (word: string): OpeningStep => {
  const [code, among] = word.split(':');
  const { kind, seat, choice } = parseStep(code)!;
  if (among === undefined) return { kind, seat, choice };
  return { kind, seat, choice, among: listOf(among, ',') };
};

const readStage = (stage: string): readonly OpeningStep[] => stage.split('+').map(readStep);

export const readOpening = (text: string): Played['opening'] => listOf(text, '*').map(readStage);

/** A word without what follows its colon. */
export function codeOf(word: string): string {
  const at = word.indexOf(':');
  return at < 0 ? word : word.slice(0, at);
}

/**
 * What came next at the end of a line, in the order of `inOrder`; nothing if the game did not come
 * there. Hundreds of games are asked at once, and most of what they say is not read.
 */
export function readNext(
  text: string,
  line: readonly string[],
): readonly OpeningStep[] | undefined {
  let at = 0;
  for (const stage of listOf(text, '*')) {
    if (at === line.length) return readStage(stage);
    const words = stage.split('+');
    const codes = words.map(codeOf);
    // Of steps at the same time either may be looked at first.
    if (codes.length > 1 && at === line.length - 1 && codes.includes(line[at])) {
      return words.filter((_, i) => codes[i] !== line[at]).map(readStep);
    }
    for (const code of codes.sort()) if (line[at++] !== code) return undefined;
  }
  return at === line.length ? [] : undefined;
}

export const readCards = (text: string): readonly CardPlay[] => listOf(text, ' ').map(readPlay);

function readPlay(word: string): CardPlay {
  const play = readUse(codeOf(word));
  const targets = targetsOf(word);
  return targets ? { ...play, targets } : play;
}

/** A play without its targets. */
export function readUse(code: string): CardPlay {
  const [turn, seat, card, use] = code.split('.');
  return { turn: Number(turn), seat: Number(seat), card: Number(card), use };
}

/** Where the event of a play changed the board, if it was one. */
export function targetsOf(word: string): readonly number[] | undefined {
  const at = word.indexOf(':');
  return at < 0 ? undefined : listOf(word.slice(at + 1), ',').map(Number);
}

const DOT = 46;
const SPACE = 32;

/**
 * The words of plays of one card: hundreds of games are asked at once, and most is passed over.
 * Letter by letter, because dots and spaces are everywhere: to look for them is slower.
 */
export function playsOfCard(text: string, card: number): readonly string[] {
  const words: string[] = [];
  const wanted = `${card}.`;
  for (let at = 0; at < text.length; at++) {
    // A turn has one digit or two, a seat has one.
    const place = at + (text.charCodeAt(at + 1) === DOT ? 4 : 5);
    let end = place + 1;
    while (end < text.length && text.charCodeAt(end) !== SPACE) end++;
    if (text.startsWith(wanted, place)) words.push(text.slice(at, end));
    at = end;
  }
  return words;
}

/** The words of plays in one turn; they stand together, for a game goes on. */
export function playsOfTurn(text: string, turn: number): readonly string[] {
  const from = text.startsWith(`${turn}.`) ? 0 : text.indexOf(` ${turn}.`) + 1;
  if (from === 0 && !text.startsWith(`${turn}.`)) return [];
  const after = text.lastIndexOf(` ${turn}.`);
  const end = text.indexOf(' ', Math.max(after, from) + 1);
  return text.slice(from, end < 0 ? undefined : end).split(' ');
}
