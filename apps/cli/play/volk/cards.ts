import { LANGUAGES, type Language, type Prompt, type Texts } from '@brink/kernel';
import {
  cardTexts,
  drawnTexts,
  drawnTitle,
  itemTexts,
  printedWith,
  type Printed,
  type PrintedDrawn,
  type VolkOptions,
  type VolkView,
} from '@brink/volk';
import { cut, padEnd, wrap } from '../layout.ts';
import { normalise } from '../names.ts';
import type { Detail, Look, Pile, Subject } from '../terminal-table.ts';
import { TABLE_WORDS } from './words.ts';

type PrintedSigns = Pick<ReturnType<Printed['card']>, 'flight' | 'police' | 'noArms'>;
export type VolkLook = Look<VolkView>;

const LAST_CARD = 124;
export const ALL_CARDS: readonly number[] = Array.from({ length: LAST_CARD }, (_, i) => i + 1);

/** How one asks for cards that superpowers draw. */
const DRAWN_NAMES = { arms: ['arms', 'гонка'], conflict: ['conflict', 'конфликт'] } as const;

const CARD: Prompt = { code: 'takeCard', domain: 'card', args: [], actors: [], choices: [] };
const COLORS = { red: '◆', yellow: '●', neutral: '○', blue: '◇', green: '△', black: '▪' } as const;

/** Runners, police and the ban on the arms race, as on the printed card. */
function signsOf({ flight, police, noArms }: PrintedSigns): string {
  const badge = police === undefined ? '' : police === 'red' ? 'P' : 'p';
  return `${'»'.repeat(flight)}${badge}${noArms ? '⊘' : ''}`;
}

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
      const print = printed.card(card, view.wall !== 'none');
      const { color, value, isSpecial } = print;
      const key = prompt?.domain === 'card' ? (keys.get(card) ?? '') : '';
      const head = `${COLORS[color]} ${valueOf(value, isSpecial).padEnd(3)} ${padEnd(names[i], nameWidth)} ${signsOf(print).padEnd(3)}`;
      const room = width - 3 - head.length - 2;
      const text = eventOf(language, card, view);
      const event = room > 10 ? `  ${paint('faint', cut(text, room))}` : '';
      return `${paint('key', key.padStart(2))} ${head}${event}`.trimEnd();
    });
  }

  function inFull({ view, language, width, paint }: VolkLook, card: number): string[] {
    const print = printed.card(card, view.wall !== 'none');
    const words = TABLE_WORDS[language];
    const signs = [
      print.flight > 0 ? words.runners(print.flight) : '',
      print.police ? words.policeKind[print.police] : '',
      print.noArms ? words.noArms : '',
    ].filter((sign) => sign !== '');
    const title = `${COLORS[print.color]} ${valueOf(print.value, print.isSpecial)} ${nameOf(language, card)}`;
    const head = [title, ...signs].join(' · ');
    const { event, notes } = cardTexts(language, print);
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

  const tellDrawn = ({ language, width, paint }: VolkLook, card: PrintedDrawn): string[] => [
    paint('strong', drawnTitle(language, card)),
    ...drawnTexts(language, card).flatMap((line) => wrap(`  ${line}`, width, '    ')),
  ];

  /** How many cards the decks hold; of those that were drawn the last may be looked at (2+2 §8). */
  function unseen(look: VolkLook): string[] {
    const { view, language } = look;
    const words = TABLE_WORDS[language];
    const lines = [`${words.deck}: ${view.deckCount}`];
    if (!view.superpowers) return lines;
    const { armsDeck, conflictDeck } = view.superpowers;
    const { armsCards, conflictCards } = printed;
    const last = (cards: readonly PrintedDrawn[], top: number): string[] =>
      top < 0 ? [] : [`  ${words.lastPlayed}`, ...tellDrawn(look, cards[top])];
    return [
      ...lines,
      words.armsLeft(armsDeck.count, armsCards.length),
      ...last(armsCards, armsDeck.top),
      words.conflictsLeft(conflictDeck.count, conflictCards.length),
      ...last(conflictCards, conflictDeck.top),
    ];
  }

  function pile(look: VolkLook, which: Pile): string[] {
    const { view, language, width } = look;
    const words = TABLE_WORDS[language];
    const [title, cards] =
      which === 'discard' ? [words.played, view.played] : [words.gone, view.gone];
    if (which === 'unseen') return unseen(look);
    const names = cards.map((card) => nameOf(language, card)).join(', ');
    return wrap(`${title} (${cards.length}): ${names}`, width, '  ');
  }

  const drawnSubjects = (): readonly Subject[] =>
    [...printed.armsCards, ...printed.conflictCards].map((card) => ({
      names: DRAWN_NAMES[card.kind].map((name) => normalise(`${name} ${card.number}`)),
      label: drawnTitle('en', card),
      tell: (look) => tellDrawn(look as VolkLook, card),
    }));

  const subjects = (): readonly Subject[] => [
    ...ALL_CARDS.map((card) => ({
      names: LANGUAGES.map((language) => normalise(nameOf(language, card))),
      label: nameOf('en', card),
      tell: (look: Look) => inFull(look as VolkLook, card),
    })),
    ...drawnSubjects(),
  ];

  return { cardLines, inFull, hand, pile, subjects };
}

export type TerminalCards = ReturnType<typeof cardsWith>;
