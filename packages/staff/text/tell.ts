import { promptFor, type Language, type Prompt } from '@brink/kernel';
import type { Manner, Side, Table } from '@brink/struggle';
import { guardOf, type Warning } from '../guard/guard.ts';
import { groupCards, memoryOf, type CardMemory, type Place } from '../memory/memory.ts';
import {
  allOdds,
  chanceOfControl,
  chanceOfEffect,
  chanceOfLoss,
  oddsOf,
  type Odds,
  type OddsRow,
} from '../odds/odds.ts';
import { previewScoring } from '../scoring/preview.ts';
import type { Adapter } from '../adapter.ts';
import { sectionOfEnd, sectionOfScore, whyNot, type Why } from '../why/why.ts';
import { STAFF_TEXTS } from './staff-texts.ts';

/** Sixths do not add up to a whole exactly. */
const NOISE = 1e-9;

/** A probability in words of the language. */
export const percent = (part: number, language: Language): string => {
  const { percent: told } = STAFF_TEXTS[language];
  const value = part * 100;
  // A small danger is not none, and a great one is not certain.
  if (value > NOISE && value < 1) return told('<1');
  if (value > 99 && value < 100 - NOISE) return told('>99');
  return told(`${Math.round(value)}`);
};

/** Sections of a game's own book are known by their number, others by their book as well. */
const numberOf = (section: string): string => section.replace(/^(?:ts|rs):/, '');

/** Why a choice is closed, without the section that says so. */
export const sayWhy = (adapter: Adapter, { code, args }: Why, language: Language): string =>
  STAFF_TEXTS[language].why[code](adapter.names[language], ...args);

const inSection = (line: string, section: string, language: Language): string =>
  `${line} (${STAFF_TEXTS[language].section(numberOf(section))})`;

/** Why a choice is closed, as a sentence. */
export const tellWhy = (adapter: Adapter, why: Why, language: Language): string =>
  inSection(sayWhy(adapter, why, language), why.section, language);

/** Why a choice is closed, in a sentence; undefined if it is open. */
export function tellWhyNot(
  adapter: Adapter,
  game: Table,
  seat: Side,
  choice: number,
  language: Language,
): string | undefined {
  const why = whyNot(adapter, game, seat, choice);
  return why && tellWhy(adapter, why, language);
}

/** The line that loses, choice by choice. */
export function tellLine(adapter: Adapter, { line }: Warning, language: Language): string {
  const texts = adapter.package.texts[language];
  return line
    .map(({ actor, prompt, domain, args, choice }) => {
      const asked: Prompt = { code: prompt, domain, args, actors: [actor], choices: [choice] };
      const who = texts.seats[actor];
      const what = texts.choice(asked, choice);
      return who === undefined ? what : `${who}: ${what}`;
    })
    .join(' → ');
}

/** A warning of the guard, as a sentence. */
export function tellWarning(adapter: Adapter, warning: Warning, language: Language): string {
  const words = STAFF_TEXTS[language];
  const { verdict, probability, isExact, isCut } = warning;
  if (verdict === 'safe') return words.verdicts.safe;
  if (isCut) return `${words.verdicts[verdict]}: ${words.isCut}`;
  const line = tellLine(adapter, warning, language);
  const risk = words.risk(percent(probability, language), isExact);
  return `${words.verdicts[verdict]}: ${risk}${line === '' ? '' : ` — ${line}`}`;
}

/** What the guard says of every choice at hand, the uses of a card below it. */
export function tellGuard(adapter: Adapter, game: Table, seat: Side, language: Language): string[] {
  const texts = adapter.package.texts[language];
  const prompt = promptFor(game, seat)!;
  const lines: string[] = [];
  for (const [choice, warning] of guardOf(adapter, game, seat)) {
    const isMixed = warning.uses.some(({ verdict }) => verdict !== warning.verdict);
    const name = texts.choice(prompt, choice);
    lines.push(`${name}: ${tellWarning(adapter, warning, language)}`);
    if (!isMixed) continue;
    for (const use of warning.uses) {
      const asked: Prompt = { ...prompt, code: 'useOfCard', domain: 'option', args: [choice] };
      lines.push(`    ${texts.choice(asked, use.choice)}: ${tellWarning(adapter, use, language)}`);
    }
  }
  return lines;
}

const chances = (odds: Odds, language: Language): string => {
  const words = STAFF_TEXTS[language];
  const parts = [`${words.effect} ${percent(chanceOfEffect(odds), language)}`];
  if (odds.country >= 0)
    parts.push(`${words.control} ${percent(chanceOfControl(odds, odds.side), language)}`);
  if (chanceOfLoss(odds) > 0) parts.push(`${words.loss} ${percent(chanceOfLoss(odds), language)}`);
  return parts.join(', ');
};

function tellRow(adapter: Adapter, odds: Odds, row: OddsRow, language: Language): string {
  const names = adapter.names[language];
  const words = STAFF_TEXTS[language];
  const dice = row.dice.length === 1 ? row.dice[0].join('–') : '';
  const countries = row.countries.map(
    ({ country, influence }) => `${names.country(country)} ${influence.join('/')}`,
  );
  const changes = [
    ...countries,
    ...(row.defcon === odds.before.defcon ? [] : [`DEFCON ${row.defcon}`]),
    ...(row.vp === odds.before.vp ? [] : [words.vp(row.vp - odds.before.vp)]),
    ...(row.final === 0 ? [] : [`${words.final}: ${words.vp(row.final)}`]),
    ...(row.ends ? [words.ends[row.ends.manner]] : []),
  ];
  const roll = dice === '' ? '' : ` [${dice}]`;
  return `  ${percent(row.probability, language).padStart(5)}${roll}  ${changes.join(' · ') || '—'}`;
}

/** The odds of every choice at hand, or of one with each result. */
export function tellOdds(
  adapter: Adapter,
  game: Table,
  seat: Side,
  language: Language,
  choice?: number,
): string[] {
  const texts = adapter.package.texts[language];
  const prompt = promptFor(game, seat)!;
  const words = STAFF_TEXTS[language];
  if (choice !== undefined) {
    const odds = oddsOf(adapter, game, seat, choice);
    if (!odds) return [];
    const title = `${words.odds[odds.kind]}, ${texts.choice(prompt, choice)}: ${chances(odds, language)}`;
    return [title, ...odds.rows.map((row) => tellRow(adapter, odds, row, language))];
  }
  return [...allOdds(adapter, game, seat)].map(
    ([each, odds]) =>
      `${texts.choice(prompt, each)}: ${words.odds[odds.kind].toLowerCase()}, ${chances(odds, language)}`,
  );
}

/** What a player does not see before him; the rest he finds on the table. */
const TOLD: readonly Place[] = ['rival', 'unseen', 'pile', 'discard', 'removed', 'waiting'];

/** What is known of a card, as a sentence. */
export function tellMemory(
  adapter: Adapter,
  game: Table,
  seat: Side,
  language: Language,
): string[] {
  const words = STAFF_TEXTS[language];
  const names = adapter.names[language];
  const { cards, hiddenInHand, pile, reshuffle } = memoryOf(adapter, game, seat);
  const groups = groupCards(cards, 'place');
  const label = ({ card, place, probability }: CardMemory): string =>
    place === 'unseen' ? `${names.card(card)} ${percent(probability, language)}` : names.card(card);
  return [
    `${words.hiddenInHand(hiddenInHand)}. ${words.reshuffle(reshuffle.turn, pile, reshuffle.discards)}`,
    ...TOLD.flatMap((place) => {
      const group = groups.get(place) ?? [];
      if (group.length === 0) return [];
      // Decks that nobody has touched are known by their period.
      const list = place === 'waiting' ? '' : `: ${group.map(label).join(', ')}`;
      return [`${words.places[place]} (${group.length})${list}`];
    }),
  ];
}

/** A line of the scoring preview. */
export interface ScoringLine {
  readonly text: string;
  /** It says why the line above it is so. */
  readonly isReason: boolean;
  /** `ts:10.1.1`: an anchor of the rules digest. */
  readonly section: string | undefined;
}

/** Every region as if it were scored now, with its lines; then the end and the military operations. */
export function scoringLines(adapter: Adapter, game: Table, language: Language): ScoringLine[] {
  const words = STAFF_TEXTS[language];
  const texts = adapter.package.texts[language];
  const { regions, final, military } = previewScoring(adapter, game);
  const endOf = (manner: Manner): string | undefined => sectionOfEnd(adapter, manner);
  const lines: ScoringLine[] = [];
  const tell = (text: string, section?: string): unknown =>
    lines.push({ text, isReason: false, section });
  for (const { card, isComing, vp, wins, lines: reasons } of regions) {
    if (!isComing) continue;
    const result = wins ? words.ends[wins.manner] : words.vp(vp);
    tell(`${adapter.names[language].card(card)}: ${result}`, wins && endOf(wins.manner));
    for (const entry of reasons) {
      if (entry.code === 'vp' || entry.code === 'gameOver') continue;
      const section = sectionOfScore(adapter, entry);
      lines.push({ text: texts.log(entry), isReason: true, section });
    }
  }
  tell(`${words.final}: ${words.vp(final.vp)}`, endOf('finalScoring'));
  tell(
    words.military(...military.missing, military.vp),
    sectionOfScore(adapter, { code: 'militaryPenalty', args: [] }),
  );
  return lines;
}

/** The same for a terminal: reasons are indented. */
export const tellScoring = (adapter: Adapter, game: Table, language: Language): string[] =>
  scoringLines(adapter, game, language).map(({ text, isReason, section }) => {
    const line = isReason ? `    ${text}` : text;
    return section === undefined ? line : inSection(line, section, language);
  });
