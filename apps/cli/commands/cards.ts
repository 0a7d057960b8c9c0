import { LANGUAGES, type Language } from '@brink/kernel';
import {
  GALLERY,
  GALLERY_GAMES,
  GALLERY_SIDES,
  searchCards,
  type GalleryCard,
  type GalleryPeriod,
  type GallerySide,
} from '@brink/library';
import { command } from '../command.ts';
import { UserError } from '../errors.ts';

interface Words {
  readonly nothing: string;
  readonly sides: Readonly<Record<GallerySide, string>>;
  readonly periods: Readonly<Record<GalleryPeriod, string>>;
  readonly ops: (n: number) => string;
  readonly standIn: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    nothing: 'No card has all of these words.',
    sides: { us: 'US', ussr: 'USSR', west: 'West', east: 'East', neutral: 'neutral' },
    periods: {
      zero: 'Turn Zero',
      early: 'Early War',
      mid: 'Mid War',
      late: 'Late War',
      decade1: 'decade I',
      decade2: 'decade II',
      decade3: 'decade III',
      decade4: 'decade IV',
    },
    ops: (n) => `${n} ${n === 1 ? 'Op' : 'Ops'}`,
    standIn: 'stand-in deck',
  },
  ru: {
    nothing: 'Карты со всеми этими словами нет.',
    sides: { us: 'США', ussr: 'СССР', west: 'Запад', east: 'Восток', neutral: 'общая' },
    periods: {
      zero: 'Нулевой ход',
      early: 'начало войны',
      mid: 'середина войны',
      late: 'окончание войны',
      decade1: 'декада I',
      decade2: 'декада II',
      decade3: 'декада III',
      decade4: 'декада IV',
    },
    ops: (n) => `${n} ОО`,
    standIn: 'колода-замена',
  },
};

/** "#23 Marshall Plan*  US · Early War · 4 Ops". */
function headOf(card: GalleryCard, language: Language): string {
  const words = WORDS[language];
  const { number, name, marks, side, period, ops, values, isStandIn } = card;
  const facts = [
    side ? words.sides[side] : '',
    period ? words.periods[period] : '',
    ops ? words.ops(ops) : '',
    values ? `${values[0]}/${values[1]}` : '',
    isStandIn ? words.standIn : '',
  ].filter((fact) => fact !== '');
  const star = marks.includes('starred') ? '*' : '';
  return `${number === undefined ? '' : `#${number} `}${name[language]}${star}  ${facts.join(' · ')}`;
}

function tell(card: GalleryCard, language: Language): void {
  console.log(headOf(card, language));
  for (const line of card.text[language]) console.log(`  ${line}`);
  for (const { name, text } of card.rulings) console.log(`  [${name}] ${text[language]}`);
  console.log(`  — ${card.note[language]}`);
}

export default command({
  name: 'cards',
  summary: 'tells what a card does and its history',
  operands: '[WORDS… | NUMBER]',
  options: {
    lang: { type: 'string', about: 'language', choices: LANGUAGES, default: 'en' },
    game: { type: 'string', about: 'one game only', choices: GALLERY_GAMES },
    side: { type: 'string', about: 'one side only', choices: GALLERY_SIDES },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: 'Words are found in either language, in titles, texts and notes. Without any all cards are listed.',
  run({ options: { lang, game, side, json }, operands }) {
    const query = operands.join(' ').trim();
    const all = query === '' ? GALLERY : searchCards(query);
    const found = all.filter(
      (card) =>
        (game === undefined || card.game === game) && (side === undefined || card.side === side),
    );
    if (json) {
      const cards = found.map(({ key, number, name, side: of, period, ops, text, note }) => ({
        key,
        number,
        name: name[lang],
        side: of,
        period,
        ops,
        text: text[lang],
        note: note[lang],
      }));
      console.log(JSON.stringify({ query, lang, cards }));
      return;
    }
    if (found.length === 0) throw new UserError(WORDS[lang].nothing);
    if (query === '') for (const card of found) console.log(headOf(card, lang));
    else for (const card of found) tell(card, lang);
  },
});
