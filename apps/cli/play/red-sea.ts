import { redSea } from '@brink/crossover';
import { DONE, FREE, LANGUAGES, argument } from '@brink/kernel';
import { catalogues, type RedSeaView } from '@brink/red-sea';
import { COUNTRIES } from '@brink/red-sea/data/countries';
import { OPTIONS } from '@brink/struggle';
import { bidAliases, bidLines } from './bids.ts';
import { columns, padEnd, stack, wrap } from './layout.ts';
import { seatStyle } from './paint.ts';
import {
  SIDE_MARKS,
  allCards,
  cardLines,
  factsOf,
  hand,
  handOf,
  inFull,
  isScoringDue,
  pile,
  subjects,
  type RedSeaLook,
} from './red-sea/cards.ts';
import { tracks } from './red-sea/tracks.ts';
import { TABLE_WORDS } from './red-sea/words.ts';
import type { TerminalTable } from './terminal-table.ts';
import { PROMPTS } from '@brink/red-sea/prompts';

type Facts = (typeof COUNTRIES)[number];

/** Egypt stands with Africa, and the sea lanes by themselves. */
const blockOf = ({ regions }: Facts): 'africa' | 'middle-east' | 'sea' =>
  (regions as readonly string[]).includes('africa')
    ? 'africa'
    : regions.length > 0
      ? 'middle-east'
      : 'sea';

const nameWidthOf = ({ language }: RedSeaLook): number =>
  Math.max(...Object.values(catalogues[language].shortCountries).map(({ length }) => length));

function cell(look: RedSeaLook, country: number): string {
  const { view, prompt, keys, language, paint } = look;
  const { us, ussr, control, stability, battleground } = view.countries[country];
  const { id, flashpoint } = COUNTRIES[country];
  const key = prompt?.domain === 'country' ? (keys.get(country) ?? '') : '';
  const name = padEnd(catalogues[language].shortCountries[id], nameWidthOf(look));
  const mark = battleground ? '*' : flashpoint ? '!' : ' ';
  const influence = us + ussr === 0 ? ' · ' : `${us}:${ussr}`;
  const body = `${control < 0 ? ' ' : SIDE_MARKS[control]}${name} ${stability}${mark} ${influence.padStart(3)}`;
  return `${paint('key', key.padStart(2))} ${control < 0 ? body : paint(seatStyle(control), body)}`;
}

function board(look: RedSeaLook): string[] {
  const { language, width, paint } = look;
  const { regions } = catalogues[language];
  const { withEgypt, seaLanes } = TABLE_WORDS[language];
  const titles = {
    ...regions,
    'middle-east': `${regions['middle-east']} ${withEgypt}`,
    sea: seaLanes,
  };
  const linesOf = (block: keyof typeof titles): string[] =>
    [...COUNTRIES.keys()].filter((n) => blockOf(COUNTRIES[n]) === block).map((n) => cell(look, n));
  const blocks = (['africa', 'middle-east', 'sea'] as const).map((block) =>
    [paint('strong', titles[block])].concat(linesOf(block)),
  );
  return stack(blocks, Math.max(1, Math.floor((width + 2) / (nameWidthOf(look) + 13))));
}

const legend = ({ language, width, paint }: RedSeaLook): string[] =>
  wrap(TABLE_WORDS[language].legend, width, '  ').map((line) => paint('faint', line));

/** Choices that are neither on the board nor cards: buttons and "done". */
function buttons(look: RedSeaLook): string[] {
  const { prompt, keys, language, width, paint } = look;
  if (!prompt) return [];
  if (prompt.domain === 'bid') return bidLines(look);
  const isThing = (choice: number): boolean =>
    choice < FREE && (prompt.domain === 'country' || prompt.domain === 'card');
  const items = prompt.choices
    .filter((choice) => !isThing(choice))
    .map((choice) => {
      const key = keys.get(choice)!;
      const text = redSea.texts[language].choice(prompt, choice);
      return paint('key', key.padStart(2)) + (text === key ? '' : ` ${text}`);
    });
  return columns(items, width);
}

/** Prompts that speak of the event of a card: its text is shown. */
function aboutCard(look: RedSeaLook): string[] {
  const { prompt, view } = look;
  if (prompt?.code === 'useOfCard') {
    return inFull({ ...look, prompt: undefined }, argument(PROMPTS, prompt, 'card')!);
  }
  const isPlain = ['headline', 'actionRound', 'operations', 'placeInfluence', 'coupTarget'];
  const card = view.asking;
  if (!prompt || !card || isPlain.includes(prompt.code)) return [];
  return inFull({ ...look, prompt: undefined }, card);
}

function choices(look: RedSeaLook): { lines: string[]; showsHand: boolean } {
  const { prompt, view, seat } = look;
  const about = aboutCard(look);
  if (prompt?.domain !== 'card') return { lines: [...about, ...buttons(look)], showsHand: false };
  const cards = prompt.choices.filter((choice) => choice < FREE);
  const own = handOf(view, seat);
  const showsHand = cards.every((card) => own.includes(card));
  const lines = cardLines(look, showsHand ? own : cards);
  return { lines: [...about, ...lines, ...buttons(look)], showsHand };
}

/** §8.1.4: what brings DEFCON to 1 by itself, and what may (§6.3.6). */
function warOf({ view, prompt, seat, language }: RedSeaLook, choice: number): string | undefined {
  const isPeace = view.effects.includes('ZoneOfPeace');
  // In the Zone of Peace a flashpoint costs twice.
  const isNear = view.defcon === 2 || (view.defcon === 3 && isPeace);
  if (view.phasing !== seat || !isNear || choice >= FREE) return undefined;
  const { warSuicide, warRisk } = TABLE_WORDS[language];
  if (view.defcon === 3) {
    return prompt?.code === 'coupTarget' && COUNTRIES[choice].flashpoint ? warRisk : undefined;
  }
  if (prompt?.code === 'defconStep') return OPTIONS[choice] === 'lower' ? warSuicide : undefined;
  if (prompt?.code !== 'coupTarget') return undefined;
  const isCostly = view.countries[choice].battleground || isPeace;
  if (isCostly) return warSuicide;
  return COUNTRIES[choice].flashpoint ? warRisk : undefined;
}

function warning(look: RedSeaLook, choice: number): string | undefined {
  const { view, prompt, seat, language } = look;
  if (prompt?.code !== 'actionRound') return warOf(look, choice);
  const isScoring = choice < FREE && factsOf(choice).ops === 0;
  return isScoringDue(view, seat) && !isScoring ? TABLE_WORDS[language].scoringDue : undefined;
}

function members(domain: string): readonly number[] {
  if (domain === 'country') return [...COUNTRIES.keys()];
  if (domain === 'card') return allCards();
  return domain === 'option' ? [...OPTIONS.keys()] : [];
}

function aliases(domain: string, choice: number): string[] {
  if (choice === DONE) return ['done', 'stop', 'pass', 'готово', 'хватит', 'пас'];
  if (domain === 'bid') return bidAliases(choice);
  if (domain !== 'country') return [];
  return LANGUAGES.map((language) => catalogues[language].shortCountries[COUNTRIES[choice].id]);
}

export const redSeaTable: TerminalTable<RedSeaView> = {
  tracks,
  boards: (look) => [() => [...board(look), ...legend(look)], () => board(look)],
  map: (look, part) => (part === '' ? [...board(look), ...legend(look)] : undefined),
  hand,
  pile,
  choices,
  subjects,
  members,
  aliases,
  log: (entries, language) =>
    entries.map((entry) => {
      const line = redSea.texts[language].log(entry);
      return entry.code === 'turn' || entry.code === 'round' ? `── ${line}` : line;
    }),
  warning,
};
