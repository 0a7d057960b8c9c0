import { BOARD_LANGUAGES, type BoardLanguage } from '@brink/board';
import type { CardKind, VolkCardFace } from '@brink/board/volk';
import type { OptionValues, Texts } from '@brink/kernel';
import { cardTexts, printedWith, type Printed } from '@brink/volk/printed';
import { parseOptions, type VolkOptions } from '@brink/volk/options';
import { textsWith } from '@brink/volk/text/index';
import { STAND_IN } from '@brink/volk/world';
import { arrowsOf, chipsOf } from './chips.ts';

const KINDS: Readonly<Record<string, CardKind>> = { yellow: 'us', red: 'ussr' };
const LAST_CARD = 124;
const LAST_BASE = 84;

/** What is printed on cards and board of a table, and how both languages call it. */
export interface Prints {
  readonly printed: Printed;
  readonly texts: Readonly<Record<BoardLanguage, Texts>>;
  readonly face: (card: number, language: BoardLanguage, isWallFace: boolean) => VolkCardFace;
  /** What the cards are called in both languages, each with its number. */
  readonly titles: readonly (readonly [title: string, card: string])[];
}

function printsWith(deck: VolkOptions['deck']): Prints {
  const printed = printedWith(deck);
  const texts = textsWith(deck === 'stand-in' ? STAND_IN : deck);
  const known = new Map<string, VolkCardFace>();
  const face = (card: number, language: BoardLanguage, isWallFace: boolean): VolkCardFace => {
    const key = `${card} ${language} ${isWallFace}`;
    const made = known.get(key);
    if (made) return made;
    const print = printed.card(card, isWallFace);
    const { id, color, value, isSpecial, decade, flight, items } = print;
    const prompt = { code: 'takeCard', domain: 'card', args: [], actors: [], choices: [] };
    const { event, notes } = cardTexts(language, print);
    const made2: VolkCardFace = {
      number: card,
      pictogram: `volk/${id}`,
      title: texts[language].choice(
        prompt,
        isWallFace && card === LAST_BASE ? LAST_CARD + 1 : card,
      ),
      kind: KINDS[color] ?? (color as CardKind),
      value: isSpecial ? undefined : value,
      chips: chipsOf(items, language),
      arrows: arrowsOf(items, language),
      runners: flight,
      decade,
      text: [`${event.join('; ')}.`, ...notes].join(' '),
    };
    known.set(key, made2);
    return made2;
  };
  const cards = Array.from({ length: LAST_CARD }, (_, i) => i + 1);
  const titles = cards.flatMap((card) =>
    BOARD_LANGUAGES.map((language) => [face(card, language, false).title, `${card}`] as const),
  );
  return { printed, texts, face, titles };
}

const made = new Map<unknown, Prints>();

/** The prints of a table by its options; a deck of one's own is compiled once. */
export function printsOf(options: OptionValues): Prints {
  const key = options['deck'] ?? 'stand-in';
  const known = made.get(key);
  if (known) return known;
  const prints = printsWith(parseOptions({ deck: key }).deck);
  made.set(key, prints);
  return prints;
}
