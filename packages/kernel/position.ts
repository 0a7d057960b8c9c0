import { OptionError, type GamePackage, type OptionValues } from './contract.ts';
import type { Game, Rules } from './game.ts';
import type { LogSink } from './log.ts';
import { decision, pending, run } from './machine.ts';
import type { PositionPart } from './position-parts.ts';
import {
  PositionError,
  readFields,
  readOptions,
  writeFields,
  writeOptions,
  type Fault,
  type PositionFields,
} from './position-text.ts';
import { Random } from './random.ts';
import { FIRST_REVISION, revisionOf } from './revision.ts';
import { FP, FRAME, STACK, restart } from './stack.ts';

/** What came of reading a position. */
export interface PositionReading<R extends Rules = Rules, Options extends object = OptionValues> {
  /** The table as it is laid out, if the text can be read at all; to be played only without faults. */
  readonly game?: Game<R>;
  readonly options?: Options;
  /** Why it cannot be played. */
  readonly faults: readonly Fault[];
  /** What is odd about it; it can be played all the same. */
  readonly notes: readonly Fault[];
}

/** What reading a position may be given along. */
export interface ReadingExtra {
  /** Deals cards that are not known; without it the same ones every time. */
  readonly random?: Random | undefined;
  readonly log?: LogSink | undefined;
}

/** How positions of a game are written down, and read: docs/formats/position.md. */
export interface PositionForm<R extends Rules = Rules, Options extends object = OptionValues> {
  /** Throws a `PositionError` at a moment that has no text: in the middle of a play. */
  readonly write: (game: Game<R>, options: Options) => string;
  readonly read: (text: string, extra?: ReadingExtra) => PositionReading<R, Options>;
  /** Where every card in the game lies, by the name of the field that would say so. */
  readonly places: (game: Game<R>) => ReadonlyMap<number, string>;
}

/** What a family of games brings, so that its positions can be written. */
export interface PositionRules<R extends Rules> {
  /** The field that says which play begins: it is read first and never left out. */
  readonly moment: {
    readonly name: string;
    readonly write: (game: Game<R>) => readonly string[];
    /** Makes a bare table of a game that has just been set up. */
    readonly read: (game: Game<R>, words: readonly string[]) => void;
  };
  readonly parts: (rules: R) => readonly PositionPart<R>[];
  readonly places: (game: Game<R>) => ReadonlyMap<number, string>;
  /** Works out what follows from the rest, before it is played on. */
  readonly complete?: (game: Game<R>) => void;
  /** Where the program begins that plays on. */
  readonly playOn: (rules: R) => number;
  /** What cannot be, told before the game runs. */
  readonly faults: (game: Game<R>) => readonly Fault[];
  readonly notes: (game: Game<R>) => readonly Fault[];
  /** Sets and fields of the memory that mean nothing at this moment. */
  readonly scratch: (game: Game<R>) => ReadonlySet<string>;
}

/** What of a game package its positions need. */
export type PositionPackage<R extends Rules, Options extends object> = Pick<
  GamePackage<R, Options>,
  'id' | 'revision' | 'optionFields' | 'parseOptions' | 'setup' | 'violations' | 'outcome'
>;

const OPTIONS = 'options';
/** Frames below a play: the game, and the turn or stage. */
const BELOW = 2;

const sameFrames = (a: Game, b: Game): boolean => {
  if (a.mem[FP] !== b.mem[FP]) return false;
  for (let i = STACK + BELOW * FRAME; i < a.mem[FP] + FRAME; i++) {
    if (a.mem[i] !== b.mem[i]) return false;
  }
  return true;
};

/** Whether two games stand at the same decision with the same table. */
function isSame<R extends Rules>(a: Game<R>, b: Game<R>, scratch: ReadonlySet<string>): boolean {
  const { layout } = a.rules;
  const sameSets = layout.sets.every(({ name, at, words }) => {
    if (scratch.has(name)) return true;
    for (let i = at; i < at + words; i++) if (a.sets[i] !== b.sets[i]) return false;
    return true;
  });
  const sameFields = layout.fields.every(({ name, at, length }) => {
    if (scratch.has(name)) return true;
    for (let i = at; i < at + length; i++) if (a.mem[i] !== b.mem[i]) return false;
    return true;
  });
  return (
    sameSets &&
    sameFields &&
    sameFrames(a, b) &&
    pending(a) === pending(b) &&
    decision(a)?.prompt === decision(b)?.prompt
  );
}

/** Makes the form of a game's positions of what its family knows. */
export function positionForm<R extends Rules, Options extends object>(
  game: () => PositionPackage<R, Options>,
  rules: PositionRules<R>,
): PositionForm<R, Options> {
  const { moment } = rules;

  /** A table with nothing on it but what every game of these options has at that moment. */
  const bareTable = (options: Options, revision: number, words: readonly string[]): Game<R> => {
    const table = game().setup(options, undefined, revision);
    moment.read(table, words);
    return table;
  };

  const agreedOn = (fields: PositionFields): Options => {
    const given = readOptions(game().optionFields, fields);
    try {
      return game().parseOptions(given);
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      throw new PositionError('option', error.code ?? error.message);
    }
  };

  const layOut = (text: string, random: Random): { table: Game<R>; options: Options } => {
    const { game: id, revision, fields } = readFields(text);
    if (id !== game().id) throw new PositionError('game', id);
    if (revision < FIRST_REVISION || revision > game().revision) {
      throw new PositionError('revision', revision, game().revision);
    }
    const options = agreedOn(fields);
    const words = fields.get(moment.name);
    if (!words) throw new PositionError('fieldMissing', moment.name);
    const table = bareTable(options, revision, words);
    const parts = rules.parts(table.rules);
    const known = new Set([OPTIONS, moment.name, ...parts.flatMap(({ names }) => names)]);
    for (const name of fields.keys()) {
      if (!known.has(name)) throw new PositionError('unknownField', name);
    }
    for (const part of parts) part.read(table, fields, random);
    rules.complete?.(table);
    return { table, options };
  };

  const read = (text: string, { random, log }: ReadingExtra = {}): PositionReading<R, Options> => {
    let laid;
    try {
      laid = layOut(text, random ?? new Random(1));
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      return { faults: [error.fault], notes: [] };
    }
    const { table, options } = laid;
    const faults = rules.faults(table);
    const found = faults.length > 0 ? [] : game().violations(table);
    const wrong = [...faults, ...found.map((args) => ({ code: 'impossible', args: [args] }))];
    const notes = wrong.length > 0 ? [] : rules.notes(table);
    if (wrong.length > 0) return { game: table, options, faults: wrong, notes };
    const begun = table.clone();
    begun.log = log;
    restart(begun, rules.playOn(begun.rules));
    run(begun);
    // Where the play that was meant has nobody to choose it, the game has gone on or is over.
    const isMeant =
      game().outcome(begun) === undefined && `${moment.write(begun)}` === `${moment.write(table)}`;
    if (!isMeant) {
      return { game: table, options, faults: [{ code: 'nothingToPlay', args: [] }], notes };
    }
    return { game: begun, options, faults: [], notes };
  };

  const write = (table: Game<R>, options: Options): string => {
    if (game().outcome(table)) throw new PositionError('moment');
    const revision = revisionOf(table);
    const fields = new Map<string, readonly string[]>();
    const { optionFields, parseOptions, id } = game();
    const agreed = writeOptions(
      optionFields,
      options as OptionValues,
      parseOptions({}) as OptionValues,
    );
    if (agreed.length > 0) fields.set(OPTIONS, agreed);
    const words = moment.write(table);
    fields.set(moment.name, words);
    const bare = bareTable(options, revision, words);
    for (const part of rules.parts(table.rules)) {
      for (const [name, said] of part.write(table, bare)) fields.set(name, said);
    }
    const text = writeFields({ game: id, revision }, fields);
    // The proof: whoever reads it has the same game, or there is no text for this moment.
    const again = read(text);
    const isProved =
      again.game && again.faults.length === 0 && isSame(table, again.game, rules.scratch(table));
    if (!isProved) throw new PositionError('moment');
    return text;
  };

  return { read, write, places: rules.places };
}

/** A position in which nothing is left to chance, with what was agreed. */
export interface SettledPosition {
  readonly position: string;
  readonly options: OptionValues;
  readonly rules: number;
}

/** Deals the unknown cards of a position once for all, as a record of it needs; throws its fault. */
export function settlePosition(game: GamePackage, text: string, random: Random): SettledPosition {
  const read = game.position?.read(text, { random });
  const fault = read ? read.faults[0] : { code: 'game', args: [game.id] };
  if (!read?.game || !read.options || fault) throw new PositionError(fault!.code, ...fault!.args);
  const { game: table, options } = read;
  return { position: game.position!.write(table, options), options, rules: revisionOf(table) };
}
