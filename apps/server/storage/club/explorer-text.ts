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

const codeOf = (word: string): string => word.split(':', 1)[0];

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

/** Plays of one card, or in one turn, or all of them. */
export function readCards(
  text: string,
  wanted: { readonly card?: number; readonly turn?: number } = {},
): readonly CardPlay[] {
  const { card = '\\d+', turn = '\\d+' } = wanted;
  const words = text.matchAll(new RegExp(`(?<=^| )${turn}\\.\\d+\\.${card}\\.[^ ]*`, 'g'));
  return Array.from(words, ([word]) => readPlay(word));
}

function readPlay(word: string): CardPlay {
  const [play, targets] = word.split(':');
  const [, , , use] = play.split('.');
  const [turn, seat, card] = play.split('.', 3).map(Number);
  if (targets === undefined) return { turn, seat, card, use };
  return { turn, seat, card, use, targets: listOf(targets, ',').map(Number) };
}
