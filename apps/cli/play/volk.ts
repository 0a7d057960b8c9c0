import {
  DONE,
  FREE,
  type Language,
  type LogEntry,
  type OptionValues,
  type Texts,
} from '@brink/kernel';
import {
  PLACES,
  volk,
  volkWithDeck,
  whyNot,
  wordings,
  type VolkOptions,
  type VolkView,
} from '@brink/volk';
import type { Table } from '@brink/volk/volk';
import { columns, cut, padEnd, wrap } from './layout.ts';
import { seatStyle } from './paint.ts';
import type { TerminalTable } from './terminal-table.ts';
import { ALL_CARDS, cardsWith, type TerminalCards, type VolkLook } from './volk/cards.ts';
import { FIRST_EAST, marksOf, provinceInFull, provinceNamed, roads, sketch } from './volk/map.ts';
import { previewLines } from './volk/preview.ts';
import { TABLE_WORDS } from './volk/words.ts';
import { itemsOf } from '@brink/volk/prompts';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const STAGES = ['', 'A', 'B', 'C'];
const ROMAN = ['', 'I', 'II', 'III', 'IV'];

function moment({ view, language }: VolkLook): string {
  const words = TABLE_WORDS[language];
  const stage =
    view.mode === 'base' ? `${words.half} ${view.stage}` : `${words.stage} ${STAGES[view.stage]}`;
  const when = view.phase > 0 ? `${words.end}: ${wordings[language].phases[view.phase]}` : stage;
  return `${words.decade} ${ROMAN[view.decade]}, ${when}`;
}

function superpowers({ view, language }: VolkLook): string[] {
  const words = TABLE_WORDS[language];
  const { seats } = wordings[language];
  const powers = view.superpowers;
  if (!powers) return [];
  const each = ([0, 1] as const).map(
    (side) =>
      `${seats[side + 2]} $${powers.treasury[side]}, ${words.points} ${powers.victoryPoints[side]}`,
  );
  const peace = powers.peacemakerCounts.join('/');
  return [`${each.join(' · ')} · ${words.doves} ${powers.doves} · ${words.peacemakers} ${peace}`];
}

/** Six tracks, protests, socialists and what the end of the decade would bring. */
function tracks(look: VolkLook): string[] {
  const { view, language, width, paint } = look;
  const words = TABLE_WORDS[language];
  const shown = view.mode === 'base' ? 3 : 6;
  const positions = words.tracks
    .slice(0, shown)
    .map((name, i) => `${name} ${signed(view.tracks[i])}`);
  const state = [
    `${words.protests} ${view.protests.join(':')}`,
    words.socialists(view.socialists.box, view.socialists.map, view.socialists.supply),
    words.police(view.police.cards.length, view.police.exhausted),
    ...(view.wall === 'standing' ? [words.wall] : []),
    `${words.hands} ${view.hands.map(({ count }) => count).join('/')}`,
  ];
  const { flight, currency, protestsAfter } = view.preview;
  const preview = `${words.preview}: ${words.flight} ${flight.wall ? '–' : flight.value}, ${words.currency} ${signed(currency.balance)}, ${words.ifEndedNow} ${protestsAfter.join(':')}`;
  return [
    ...wrap(`${paint('strong', moment(look))} · ${positions.join(', ')}`, width, '  '),
    ...superpowers(look).flatMap((line) => wrap(line, width, '  ')),
    ...wrap(state.join(' · '), width, '  '),
    ...wrap(preview, width, '  ').map((line) => paint('faint', line)),
    ...(view.deck.standIn
      ? wrap(wordings[language].standInNotice, width, '  ').map((line) => paint('alarm', line))
      : []),
  ];
}

/** One line a province: key, name, unrest, living standard, socialists, factories. */
function provinceLine(look: VolkLook, province: number, width: number): string {
  const { view, language, prompt, keys, paint } = look;
  const { provinces, cities } = wordings[language];
  const key = prompt?.domain === 'province' ? (keys.get(province) ?? '') : '';
  const name = padEnd(cut(provinces[PLACES.provinces[province]], 16), 16);
  const marks = marksOf(look, province);
  const factories = view.factories
    .filter(({ city }) => PLACES.provinceOfCity[city] === province)
    .map(
      ({ city, value, rundown }) => `${cities[PLACES.cities[city]]} ${value}${rundown ? '-' : ''}`,
    );
  const body = cut(`${name} ${padEnd(marks, 9)} ${factories.join(', ')}`.trimEnd(), width - 3);
  const side = province < FIRST_EAST ? 0 : 1;
  return `${paint('key', key.padStart(2))} ${paint(seatStyle(side), body)}`;
}

/** Hamburg and the factories abroad, which lie in no province, and the sectors of West Berlin. */
function elsewhere({ view, language, width }: VolkLook): string[] {
  const { cities, sectors } = wordings[language];
  const factories = view.factories
    .filter(({ city }) => PLACES.provinceOfCity[city] < 0)
    .map(({ city, value }) => `${cities[PLACES.cities[city]]} ${value}`);
  const levels = PLACES.sectors.map((id, sector) => `${sectors[id]} ${view.sectors[sector]}`);
  const parts = [factories.join(', '), view.sectors.some((n) => n > 0) ? levels.join(', ') : ''];
  const line = parts.filter((part) => part !== '').join(' · ');
  return line === '' ? [] : wrap(`   ${line}`, width, '   ');
}

function board(look: VolkLook, texts: Readonly<Record<Language, Texts>>): string[] {
  const { width, paint, language } = look;
  const lines = PLACES.provinces.map((_, province) => provinceLine(look, province, width));
  const legend = wrap(TABLE_WORDS[language].legend, width);
  return [
    ...lines,
    ...elsewhere(look),
    ...roads(look, texts),
    ...legend.map((line) => paint('faint', line)),
  ];
}

/** Two provinces a line, without their factories; only where a province is to be chosen. */
function smallBoard(look: VolkLook): string[] {
  const { prompt, width } = look;
  if (prompt?.domain !== 'province') return [];
  const half = Math.floor((width - 2) / 2);
  return columns(
    PLACES.provinces.map((_, province) => provinceLine(look, province, Math.min(half, 34))),
    width,
  );
}

/** Choices that are neither provinces nor cards: sites, icons, buttons. */
function buttons(
  { prompt, keys, language, width, paint }: VolkLook,
  texts: Readonly<Record<Language, Texts>>,
): string[] {
  if (!prompt) return [];
  const isThing = (choice: number): boolean =>
    choice < FREE && (prompt.domain === 'province' || prompt.domain === 'card');
  const items = prompt.choices
    .filter((choice) => !isThing(choice))
    .map((choice) => {
      const key = keys.get(choice)!;
      const text = cut(texts[language].choice(prompt, choice), width - 4);
      return paint('key', key.padStart(2)) + (text === key ? '' : ` ${text}`);
    });
  return columns(items, width);
}

const WITHOUT_CARD: ReadonlySet<string> = new Set([
  'takeCard',
  'throwAway',
  'build',
  'raiseStandard',
]);

function aboutCard(look: VolkLook, cards: TerminalCards): string[] {
  const { prompt, view } = look;
  const card = view.resolving.at(-1);
  if (!prompt || card === undefined || WITHOUT_CARD.has(prompt.code)) return [];
  return cards.inFull({ ...look, prompt: undefined }, card);
}

function choicesOf(
  look: VolkLook,
  terminal: TerminalCards,
  texts: Readonly<Record<Language, Texts>>,
): { lines: string[]; showsHand: boolean } {
  const { prompt, view, seat } = look;
  const about = aboutCard(look, terminal);
  const others = buttons(look, texts);
  if (prompt?.domain !== 'card') return { lines: [...about, ...others], showsHand: false };
  const cards = prompt.choices.filter((choice) => choice < FREE);
  const own = view.hands[seat]?.known ?? [];
  return {
    lines: [...about, ...terminal.cardLines(look, cards), ...others],
    showsHand: own.every((card) => cards.includes(card)),
  };
}

const HEADINGS: ReadonlySet<string> = new Set(['decade', 'stage', 'phase', 'takeCard']);

const logOf =
  (texts: Readonly<Record<Language, Texts>>) =>
  (entries: readonly LogEntry[], language: Language): string[] => {
    const tell = texts[language].log;
    return entries.map((entry) => (HEADINGS.has(entry.code) ? `── ${tell(entry)}` : tell(entry)));
  };

/** A dove that must go down when none is up is the end of the player. */
function warning({ view, prompt, language }: VolkLook, choice: number): string | undefined {
  if (view.superpowers?.doves !== 0 || prompt?.domain !== 'item' || choice >= FREE)
    return undefined;
  const isDove = PLACES.isDoveDown(itemsOf(prompt)[choice] ?? -1);
  return isDove && prompt.code === 'nextItem' ? TABLE_WORDS[language].nuclear : undefined;
}

function members(domain: string): readonly number[] {
  if (domain === 'card') return ALL_CARDS;
  if (domain === 'province') return [...PLACES.provinces.keys()];
  if (domain === 'site') return Array.from({ length: PLACES.siteCount }, (_, i) => i);
  return domain === 'option' ? [...PLACES.options.keys()] : [];
}

function aliases(domain: string, choice: number): string[] {
  if (choice === DONE) return ['done', 'stop', 'pass', 'готово', 'хватит', 'пас'];
  return domain === 'province' && choice < FREE ? [PLACES.provinces[choice]] : [];
}

const END_WORDS: ReadonlySet<string> = new Set(['end', 'preview', 'конец', 'прогноз']);

const SYMBOL_WORDS: ReadonlySet<string> = new Set(['symbols', 'signs', 'знаки', 'символы']);

/** The whole map, one province, what the signs mean, or what the end of the decade would bring. */
const mapWith =
  (texts: Readonly<Record<Language, Texts>>) =>
  (look: VolkLook, part: string): string[] | undefined => {
    if (part === '') return [...sketch(look), ...board(look, texts), ...previewLines(look)];
    if (END_WORDS.has(part.toLowerCase())) return previewLines(look);
    if (SYMBOL_WORDS.has(part.toLowerCase())) {
      return TABLE_WORDS[look.language].symbols.flatMap((line) => wrap(line, look.width, '  '));
    }
    const province = provinceNamed(part);
    return province < 0 ? undefined : provinceInFull(look, texts, province);
  };

/** The table of a game with these options: a file of one's own brings its cards and titles. */
export function volkTableWith({ deck }: OptionValues): TerminalTable<VolkView> {
  const isOwn = typeof deck === 'object' && deck !== null;
  const { texts } = isOwn ? volkWithDeck(deck) : volk;
  const cards = cardsWith(isOwn ? (deck as VolkOptions['deck']) : undefined, texts);
  return {
    tracks,
    boards: (look) => [() => board(look, texts), () => smallBoard(look)],
    map: mapWith(texts),
    hand: cards.hand,
    pile: cards.pile,
    choices: (look) => choicesOf(look, cards, texts),
    subjects: cards.subjects,
    members,
    aliases,
    log: logOf(texts),
    whyNot: (game, seat, choice, language) => {
      const why = whyNot(game as Table, seat, choice);
      return why && wordings[language].whyNot[why];
    },
    help: { en: TABLE_WORDS.en.help, ru: TABLE_WORDS.ru.help },
    warning,
  };
}
