import { LANGUAGES, type Language, type Prompt, type Texts } from '@brink/kernel';
import { cardTexts, itemTexts, printedWith, type VolkOptions, type VolkView } from '@brink/volk';
import { cut, padEnd, wrap } from '../layout.ts';
import { normalise } from '../names.ts';
import type { Detail, Look, Pile, Subject } from '../terminal-table.ts';
import { TABLE_WORDS } from './words.ts';

export type VolkLook = Look<VolkView>;

const LAST_CARD = 124;
export const ALL_CARDS: readonly number[] = Array.from({ length: LAST_CARD }, (_, i) => i + 1);

const CARD: Prompt = { code: 'takeCard', domain: 'card', args: [], actors: [], choices: [] };
const COLORS = { red: '◆', yellow: '●', neutral: '○', blue: '◇', green: '△', black: '▪' } as const;

const valueOf = (value: readonly [number, number], isSpecial: boolean): string => {
  if (isSpecial) return '–';
  return value[0] === value[1] ? `${value[0]}` : `${value[0]}/${value[1]}`;
};

/** The cards of a table in a terminal: those of the deck it plays with. */
export function cardsWith(
  deck: VolkOptions['deck'] | undefined,
  texts: Readonly<Record<Language, Texts>>,
) {
  const printed = printedWith(deck);
  const nameOf = (language: Language, card: number): string => texts[language].choice(CARD, card);
  const eventOf = (language: Language, card: number, view: VolkView): string =>
    itemTexts(language, printed.card(card, view.wall !== 'none').items).join('; ');

  /** One line a card: key, colour, value, title and as much of the event as fits. */
  function cardLines(look: VolkLook, cards: readonly number[]): string[] {
    const { view, language, width, paint, keys, prompt } = look;
    const names = cards.map((card) => cut(nameOf(language, card), 34));
    const nameWidth = Math.max(0, ...names.map(({ length }) => length));
    return cards.map((card, i) => {
      const { color, value, isSpecial } = printed.card(card, view.wall !== 'none');
      const key = prompt?.domain === 'card' ? (keys.get(card) ?? '') : '';
      const head = `${COLORS[color]} ${valueOf(value, isSpecial).padEnd(3)} ${padEnd(names[i], nameWidth)}`;
      const room = width - 3 - head.length - 2;
      const text = eventOf(language, card, view);
      const event = room > 10 ? `  ${paint('faint', cut(text, room))}` : '';
      return `${paint('key', key.padStart(2))} ${head}${event}`.trimEnd();
    });
  }

  function inFull({ view, language, width, paint }: VolkLook, card: number): string[] {
    const { color, value, isSpecial } = printed.card(card, view.wall !== 'none');
    const head = `${COLORS[color]} ${valueOf(value, isSpecial)} ${nameOf(language, card)}`;
    const { event, notes } = cardTexts(language, printed.card(card, view.wall !== 'none'));
    return [
      paint('strong', cut(head, width)),
      ...[`${event.join('; ')}.`, ...notes].flatMap((text) => wrap(`  ${text}`, width, '  ')),
    ];
  }

  function hand(look: VolkLook, detail: Detail): string[] {
    const { view, seat, language, width } = look;
    const cards = view.hands[seat]?.known ?? [];
    const title = TABLE_WORDS[language].hand;
    if (cards.length === 0) return [];
    if (detail === 'names') {
      const names = cards.map((card) => nameOf(language, card)).join(', ');
      return wrap(`${title}: ${names}`, width, '  ');
    }
    if (detail === 'lines') {
      return [`${title}:`, ...cardLines({ ...look, prompt: undefined }, cards)];
    }
    return cards.flatMap((card) => inFull(look, card));
  }

  function pile({ view, language, width }: VolkLook, which: Pile): string[] {
    const words = TABLE_WORDS[language];
    const [title, cards] =
      which === 'discard' ? [words.played, view.played] : [words.gone, view.gone];
    if (which === 'unseen') return [`${words.deck}: ${view.deckCount}`];
    const names = cards.map((card) => nameOf(language, card)).join(', ');
    return wrap(`${title} (${cards.length}): ${names}`, width, '  ');
  }

  const subjects = (): readonly Subject[] =>
    ALL_CARDS.map((card) => ({
      names: LANGUAGES.map((language) => normalise(nameOf(language, card))),
      label: nameOf('en', card),
      tell: (look) => inFull(look as VolkLook, card),
    }));

  return { cardLines, inFull, hand, pile, subjects };
}

export type TerminalCards = ReturnType<typeof cardsWith>;
