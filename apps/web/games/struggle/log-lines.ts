import { SIDES, type BoardLanguage, type LogLine, type LogPart, type Side } from '@brink/board';
import { LOG } from '@brink/crossover/log';
import { read, type Named, type Told } from '@brink/kernel';
import type { Arguments } from '@brink/struggle/log';
import { OPTIONS, type Option } from '@brink/struggle/options';
import type { Entry } from '../../client/game-client.ts';
import type { StruggleUi } from './struggle-ui.ts';

/** What of a game its log speaks of. */
export type Spoken = Pick<StruggleUi, 'texts' | 'cards' | 'names' | 'areaId' | 'inArea'>;

type Line = Told<typeof LOG, Arguments>;
type InfluenceLine = Named<(typeof LOG)['influence'], Arguments>;

/** Consequences: indented and grey. */
const NOTES: ReadonlySet<string> = new Set<Line['code']>([
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
  #influence({ side, country: area, change, us, ussr }: InfluenceLine): void {
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

  #dice(told: Line): boolean {
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
    switch (told.code) {
      case 'coupRoll': {
        const { die, modifier, ops, result } = told;
        const resistance = die + modifier + ops - result;
        const sum = `${maybeSigned(modifier)} + ${ops} ${opsShort} − ${resistance} ${stability}`;
        const word = result > 0 ? success : failure;
        this.#push('play', [slip(die, sum, result), ` ${word}`], SIDES[told.side]);
        return true;
      }
      case 'realignRoll': {
        const { die, modifier } = told;
        const sum = slip(die, maybeSigned(modifier), die + modifier);
        this.#push('play', [sum], SIDES[told.side]);
        return true;
      }
      case 'roll': {
        const { die, modifier, needed } = told;
        const word = die + modifier >= needed ? success : failure;
        // Without a number to reach, two dice are compared.
        const parts =
          needed === 0
            ? [slip(die, maybeSigned(modifier), die + modifier)]
            : [slip(die, `${maybeSigned(modifier)} ≥ ${needed}`), ` ${word}`];
        this.#push('play', parts, SIDES[told.side]);
        return true;
      }
      case 'spaceRoll': {
        const { die, needed } = told;
        const word = die <= needed ? success : failure;
        this.#push('play', [slip(die, ` ≤ ${needed}`), ` ${word}`], SIDES[told.side]);
        return true;
      }
      case 'warRoll': {
        const { die, modifier, needed } = told;
        const word = die + modifier >= needed ? success : failure;
        const sum = slip(die, `${maybeSigned(modifier)} ≥ ${needed}`);
        this.#push('play', [sum, ` ${word}`], SIDES[told.side]);
        return true;
      }
      case 'trapRoll': {
        const word = told.die <= 4 ? success : failure;
        this.#push('play', [slip(told.die, ' ≤ 4'), ` ${word}`], SIDES[told.side]);
        return true;
      }
      default:
        return false;
    }
  }

  /** A sentence of the game, with its card or else its country to press. */
  #sentence(entry: Entry, told: Line): readonly LogPart[] {
    const language = this.#language;
    const text = this.#ui.texts[language].log({ ...entry, audience: 0 });
    if ('card' in told) {
      const face = this.#ui.cards[language].get(told.card);
      if (!face) return [text];
      return linked(text, face.title, { kind: 'card', id: face.id, text: face.title });
    }
    if (!('country' in told)) return [text];
    const id = this.#ui.areaId(told.country);
    const where = this.#ui.inArea(told.country, language);
    return linked(text, where, { kind: 'country', id, text: where });
  }

  /** Many cards drawn one after another are one line a side. */
  #draw(told: Line): boolean {
    if (told.code !== 'draw' && told.code !== 'drawHidden') return false;
    this.#deal ??= { at: this.lines.length, cards: [[], []] };
    this.#deal.cards[told.side].push(told.code === 'draw' ? told.card : 0);
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
  #play(told: Line): boolean {
    const { uses, forOps, kinds } = this.#words;
    const played = this.#played;
    switch (told.code) {
      case 'play': {
        const { side, card, use } = told;
        this.#played = { card, at: this.lines.length };
        this.#push('play', [this.#card(card), uses[OPTIONS[use]] ?? ''], SIDES[side]);
        return true;
      }
      case 'operations': {
        const kind = OPTIONS[told.kind];
        const text = `${forOps(told.ops)}${kinds[kind] ?? ''}`;
        // Only consequences came in between: it is still the same line.
        if (played && this.lines.slice(played.at + 1).every((line) => line.kind === 'note')) {
          const line = this.lines[played.at];
          this.lines[played.at] = { ...line, parts: [line.parts[0], text] };
          played.coup = kind === 'coup';
        } else this.#push('play', [text.trim()], SIDES[told.side]);
        return true;
      }
      case 'coup': {
        if (!played?.coup) return false;
        played.coup = false;
        const line = this.lines[played.at];
        const parts = [...line.parts, ', ', this.#country(told.country)];
        this.lines[played.at] = { ...line, parts };
        return true;
      }
      case 'headline':
        this.#when = this.#words.headline;
        this.#push('play', [this.#card(told.card)], SIDES[told.side]);
        return true;
      case 'event':
        if (played?.card === told.card && played.at === this.lines.length - 1) return true;
        this.#push('play', [this.#card(told.card), uses.event ?? ''], SIDES[told.side]);
        return true;
      default:
        return false;
    }
  }

  read(entry: Entry): void {
    const told = read<typeof LOG, Arguments>(LOG, entry);
    if (!told) return;
    if (told.code !== 'influence') this.#run = undefined;
    if (this.#draw(told)) return;
    this.#deal = undefined;
    if (told.code === 'influence') this.#influence(told);
    else if (this.#play(told) || this.#dice(told)) return;
    else if (told.code === 'round') this.#when = `${told.round}`;
    else this.#push(kindOf(told), this.#sentence(entry, told), sideOf(told));
  }
}

const kindOf = ({ code }: Line): LogLine['kind'] =>
  code === 'turn' ? 'turn' : NOTES.has(code) ? 'note' : 'play';

/** The side that acts; consequences have none. */
const sideOf = (told: Line): Side | undefined =>
  'side' in told && !NOTES.has(told.code) ? SIDES[told.side] : undefined;

const isSame = (a: Entry, b: Entry): boolean =>
  a === b ||
  (a.code === b.code &&
    a.args.length === b.args.length &&
    a.args.every((argument, i) => argument === b.args[i]));

/** A log that grows: what has been printed is not printed again, and its lines stay the same objects. */
export class Tape {
  readonly #start: () => Teletype;
  #teletype: Teletype;
  #read: readonly Entry[] = [];

  constructor(ui: Spoken, language: BoardLanguage) {
    this.#start = () => new Teletype(ui, language);
    this.#teletype = this.#start();
  }

  print(log: readonly Entry[]): readonly LogLine[] {
    const before = this.#read;
    const hasGrown =
      before.length <= log.length && before.every((entry, i) => isSame(entry, log[i]));
    if (!hasGrown) this.#teletype = this.#start();
    for (const entry of hasGrown ? log.slice(before.length) : log) this.#teletype.read(entry);
    this.#read = log;
    return [...this.#teletype.lines];
  }
}

/** The log of a game as lines of the teletype. */
export const logLines = (
  ui: Spoken,
  log: readonly Entry[],
  language: BoardLanguage,
): readonly LogLine[] => new Tape(ui, language).print(log);
