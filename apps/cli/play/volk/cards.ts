import { LANGUAGES, type Language, type Prompt } from '@brink/kernel';
import { cardFacts, cardTextLines, volk, type VolkView } from '@brink/volk';
import { cut, padEnd, wrap } from '../layout.ts';
import { normalise } from '../names.ts';
import type { Detail, Look, Pile, Subject } from '../terminal-table.ts';
import { TABLE_WORDS } from './words.ts';

export type VolkLook = Look<VolkView>;

const LAST_CARD = 124;
export const ALL_CARDS: readonly number[] = Array.from({ length: LAST_CARD }, (_, i) => i + 1);

const CARD: Prompt = { code: 'takeCard', domain: 'card', args: [], actors: [], choices: [] };
/** A file of one's own names its cards in the view. */
export const nameOf = (language: Language, card: number, view?: VolkView): string =>
  view?.deck.names[card]?.[language] && !view.deck.standIn
    ? view.deck.names[card][language]
    : volk.texts[language].choice(CARD, card);

const COLORS = { red: '◆', yellow: '●', neutral: '○', blue: '◇', green: '△', black: '▪' } as const;

const valueOf = (value: readonly [number, number], isSpecial: boolean): string => {
  if (isSpecial) return '–';
  return value[0] === value[1] ? `${value[0]}` : `${value[0]}/${value[1]}`;
};

/** One line a card: key, colour, value, title and as much of the event as fits. */
export function cardLines(look: VolkLook, cards: readonly number[]): string[] {
  const { view, language, width, paint, keys, prompt } = look;
  const names = cards.map((card) => cut(nameOf(language, card, view), 34));
  const nameWidth = Math.max(0, ...names.map(({ length }) => length));
  return cards.map((card, i) => {
    const { color, value, isSpecial } = cardFacts(card, view.wall !== 'none');
    const key = prompt?.domain === 'card' ? (keys.get(card) ?? '') : '';
    const head = `${COLORS[color]} ${valueOf(value, isSpecial).padEnd(3)} ${padEnd(names[i], nameWidth)}`;
    const text = cardTextLines(language, card, view.wall !== 'none').join('; ');
    const room = width - 3 - head.length - 2;
    const event = room > 10 ? `  ${paint('faint', cut(text, room))}` : '';
    return `${paint('key', key.padStart(2))} ${head}${event}`.trimEnd();
  });
}

export function inFull({ view, language, width, paint }: VolkLook, card: number): string[] {
  const { color, value, isSpecial } = cardFacts(card, view.wall !== 'none');
  const head = `${COLORS[color]} ${valueOf(value, isSpecial)} ${nameOf(language, card, view)}`;
  const text = cardTextLines(language, card, view.wall !== 'none').join('; ');
  return [paint('strong', cut(head, width)), ...wrap(`  ${text}`, width, '  ')];
}

export function hand(look: VolkLook, detail: Detail): string[] {
  const { view, seat, language, width } = look;
  const cards = view.hands[seat]?.known ?? [];
  const title = TABLE_WORDS[language].hand;
  if (cards.length === 0) return [];
  if (detail === 'names') {
    const names = cards.map((card) => nameOf(language, card, view)).join(', ');
    return wrap(`${title}: ${names}`, width, '  ');
  }
  if (detail === 'lines') return [`${title}:`, ...cardLines({ ...look, prompt: undefined }, cards)];
  return cards.flatMap((card) => inFull(look, card));
}

export function pile(look: VolkLook, which: Pile): string[] {
  const { view, language, width } = look;
  const words = TABLE_WORDS[language];
  const [title, cards] =
    which === 'discard' ? [words.played, view.played] : [words.gone, view.gone];
  if (which === 'unseen') return [`${words.deck}: ${view.deckCount}`];
  const names = cards.map((card) => nameOf(language, card, view)).join(', ');
  return wrap(`${title} (${cards.length}): ${names}`, width, '  ');
}

export const subjects = (): readonly Subject[] =>
  ALL_CARDS.map((card) => ({
    names: LANGUAGES.map((language) => normalise(nameOf(language, card))),
    label: nameOf('en', card),
    tell: (look) => inFull(look as VolkLook, card),
  }));
