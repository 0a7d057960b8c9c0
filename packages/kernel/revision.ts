import type { GamePackage, OptionValues } from './contract.ts';
import type { Game, Rules } from './game.ts';
import type { LogSink } from './log.ts';
import { PositionError } from './position-text.ts';
import { REVISION } from './stack.ts';

/** Games that say nothing of a revision were played by the first. */
export const FIRST_REVISION = 1;

/** Whether a game began under that revision of its rules or a later one: rules that differ ask it. */
export const since = ({ mem }: Game, revision: number): boolean => mem[REVISION] >= revision;

/** The revision of the rules that a game keeps to. */
export const revisionOf = ({ mem }: Game): number => mem[REVISION];

/** A game was begun by rules that a newer program knows and this one does not. */
export class UnknownRevision extends Error {
  override name = 'UnknownRevision';

  constructor({ id, revision }: Pick<GamePackage, 'id' | 'revision'>, wanted: unknown) {
    super(
      `played by revision ${String(wanted)} of the rules of "${id}"; ` +
        `this program knows revisions 1 to ${revision}`,
    );
  }
}

/** What was agreed before a game began: its options, and the revision of the rules. */
export interface Agreed {
  readonly options: OptionValues;
  readonly rules?: number;
  /** The position it began with, if not with the first decision: docs/formats/position.md. */
  readonly position?: string | undefined;
}

/** The beginning of a game that is stored somewhere, by the rules it began with. */
export function setUpAgreed<R extends Rules, Options extends object>(
  game: GamePackage<R, Options>,
  { options, rules = FIRST_REVISION, position }: Agreed,
  log?: LogSink,
): Game<R> {
  if (!Number.isInteger(rules) || rules < FIRST_REVISION || rules > game.revision) {
    throw new UnknownRevision(game, rules);
  }
  if (position !== undefined) return beginAt(game, position, log);
  return game.setup(game.parseOptions(options), log, rules);
}

/** The text says by which rules it is played and what was agreed. */
function beginAt<R extends Rules, Options extends object>(
  game: GamePackage<R, Options>,
  position: string,
  log?: LogSink,
): Game<R> {
  const read = game.position?.read(position, { log });
  if (!read?.game || read.faults.length > 0) {
    const { code, args } = read?.faults[0] ?? { code: 'game', args: [game.id] };
    throw new PositionError(code, ...args);
  }
  read.game.log = undefined;
  return read.game;
}
