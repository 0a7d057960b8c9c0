/** A record as the text log of the Playdek edition. */
import { RecordError, choose, nextActor, type GameRecord } from '@brink/kernel';
import { optionFields, parseOptions, type TwilightOptions } from '../options.ts';
import { twilightStruggle } from '../package.ts';
import { setup } from '../setup.ts';
import { format, parse } from './lines.ts';
import { writePreamble } from './preamble.ts';
import { toStatements, toUnits, type Unit } from './units.ts';
import { LogWriter } from './writer.ts';

/**
 * What a record keeps of the log it was read from, in `about`: lines that the game does not
 * tell, and how the log was written.
 */
export interface LogTraits {
  /** The lines before the first influence. */
  readonly preamble?: string;
  /** `kept` where the clean-up of a turn has its header and first line. */
  readonly cleanup?: string;
  /** How many statements the log has, if the game goes further than it. */
  readonly statements?: string;
  /** What stands behind the last of them. */
  readonly ending?: string;
  /** Lines not understood: JSON of `[statements before it, empty lines before it, text]`. */
  readonly unknown?: string;
  /** `crlf` where lines end in a carriage return as well. */
  readonly lineEnd?: string;
}

export const traitsOf = ({ about = {} }: GameRecord): LogTraits => about;

/** Everything that the record makes the log say, without preamble. */
function body(record: GameRecord, traits: LogTraits): Unit[] {
  const writer = new LogWriter({ keepsCleanup: traits.cleanup === 'kept' });
  const game = setup(parseOptions(record.options));
  game.log = (entry) => writer.take(game, entry);
  writer.settle(game);
  for (const choice of record.choices) {
    choose(game, nextActor(game), choice);
    writer.settle(game);
  }
  const pending = writer.pending(game);
  if (traits.statements !== undefined) {
    return [...writer.units, ...pending].slice(0, Number(traits.statements));
  }
  const isBare = pending.length === 1 && pending[0].statement.kind === 'head';
  return isBare ? writer.units : [...writer.units, ...pending];
}

function withUnknown(units: readonly Unit[], unknown: string): Unit[] {
  const all = [...units];
  const lines = JSON.parse(unknown) as [number, number, string][];
  for (const [at, blanks, text] of lines) {
    const next = all[at];
    if (next) all[at] = { ...next, blanks: Math.max(0, next.blanks - blanks) };
    all.splice(at, 0, { statement: { kind: 'unknown', text }, blanks });
  }
  return all;
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
  const traits = traitsOf(record);
  const preamble =
    traits.preamble === undefined
      ? writePreamble(parseOptions(record.options))
      : toUnits(parse(traits.preamble));
  let units = [...preamble, ...body(record, traits)];
  if (traits.unknown !== undefined) units = withUnknown(units, traits.unknown);
  const text = format(toStatements(units)) + (traits.ending ?? '');
  return traits.lineEnd === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
}
