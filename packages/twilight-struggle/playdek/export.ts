/** A record as the text log of the Playdek edition. */
import { RecordError, choose, nextActor, setUpAgreed, type GameRecord } from '@brink/kernel';
import { optionFields, parseOptions, type TwilightOptions } from '../options.ts';
import { twilightStruggle } from '../package.ts';
import { applyEdits, layOut, type Habits } from './layout.ts';
import { formatLine } from './lines.ts';
import { writePreamble } from './preamble.ts';
import { toStatements, type Unit } from './units.ts';
import { LogWriter } from './writer.ts';

/**
 * What a record keeps of the log it was read from, in `about`: lines that the game does not
 * tell, and how the log was laid out.
 */
export interface LogTraits {
  /** The lines before the first influence. */
  readonly preamble?: string;
  /** The number in the headers of clean-ups, where they are kept with their first line. */
  readonly cleanup?: string;
  /** `short` where headers leave out their empty parts. */
  readonly headers?: string;
  /** How many empty lines stand between entries, if not one. */
  readonly gap?: string;
  /** How many statements the log tells, if the game goes further than it. */
  readonly told?: string;
  /** Lines of the file that are others than those written here: JSON of `Edit[]`. */
  readonly edits?: string;
  /** `crlf` where lines end in a carriage return as well. */
  readonly lineEnd?: string;
}

export const traitsOf = ({ about = {} }: GameRecord): LogTraits => about;

export const traitsOfHabits = ({ cleanup, areShort, gap }: Habits): LogTraits => ({
  ...(cleanup !== undefined && { cleanup: `${cleanup}` }),
  ...(areShort && { headers: 'short' }),
  ...(gap > 1 && { gap: `${gap}` }),
});

const habitsOfTraits = ({ cleanup, headers, gap }: LogTraits): Habits => ({
  cleanup: cleanup === undefined ? undefined : Number(cleanup),
  areShort: headers === 'short',
  gap: Number(gap ?? 1),
});

/** Everything that the record makes the log say, without preamble. */
export function unitsOf(record: GameRecord): Unit[] {
  const writer = new LogWriter();
  const game = setUpAgreed(twilightStruggle, record);
  game.log = (entry) => writer.take(game, entry);
  writer.settle(game);
  for (const choice of record.choices) {
    choose(game, nextActor(game), choice);
    writer.settle(game);
  }
  const pending = writer.pending(game);
  const { told } = traitsOf(record);
  if (told !== undefined) return [...writer.units, ...pending].slice(0, Number(told));
  const isBare = pending.length === 1 && pending[0].statement.kind === 'head';
  return isBare ? writer.units : [...writer.units, ...pending];
}

/** The lines of the log, but for what stood otherwise in the file; the last is empty. */
export function linesOf(record: GameRecord): string[] {
  const traits = traitsOf(record);
  const preamble =
    traits.preamble === undefined
      ? toStatements(writePreamble(parseOptions(record.options))).map((each) => formatLine(each))
      : traits.preamble.split('\n');
  return [...preamble, ...layOut(unitsOf(record), habitsOfTraits(traits)), ''];
}

/** What the edition lets players agree on. */
const EXPRESSIBLE = new Set<keyof TwilightOptions>([
  'optionalCards',
  'bonusUs',
  'bonusUssr',
  'rulings',
]);

function checkExpressible(options: TwilightOptions): void {
  for (const name of Object.keys(optionFields) as (keyof TwilightOptions)[]) {
    if (EXPRESSIBLE.has(name) || options[name] === optionFields[name].default) continue;
    throw new RecordError(`the log format cannot tell a game with ${name} "${options[name]}"`);
  }
}

export function exportLog(record: GameRecord): string {
  if (record.game !== twilightStruggle.id) {
    throw new RecordError(`the log format is not for a record of "${record.game}"`);
  }
  checkExpressible(parseOptions(record.options));
  const { edits, lineEnd } = traitsOf(record);
  const lines = linesOf(record);
  const text = applyEdits(lines, edits === undefined ? [] : JSON.parse(edits)).join('\n');
  return lineEnd === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
}
