import { LANGUAGES, type Language } from '@brink/kernel';
import { catalogues, type TwilightView } from '@brink/twilight-struggle';
import { cardNumber, type CardData } from '@brink/twilight-struggle/data/cards';
import { CRISES, type CrisisId } from '@brink/twilight-struggle/turn-zero/crises';
import { cut, padEnd, wrap } from '../layout.ts';
import { normalise } from '../names.ts';
import type { Detail, Pile, Subject } from '../terminal-table.ts';
import { ALL_CARDS, cardData, textOf } from './card-data.ts';
import { sideMark, type TwilightLook } from './tracks.ts';
import { crisisLines, firstInRound } from './variants.ts';
import { TABLE_WORDS } from './words.ts';

export const CHINA_CARD = cardNumber('china-card');
const SIDES = { us: 0, ussr: 1, neutral: 2 } as const;

const isScoring = (card: number): boolean => cardData(card).marks.includes('scoring');

/** The hand with the China Card, if it lies open before its owner. */
export function handOf({ hands, china }: TwilightView, seat: number): number[] {
  const own = seat === 0 || seat === 1 ? [...hands[seat].known] : [];
  if (china.holder === seat && china.isFaceUp) own.push(CHINA_CARD);
  return own.sort((a, b) => a - b);
}

/** As many scoring cards as rounds that the rival cannot take away: one has to be played now. */
export function isScoringDue(look: TwilightLook): boolean {
  const { view, seat } = look;
  const { turn, round, roundOf, effects } = view;
  const hasOil = seat === 0 && effects.includes('NorthSeaOilRoundForUs');
  const rounds = hasOil ? 8 : turn <= 3 ? 6 : 7;
  // The one who goes first has had his round while the other plays.
  const isBehind = seat === firstInRound(view) && roundOf === 1 - seat;
  const held = handOf(view, seat).filter(isScoring).length;
  return round > 0 && held > 0 && held >= rounds - round + (isBehind ? 0 : 1);
}

const nameOf = (language: Language, { number, marks }: CardData): string =>
  textOf(language, number).name + (marks.includes('starred') ? '*' : '');

const opsOf = (card: number): string => (isScoring(card) ? '–' : `${cardData(card).ops}`);

function tagOf(look: TwilightLook, card: number): string {
  const { view, seat, language, paint } = look;
  const words = TABLE_WORDS[language];
  if (!isScoring(card)) return '';
  const isOwn = handOf(view, seat).includes(card);
  return isOwn && isScoringDue(look) ? paint('alarm', `‼ ${words.due} `) : '';
}

const keyOf = ({ prompt, keys, paint }: TwilightLook, card: number): string => {
  const key = prompt?.domain === 'card' ? (keys.get(card) ?? '') : '';
  return paint('key', key.padStart(2));
};

/** One line a card: key, side, ops, name, period and the beginning of its text. */
export function cardLines(look: TwilightLook, cards: readonly number[]): string[] {
  const { language, width, paint } = look;
  const words = TABLE_WORDS[language];
  const names = cards.map((card) => nameOf(language, cardData(card)));
  const nameWidth = Math.min(Math.max(0, ...names.map(({ length }) => length)), 36);
  const kindWidth = Math.max(
    ...Object.values(words.periods).map(({ length }) => length),
    words.scoring.length,
  );
  return cards.map((card, i) => {
    const { side, period } = cardData(card);
    const kind = isScoring(card) ? words.scoring : words.periods[period];
    const head = `${keyOf(look, card)} ${sideMark(look, SIDES[side])}${opsOf(card)} ${padEnd(cut(names[i], nameWidth), nameWidth)} ${kind.padEnd(kindWidth)}`;
    const tag = tagOf(look, card);
    const used = nameWidth + kindWidth + 8 + (tag === '' ? 0 : words.due.length + 3);
    const text = cut(textOf(language, card).text, width - used);
    return `${head} ${tag}${paint('faint', text)}`;
  });
}

/** A card with its whole text. */
export function inFull(look: TwilightLook, card: number): string[] {
  const { language, width, paint } = look;
  const words = TABLE_WORDS[language];
  const data = cardData(card);
  const side =
    data.side === 'neutral' ? words.neutral : catalogues[language].seats[SIDES[data.side]];
  const parts = [`${words.number}${card}`, side, words.periods[data.period]];
  parts.push(isScoring(card) ? words.scoring : words.ops(data.ops));
  if (data.marks.includes('starred')) parts.push(`* ${words.removedAfterEvent}`);
  const title = paint('strong', nameOf(language, data));
  const key = keyOf(look, card);
  const head = `${key} ${sideMark(look, SIDES[data.side])} ${title} · ${parts.join(' · ')} ${tagOf(look, card)}`;
  const text = textOf(language, card).text;
  return [
    ...wrap(head.trimEnd(), width, '     '),
    ...wrap(text, Math.min(width, 100) - 5).map((line) => `     ${line}`),
  ];
}

export function hand(look: TwilightLook, detail: Detail): string[] {
  const { view, seat, language, width } = look;
  const cards = handOf(view, seat);
  if (cards.length === 0) return [];
  if (detail === 'texts') return cards.flatMap((card) => inFull(look, card));
  if (detail === 'lines') return cardLines(look, cards);
  const line = `${TABLE_WORDS[language].hand}: ${briefly(look, cards)}`;
  return wrap(line, width, '  ').map((each) => each.replaceAll(UNBROKEN, ' '));
}

/** Stands for a space inside a name until the lines are broken. */
const UNBROKEN = '\u00A0';

const briefly = (look: TwilightLook, cards: readonly number[]): string =>
  cards
    .map((card) => {
      const data = cardData(card);
      const mark = `${sideMark(look, SIDES[data.side])}${opsOf(card)}`;
      return `${tagOf(look, card)}${mark} ${nameOf(look.language, data)}`.replaceAll(' ', UNBROKEN);
    })
    .join(' · ');

export function pile(look: TwilightLook, which: Pile): string[] {
  const cards = look.view[which];
  return cards.length === 0 ? [] : cardLines({ ...look, prompt: undefined }, cards);
}

const subjectOf = ({ number, id }: CardData): Subject => ({
  label: `${textOf('en', number).name} / ${textOf('ru', number).name}`,
  names: [id, `${number}`, ...LANGUAGES.map((each) => textOf(each, number).name)].map(normalise),
  tell: (look) => inFull({ ...(look as TwilightLook), prompt: undefined }, number),
});

const nameOfCrisis = (language: Language, id: CrisisId): string =>
  catalogues[language].crises[id].name;

const subjectOfCrisis = (id: CrisisId, number: number): Subject => ({
  label: `${nameOfCrisis('en', id)} / ${nameOfCrisis('ru', id)}`,
  names: [id, ...LANGUAGES.map((each) => nameOfCrisis(each, id))].map(normalise),
  tell: (look) => crisisLines(look as TwilightLook, number),
});

/** Every card one can ask about, and the crises of Turn Zero. */
export const subjects = (): readonly Subject[] => [
  ...ALL_CARDS.map(cardData).map(subjectOf),
  ...CRISES.map(subjectOfCrisis),
];
