import { INTO_RED_SEA } from '@brink/crossover';
import { LANGUAGES, type Language } from '@brink/kernel';
import { catalogues, type RedSeaView } from '@brink/red-sea';
import { CARDS, cardData, cardNumber } from '@brink/red-sea/data/cards';
import { catalogues as twilight } from '@brink/twilight-struggle';
import { cardData as twilightCard } from '@brink/twilight-struggle/data/cards';
import { cut, padEnd, wrap } from '../layout.ts';
import { normalise } from '../names.ts';
import { seatStyle } from '../paint.ts';
import type { Detail, Look, Pile, Subject } from '../terminal-table.ts';
import { TABLE_WORDS } from './words.ts';

export type RedSeaLook = Look<RedSeaView>;

export const SIDE_MARKS = ['●', '◆', '○'] as const;
const SIDES = { us: 0, ussr: 1, neutral: 2 } as const;
const ROMANIAN_AUTONOMY = cardNumber('romanian-autonomy');

const homeOf = (card: number): number | undefined =>
  INTO_RED_SEA.find(({ number }) => number === card)?.home;

/** A card of the box or a visiting card from Twilight Struggle. */
export const factsOf = (card: number) => {
  const home = homeOf(card);
  return home === undefined ? cardData(card) : twilightCard(home);
};

export const textOf = (language: Language, card: number) => {
  const home = homeOf(card);
  return home === undefined
    ? catalogues[language].cards[cardData(card).id]
    : twilight[language].cards[twilightCard(home).id];
};

export const nameOf = (language: Language, card: number): string => textOf(language, card).name;

export const sideMark = ({ paint }: Pick<RedSeaLook, 'paint'>, side: number): string =>
  side > 1 ? SIDE_MARKS[2] : paint(seatStyle(side), SIDE_MARKS[side]);

/** The hand with Romanian Autonomy, if it lies open before its owner. */
export function handOf({ hands, passing }: RedSeaView, seat: number): number[] {
  const own = seat === 0 || seat === 1 ? [...hands[seat].known] : [];
  if (passing.holder === seat && passing.isFaceUp) own.push(ROMANIAN_AUTONOMY);
  return own.sort((a, b) => a - b);
}

const isScoring = (card: number): boolean => factsOf(card).marks.some((mark) => mark === 'scoring');

const ROUNDS = 7;

/** In his own round: as many scoring cards as rounds that are left, so one has to be played now. */
export function isScoringDue(view: RedSeaView, seat: number): boolean {
  const { round, roundOf, effects } = view;
  const hasExtra = seat === 1 && effects.includes('DirectiveRound');
  const held = handOf(view, seat).filter(isScoring).length;
  return roundOf === seat && held > 0 && held >= ROUNDS + (hasExtra ? 1 : 0) - round + 1;
}

function tagOf({ view, seat, language, paint }: RedSeaLook, card: number): string {
  if (!isScoring(card) || !handOf(view, seat).includes(card)) return '';
  return isScoringDue(view, seat) ? paint('alarm', `‼ ${TABLE_WORDS[language].due} `) : '';
}

const opsOf = (card: number): string => (factsOf(card).ops === 0 ? '–' : `${factsOf(card).ops}`);

const titleOf = (language: Language, card: number): string =>
  nameOf(language, card) + (factsOf(card).marks.some((mark) => mark === 'starred') ? '*' : '');

const keyOf = ({ prompt, keys, paint }: RedSeaLook, card: number): string =>
  paint('key', (prompt?.domain === 'card' ? (keys.get(card) ?? '') : '').padStart(2));

/** One line a card: key, side, ops, name and the beginning of its text. */
export function cardLines(look: RedSeaLook, cards: readonly number[]): string[] {
  const { language, width, paint } = look;
  const names = cards.map((card) => titleOf(language, card));
  const nameWidth = Math.min(Math.max(0, ...names.map(({ length }) => length)), 36);
  return cards.map((card, i) => {
    const mark = sideMark(look, SIDES[factsOf(card).side]);
    const name = padEnd(cut(names[i], nameWidth), nameWidth);
    const tag = tagOf(look, card);
    const used = nameWidth + 8 + (tag === '' ? 0 : TABLE_WORDS[language].due.length + 3);
    const text = cut(textOf(language, card).text, width - used);
    return `${keyOf(look, card)} ${mark}${opsOf(card)} ${name} ${tag}${paint('faint', text)}`;
  });
}

/** A card with its whole text. */
export function inFull(look: RedSeaLook, card: number): string[] {
  const { language, width, paint } = look;
  const mark = sideMark(look, SIDES[factsOf(card).side]);
  const head = `${keyOf(look, card)} ${mark}${opsOf(card)} ${paint('strong', titleOf(language, card))}`;
  const text = wrap(textOf(language, card).text, Math.min(width, 100) - 5);
  return [...wrap(head, width, '     '), ...text.map((line) => `     ${line}`)];
}

/** Stands for a space inside a name until the lines are broken. */
const UNBROKEN = '\u00A0';

export function hand(look: RedSeaLook, detail: Detail): string[] {
  const { view, seat, language, width } = look;
  const cards = handOf(view, seat);
  if (cards.length === 0) return [];
  if (detail === 'texts') return cards.flatMap((card) => inFull(look, card));
  if (detail === 'lines') return cardLines(look, cards);
  const names = cards.map((card) => {
    const mark = `${sideMark(look, SIDES[factsOf(card).side])}${opsOf(card)}`;
    return `${mark} ${titleOf(language, card)}`.replaceAll(' ', UNBROKEN);
  });
  const line = `${TABLE_WORDS[language].hand}: ${names.join(' · ')}`;
  return wrap(line, width, '  ').map((each) => each.replaceAll(UNBROKEN, ' '));
}

export function pile(look: RedSeaLook, which: Pile): string[] {
  const cards = look.view[which];
  return cards.length === 0 ? [] : cardLines({ ...look, prompt: undefined }, cards);
}

const ALL = [...CARDS.map(({ number }) => number), ...INTO_RED_SEA.map(({ number }) => number)];

export const allCards = (): readonly number[] => ALL;

/** Every card one can ask about. */
export const subjects = (): readonly Subject[] =>
  ALL.map((card) => ({
    label: LANGUAGES.map((language) => nameOf(language, card)).join(' / '),
    names: [factsOf(card).id, ...LANGUAGES.map((each) => nameOf(each, card))].map(normalise),
    tell: (look) => inFull({ ...(look as RedSeaLook), prompt: undefined }, card),
  }));
