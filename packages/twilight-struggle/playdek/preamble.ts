/** The lines before the first influence: who plays, what was agreed. */
import type { OptionValues } from '@brink/kernel';
import { cardData, cardNumber } from '../data/cards.ts';
import type { TwilightOptions } from '../options.ts';
import type { CardRef, Side, Simple } from './statements.ts';
import type { ReadUnit, Unit } from './units.ts';

/** Why a file cannot be read at all. */
export const LOG_PROBLEMS = [
  'empty',
  'vassal',
  'packed',
  'record',
  'edition',
  'other',
  'beginning',
  'scenario',
  'handicap',
  'again',
  'noGame',
] as const;
export type LogProblem = (typeof LOG_PROBLEMS)[number];

/** A file that cannot be a log, or not one that is understood: where and why. */
export class LogError extends Error {
  override name = 'LogError';
  readonly line: number;
  readonly problem: LogProblem;

  constructor(line: number, problem: LogProblem, message: string) {
    super(message);
    this.line = line;
    this.problem = problem;
  }
}

const READ = 'what is read are text logs of the Playdek edition, which begin with "SETUP:"';

/** What a text is that does not begin like a log. */
function refusalOf(line: number, text: string): LogError {
  const start = text.trimStart();
  const refusal = (problem: LogProblem, what: string): LogError =>
    new LogError(line, problem, `${what}; ${READ}`);
  const isVassal = ['savedGame', 'VASSAL', '!VCSK'].some((mark) => start.includes(mark));
  if (isVassal) return refusal('vassal', 'this is a file of VASSAL');
  if (start.startsWith('PK')) return refusal('packed', 'this is a packed file');
  if (start.startsWith('{')) return refusal('record', 'this is not a log but perhaps a record');
  if (/DEFCON|USSR|Headline/i.test(start)) {
    return refusal('edition', 'this is perhaps a log of another edition');
  }
  return refusal('other', 'not the log of a game');
}

const KINDS = new Set<string>(['player', 'bid', 'handicap', 'scenario', 'optional-cards', 'time']);

export interface Preamble {
  readonly options: OptionValues;
  /** Names of the players by side, if they are told. */
  readonly players: Readonly<Partial<Record<Side, string>>>;
  readonly units: readonly ReadUnit[];
}

export const isPreamble = ({ statement }: Pick<Unit, 'statement'>): boolean =>
  statement.kind === 'head' ? statement.at.phase === 'setup' : KINDS.has(statement.kind);

const isSetup = ({ statement: s }: ReadUnit): boolean =>
  s.kind === 'head' && s.at.phase === 'setup';

const isOptional = (card: CardRef): boolean =>
  cardData(cardNumber(card.id)).marks.includes('optional');

/** Whether an optional card is named, which says that they were in the deck. */
const namesOptionalCard = ({ statement: s }: ReadUnit): boolean =>
  s.kind === 'head' ? (s.cards ?? []).some(isOptional) : 'card' in s && isOptional(s.card);

/**
 * Reads the agreements from the first lines; throws a `LogError` where they are not as expected.
 * What other tools have put before them is passed over.
 */
export function readPreamble(units: readonly ReadUnit[], text: string): Preamble {
  if (units.length === 0) throw new LogError(1, 'empty', 'the file is empty');
  const start = units.findIndex((unit) => unit.statement.kind !== 'unknown');
  const first = units[start];
  if (!first || !isPreamble(first)) {
    if (!first) throw refusalOf(units[0].line, text);
    throw new LogError(first.line, 'beginning', `the beginning of the log is missing; ${READ}`);
  }
  const end = units.findIndex((unit) => !isPreamble(unit) && unit.statement.kind !== 'unknown');
  const own = units.slice(0, end < 0 ? units.length : end);
  const bonus = { us: 0, ussr: 0 };
  const players: Partial<Record<Side, string>> = {};
  let optionalCards = units.some(namesOptionalCard);
  for (const [i, { statement: s, line, key }] of own.entries()) {
    if (key === own[i - 1]?.key) continue;
    if (s.kind === 'player') players[s.side] = s.handle;
    if (s.kind === 'handicap') bonus[s.side] += s.influence;
    if (s.kind === 'optional-cards') optionalCards = true;
    if (s.kind === 'scenario' && s.name !== 'Standard') {
      throw new LogError(line, 'scenario', `the scenario "${s.name}" is not supported`);
    }
  }
  if (bonus.us < 0 || bonus.ussr < 0) {
    throw new LogError(first.line, 'handicap', 'a handicap below zero is not supported');
  }
  const options: Partial<TwilightOptions> = {
    edition: 'deluxe',
    optionalCards,
    bonusUs: bonus.us,
    bonusUssr: bonus.ussr,
  };
  const again = units.slice(own.length).find(isSetup);
  if (again) throw new LogError(again.line, 'again', 'another log begins here');
  return { options: { ...options }, players, units: own };
}

/** The preamble of a game that was not played there. */
export function writePreamble(options: TwilightOptions): Unit[] {
  const lines: Simple[] = [
    { kind: 'player', handle: 'Red', side: 'ussr' },
    { kind: 'player', handle: 'Blue', side: 'us' },
  ];
  const bonuses = { us: options.bonusUs, ussr: options.bonusUssr } as const;
  for (const side of ['us', 'ussr'] as const) {
    if (bonuses[side] === 0) continue;
    lines.push({ kind: 'handicap', side, influence: bonuses[side], bidding: false });
  }
  lines.push({ kind: 'scenario', name: 'Standard' });
  if (options.optionalCards) lines.push({ kind: 'optional-cards' });
  return [
    { statement: { kind: 'head', at: { phase: 'setup' }, cards: [] }, blanks: 0 },
    ...lines.map((statement) => ({ statement, blanks: 0 })),
  ];
}
