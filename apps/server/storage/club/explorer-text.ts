import { parseStep, stepCode, type CardPlay, type Played } from '@brink/kernel';

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

export const readOpening = (text: string): Played['opening'] =>
  listOf(text, '*').map((stage) =>
    stage.split('+').map((word) => {
      const [code, among] = word.split(':');
      const { kind, seat, choice } = parseStep(code)!;
      if (among === undefined) return { kind, seat, choice };
      return { kind, seat, choice, among: listOf(among, ',') };
    }),
  );

export const readCards = (text: string): readonly CardPlay[] =>
  listOf(text, ' ').map((word) => {
    const [play, targets] = word.split(':');
    const [, , , use] = play.split('.');
    const [turn, seat, card] = play.split('.', 3).map(Number);
    if (targets === undefined) return { turn, seat, card, use };
    return { turn, seat, card, use, targets: listOf(targets, ',').map(Number) };
  });
