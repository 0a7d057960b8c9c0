import { SIDES, type BoardLanguage, type LogLine, type LogPart, type Side } from '@brink/board';
import { OPTIONS, type Option } from '@brink/struggle/options';
import type { Entry } from '../../client/game-client.ts';
import type { StruggleUi } from './struggle-ui.ts';

/** What of a game its log speaks of. */
export type Spoken = Pick<StruggleUi, 'texts' | 'cards' | 'names' | 'areaId' | 'inArea'>;

/** Where in the integers of a line a card or a country stands. */
const CARD_AT: Readonly<Record<string, number>> = {
  draw: 1,
  examine: 1,
  reveal: 1,
  discard: 1,
  takeDiscard: 1,
  handOver: 1,
  remove: 0,
  inFront: 0,
  noEvent: 1,
  takeFromDeck: 1,
  joinsDeck: 0,
  draft: 1,
  flashpoint: 1,
  underPile: 0,
};
const COUNTRY_AT: Readonly<Record<string, number>> = {
  coup: 1,
  realign: 1,
  war: 1,
  famine: 0,
  centcom: 1,
};
/** Lines whose first integer is the side that acts. */
const OF_SIDE = new Set([
  'coup',
  'realign',
  'spaceAdvance',
  'war',
  'trapForfeit',
  'examine',
  'examineHidden',
  'putBack',
  'reveal',
  'discard',
  'takeDiscard',
  'handOver',
  'pass',
  'skipRound',
  'draft',
  'statecraft',
  'fixDie',
  'rollAgain',
]);
/** Consequences: indented and grey. */
const NOTES = new Set([
  'vp',
  'defcon',
  'militaryOps',
  'effect',
  'effectEnds',
  'noEvent',
  'remove',
  'inFront',
  'chinaCard',
  'reshuffle',
  'scoringSide',
  'militaryPenalty',
  'joinsDeck',
  'underPile',
  'seaLanes',
  'famine',
]);

interface Words {
  readonly headline: string;
  readonly opsShort: string;
  readonly stability: string;
  readonly success: string;
  readonly failure: string;
  readonly dealt: (cards: number) => string;
  readonly uses: Readonly<Partial<Record<Option, string>>>;
  readonly forOps: (ops: number) => string;
  readonly kinds: Readonly<Partial<Record<Option, string>>>;
}
const WORDS: Readonly<Record<BoardLanguage, Words>> = {
  en: {
    headline: 'HL',
    opsShort: 'Ops',
    stability: 'stab.',
    success: 'success',
    failure: 'failure',
    dealt: (cards) => `${cards} ${cards === 1 ? 'card' : 'cards'} drawn`,
    uses: { event: ': event', eventFirst: ': event, then operations', space: ' → space race' },
    forOps: (ops) => ` for ${ops} ${ops === 1 ? 'Op' : 'Ops'}`,
    kinds: {
      influence: ': influence',
      coup: ': coup',
      realign: ': realign',
      mixed: ': influence and realign',
    },
  },
  ru: {
    headline: 'НС',
    opsShort: 'ОО',
    stability: 'стаб.',
    success: 'успех',
    failure: 'неудача',
    dealt: (cards) => `взято карт: ${cards}`,
    uses: { event: ': событие', eventFirst: ': событие, затем операции', space: ' → космос' },
    forOps: (ops) => ` на ${ops} ОО`,
    kinds: {
      influence: ': влияние',
      coup: ': переворот',
      realign: ': снижение влияния',
      mixed: ': влияние и снижение',
    },
  },
};

const MOST_NAMED = 2;

const signed = (value: number): string => (value < 0 ? ` − ${-value}` : ` + ${value}`);
const maybeSigned = (value: number): string => (value === 0 ? '' : signed(value));

/** Splits a sentence around the words that can be pressed. */
function linked(text: string, words: string, part: LogPart): LogPart[] {
  const at = text.indexOf(words);
  if (at < 0) return [text];
  return [text.slice(0, at), part, text.slice(at + words.length)];
}

class Teletype {
  readonly #ui: Spoken;
  readonly #language: BoardLanguage;
  readonly #words: Words;
  readonly lines: LogLine[] = [];
  #when = '';
  /** The line that influence is being added to: from and to, by country. */
  #run: { side: number; at: number; changes: Map<number, [from: number, to: number]> } | undefined;
  /** A deal: how many cards each side draws, and which ones can be told. */
  #deal: { at: number; cards: [us: number[], ussr: number[]] } | undefined;
  /** The card whose play was the last thing told. */
  #played: { readonly card: number; readonly at: number; coup?: boolean } | undefined;

  constructor(ui: Spoken, language: BoardLanguage) {
    this.#ui = ui;
    this.#language = language;
    this.#words = WORDS[language];
  }

  #country(area: number): LogPart {
    const id = this.#ui.areaId(area);
    return { kind: 'country', id, text: this.#ui.names[this.#language].countries[id].label };
  }

  #push(kind: LogLine['kind'], parts: readonly LogPart[], side?: Side, at?: number): void {
    const id = `${at ?? this.lines.length}`;
    const when = kind === 'play' ? this.#when : undefined;
    if (kind === 'play') this.#when = '';
    this.lines.push({ id, kind, parts, side, when });
  }

  #card(number: number): LogPart {
    const { id, title } = this.#ui.cards[this.#language].get(number)!;
    return { kind: 'card', id, text: title };
  }

  /** Points one after another are one line, each country once. */
  #influence([side, area, change, us, ussr]: readonly number[]): void {
    const after = side === 0 ? us : ussr;
    if (this.#run?.side !== side) {
      this.#run = { side, at: this.lines.length, changes: new Map() };
      this.#push('play', [], SIDES[side]);
    }
    const { at, changes } = this.#run;
    changes.set(area, [changes.get(area)?.[0] ?? after - change, after]);
    const parts = [...changes].flatMap(([country, [from, to]], i): LogPart[] => [
      i > 0 ? ', ' : '',
      this.#country(country),
      ' ',
      { kind: 'change', from, to },
    ]);
    this.lines[at] = { ...this.lines[at], parts };
  }

  #dice({ code, args }: Entry): boolean {
    const { opsShort, stability, success, failure } = this.#words;
    const slip = (die: number, sum: string, result?: number): LogPart => ({
      kind: 'slip',
      parts: [
        { kind: 'die', value: die },
        sum,
        ...(result === undefined
          ? []
          : [' = ', { kind: 'strong', text: `${result}`.replace('-', '−') } as const]),
      ],
    });
    const side = SIDES[args[0]];
    switch (code) {
      case 'coupRoll': {
        const [, , die, modifier, ops, result] = args;
        const resistance = die + modifier + ops - result;
        const sum = `${maybeSigned(modifier)} + ${ops} ${opsShort} − ${resistance} ${stability}`;
        this.#push('play', [slip(die, sum, result), ` ${result > 0 ? success : failure}`], side);
        return true;
      }
      case 'realignRoll':
      case 'roll': {
        const [die, modifier] = code === 'roll' ? [args[1], args[2]] : [args[2], args[3]];
        this.#push('play', [slip(die, maybeSigned(modifier), die + modifier)], side);
        return true;
      }
      case 'spaceRoll': {
        const [, , die, needed] = args;
        const word = die <= needed ? success : failure;
        this.#push('play', [slip(die, ` ≤ ${needed}`), ` ${word}`], side);
        return true;
      }
      case 'warRoll': {
        const [, , die, modifier, needed] = args;
        const word = die + modifier >= needed ? success : failure;
        this.#push('play', [slip(die, `${maybeSigned(modifier)} ≥ ${needed}`), ` ${word}`], side);
        return true;
      }
      case 'trapRoll':
        this.#push('play', [slip(args[1], ' ≤ 4'), ` ${args[1] <= 4 ? success : failure}`], side);
        return true;
      default:
        return false;
    }
  }

  /** A sentence of the game, with its card and its country to press. */
  #sentence(entry: Entry): readonly LogPart[] {
    const { code, args } = entry;
    const language = this.#language;
    const text = this.#ui.texts[language].log({ ...entry, audience: 0 });
    const cardAt = CARD_AT[code];
    if (cardAt !== undefined) {
      const face = this.#ui.cards[language].get(args[cardAt]);
      if (!face) return [text];
      return linked(text, face.title, { kind: 'card', id: face.id, text: face.title });
    }
    const countryAt = COUNTRY_AT[code];
    if (countryAt === undefined) return [text];
    const id = this.#ui.areaId(args[countryAt]);
    const where = this.#ui.inArea(args[countryAt], language);
    return linked(text, where, { kind: 'country', id, text: where });
  }

  /** Many cards drawn one after another are one line a side. */
  #draw({ code, args: [side, card] }: Entry): boolean {
    if (code !== 'draw' && code !== 'drawHidden') return false;
    this.#deal ??= { at: this.lines.length, cards: [[], []] };
    this.#deal.cards[side === 1 ? 1 : 0].push(code === 'draw' ? card : 0);
    this.lines.length = this.#deal.at;
    for (const [seat, cards] of this.#deal.cards.entries()) {
      if (cards.length === 0) continue;
      // A whole deal lies in the hand already; single cards are worth a name.
      const known = cards.length > MOST_NAMED ? [] : cards.filter((number) => number > 0);
      this.#push('note', [
        { kind: 'side', side: SIDES[seat] },
        ` ${this.#words.dealt(cards.length)}${known.length > 0 ? ': ' : ''}`,
        ...known.flatMap((number, i): LogPart[] => [i > 0 ? ', ' : '', this.#card(number)]),
      ]);
    }
    return true;
  }

  /** The card, what it is used for, and its operations: one line. */
  #play({ code, args }: Entry): boolean {
    const { uses, forOps, kinds } = this.#words;
    const [side, card, option] = args;
    const played = this.#played;
    switch (code) {
      case 'play':
        this.#played = { card, at: this.lines.length };
        this.#push('play', [this.#card(card), uses[OPTIONS[option]] ?? ''], SIDES[side]);
        return true;
      case 'operations': {
        const text = `${forOps(args[1])}${kinds[OPTIONS[option]] ?? ''}`;
        // Only consequences came in between: it is still the same line.
        if (played && this.lines.slice(played.at + 1).every(({ kind }) => kind === 'note')) {
          const line = this.lines[played.at];
          this.lines[played.at] = { ...line, parts: [line.parts[0], text] };
          played.coup = OPTIONS[option] === 'coup';
        } else this.#push('play', [text.trim()], SIDES[side]);
        return true;
      }
      case 'coup': {
        if (!played?.coup) return false;
        played.coup = false;
        const line = this.lines[played.at];
        const parts = [...line.parts, ', ', this.#country(card)];
        this.lines[played.at] = { ...line, parts };
        return true;
      }
      case 'headline':
        this.#when = this.#words.headline;
        this.#push('play', [this.#card(card)], SIDES[side]);
        return true;
      case 'event':
        if (played?.card === card && played.at === this.lines.length - 1) return true;
        this.#push('play', [this.#card(card), uses.event ?? ''], SIDES[side]);
        return true;
      default:
        return false;
    }
  }

  read(entry: Entry): void {
    const { code, args } = entry;
    if (code === 'influence') {
      this.#deal = undefined;
      return this.#influence(args);
    }
    this.#run = undefined;
    if (this.#draw(entry)) return undefined;
    this.#deal = undefined;
    if (this.#play(entry) || this.#dice(entry)) return undefined;
    if (code === 'turn') {
      this.#push('turn', [this.#ui.texts[this.#language].log({ ...entry, audience: 0 })]);
    } else if (code === 'round') this.#when = `${args[1]}`;
    else if (NOTES.has(code)) this.#push('note', this.#sentence(entry));
    else this.#push('play', this.#sentence(entry), OF_SIDE.has(code) ? SIDES[args[0]] : undefined);
    return undefined;
  }
}

const same = (a: LogLine, b: LogLine): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The log of a game as lines of the teletype. Lines that stay the same stay the same objects. */
export function logLines(
  ui: Spoken,
  log: readonly Entry[],
  language: BoardLanguage,
  before: readonly LogLine[] = [],
): readonly LogLine[] {
  const teletype = new Teletype(ui, language);
  for (const entry of log) teletype.read(entry);
  return teletype.lines.map((line, i) => (before[i] && same(before[i], line) ? before[i] : line));
}
