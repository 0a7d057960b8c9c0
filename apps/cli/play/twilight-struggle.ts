import { twilightStruggle } from '@brink/crossover';
import {
  DONE,
  FREE,
  LANGUAGES,
  argument,
  readAll,
  type Language,
  type LogEntry,
  type Told,
} from '@brink/kernel';
import { catalogues, type TwilightView } from '@brink/twilight-struggle';
import { CIVIL_WAR_BOX, COUNTRIES } from '@brink/twilight-struggle/data/countries';
import { shortArea } from '@brink/twilight-struggle/text/names';
import { OPTIONS, type Arguments } from '@brink/struggle';
import { bidAliases, bidLines } from './bids.ts';
import { columns } from './layout.ts';
import type { TerminalTable } from './terminal-table.ts';
import {
  cardLines,
  hand,
  handOf,
  inFull,
  isScoringDue,
  pile,
  subjects,
} from './twilight-struggle/cards.ts';
import { ALL_CARDS, cardData, textOf } from './twilight-struggle/card-data.ts';
import { boards, mapOf } from './twilight-struggle/map.ts';
import { tracks, type TwilightLook } from './twilight-struggle/tracks.ts';
import { aboutCrisis, aboutStatecraft, isFirstTurnSecure } from './twilight-struggle/variants.ts';
import { TABLE_WORDS } from './twilight-struggle/words.ts';
import { PROMPTS } from '@brink/twilight-struggle/prompts';
import { LOG } from '@brink/twilight-struggle/log';

/** Choices that are neither on the board nor cards: buttons, "done" and free actions. */
function buttons(look: TwilightLook): string[] {
  const { prompt, keys, language, width, paint } = look;
  if (!prompt) return [];
  if (prompt.domain === 'bid') return bidLines(look);
  const { choice: label } = twilightStruggle.texts[language];
  const isThing = (choice: number): boolean =>
    choice < FREE && (prompt.domain === 'country' || prompt.domain === 'card');
  const items = prompt.choices
    .filter((choice) => !isThing(choice))
    .map((choice) => {
      const key = keys.get(choice)!;
      const text = label(prompt, choice);
      const more = prompt.domain === 'statecraft' ? `: ${aboutStatecraft(look, choice)}` : '';
      return paint('key', key.padStart(2)) + (text === key ? '' : ` ${text}${more}`);
    });
  return columns(items, width);
}

/** Prompts at which no single card is spoken of, or its text says nothing more. */
const WITHOUT_CARD: ReadonlySet<string> = new Set([
  'headline',
  'actionRound',
  'operations',
  'placeInfluence',
  'coupTarget',
  'realignTarget',
]);

/** The text of the card whose use or event is being decided. */
function aboutCard(look: TwilightLook): string[] {
  const { prompt, view } = look;
  if (!prompt || WITHOUT_CARD.has(prompt.code)) return [];
  const card = prompt.code === 'useOfCard' ? argument(PROMPTS, prompt, 'card') : view.asking;
  return card ? inFull({ ...look, prompt: undefined }, card) : [];
}

function choices(look: TwilightLook): { lines: string[]; showsHand: boolean } {
  const { prompt, view, seat } = look;
  const about = [...aboutCard(look), ...aboutCrisis(look)];
  if (prompt?.domain !== 'card') return { lines: [...about, ...buttons(look)], showsHand: false };
  const cards = prompt.choices.filter((choice) => choice < FREE);
  const own = handOf(view, seat);
  const showsHand = cards.every((card) => own.includes(card));
  const lines = cardLines(look, showsHand ? own : cards);
  return { lines: [...about, ...lines, ...buttons(look)], showsHand };
}

const isDraw = ({ code }: LogEntry): boolean => code === 'draw' || code === 'drawHidden';

/** A deal in one sentence for each side. */
function tellDraws(entries: readonly LogEntry[], language: Language): string[] {
  const words = TABLE_WORDS[language];
  const { seats } = catalogues[language];
  return [1, 0].flatMap((side) => {
    const isOwn = (told: { readonly side: number }): boolean => told.side === side;
    const known = readAll(LOG, entries, 'draw').filter(isOwn);
    const hidden = readAll(LOG, entries, 'drawHidden').filter(isOwn).length;
    if (known.length + hidden === 0) return [];
    const names = known.map(({ card }) => textOf(language, card).name);
    const what = hidden > 0 ? [...names, words.cards(hidden)] : names;
    return [words.draws(side, seats[side], what.join(', '))];
  });
}

const INFLUENCE = 'influence';
type InfluenceTold = Told<typeof LOG, Arguments, typeof INFLUENCE>;

/** Influence that goes to one country point by point counts as one change. */
function joinInfluence(entries: readonly LogEntry[]): InfluenceTold[] {
  const joined: InfluenceTold[] = [];
  for (const told of readAll<typeof LOG, typeof INFLUENCE, Arguments>(LOG, entries, INFLUENCE)) {
    const last = joined.at(-1);
    if (last?.side === told.side && last.country === told.country) {
      joined[joined.length - 1] = { ...told, change: last.change + told.change };
    } else {
      joined.push(told);
    }
  }
  return joined;
}

/** Entries that are told together: a deal, or influence here and there. */
function runsOf(entries: readonly LogEntry[]): LogEntry[][] {
  const kindOf = (entry: LogEntry): string => (isDraw(entry) ? 'draw' : entry.code);
  const runs: LogEntry[][] = [];
  for (const entry of entries) {
    const kind = kindOf(entry);
    const last = runs.at(-1);
    const isJoined = kind === 'draw' || kind === INFLUENCE;
    if (isJoined && last && kindOf(last[0]) === kind) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function log(entries: readonly LogEntry[], language: Language): string[] {
  const tell = twilightStruggle.texts[language].log;
  const { influence } = catalogues[language].log;
  return runsOf(entries).flatMap((run) => {
    const [{ code }] = run;
    if (isDraw(run[0]) && run.length > 1) return tellDraws(run, language);
    if (code === INFLUENCE) return [joinInfluence(run).map(influence).join(' · ')];
    return run.map((entry) =>
      code === 'turn' || code === 'round' ? `── ${tell(entry)}` : tell(entry),
    );
  });
}

/** Whether a choice brings DEFCON to 1 by itself, before any die. */
function endsTheWorld({ view, prompt, seat }: TwilightLook, choice: number): boolean {
  if (isFirstTurnSecure(view)) return false;
  const option = prompt?.domain === 'option' ? OPTIONS[choice] : undefined;
  switch (prompt?.code) {
    case 'coupTarget': {
      const isSafe = seat === 0 && view.effects.includes('NuclearSubs');
      return view.defcon === 2 && view.countries[choice].battleground && !isSafe;
    }
    case 'defconLevel':
      return choice === 1;
    case 'olympicGames':
      return view.defcon === 2 && option === 'boycott';
    case 'summit':
      return view.defcon === 2 && option === 'lower';
    default:
      return false;
  }
}

function warning(look: TwilightLook, choice: number): string | undefined {
  const { view, prompt, seat, language } = look;
  const words = TABLE_WORDS[language];
  if (choice < FREE) {
    const crisis = seat === 0 ? 'CubanMissileCrisisOnUs' : 'CubanMissileCrisisOnUssr';
    const isCoup = prompt?.code === 'coupTarget';
    if (isCoup && view.effects.includes(crisis)) return words.crisisSuicide;
    // §8.1.3: the phasing player is to blame, whoever chooses.
    if (view.phasing === seat && endsTheWorld(look, choice)) return words.warSuicide;
  }
  if (prompt?.code !== 'actionRound' || !isScoringDue(look)) return undefined;
  const isScoring = choice < FREE && cardData(choice).marks.includes('scoring');
  return isScoring ? undefined : words.scoringDue;
}

/** Everything that a domain has names for. */
function members(domain: string): number[] {
  if (domain === 'country') return [...COUNTRIES.keys(), CIVIL_WAR_BOX];
  if (domain === 'card') return [...ALL_CARDS];
  return domain === 'option' ? [...OPTIONS.keys()] : [];
}

function aliases(domain: string, choice: number): string[] {
  if (choice === DONE) return ['done', 'stop', 'pass', 'готово', 'хватит', 'пас'];
  if (domain === 'bid') return bidAliases(choice);
  if (domain !== 'country' || choice >= FREE) return [];
  return LANGUAGES.map((language) => shortArea(catalogues[language], choice));
}

export const twilightStruggleTable: TerminalTable<TwilightView> = {
  tracks,
  boards,
  map: mapOf,
  hand,
  pile,
  choices,
  subjects,
  members,
  aliases,
  log,
  warning,
};
