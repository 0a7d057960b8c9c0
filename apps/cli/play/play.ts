import {
  PositionError,
  Random,
  settlePosition,
  type GamePackage,
  type GameRecord,
  type Language,
  type OptionValues,
} from '@brink/kernel';
import { UsageError, UserError } from '../errors.ts';
import { gameOfText, gameWith } from '../games.ts';
import { newSeed } from './chance.ts';
import { lastSaveFile, newSaveFile, newSession, readGameFile, resumeSession } from './game-file.ts';
import type { Keyboard } from './keyboard.ts';
import { Loop } from './loop.ts';
import { DEFAULT_LEVEL, LEVEL_NAMES } from './opponents.ts';
import type { Paint } from './paint.ts';
import { askWishes } from './questions.ts';
import { PERSON, Sitting } from './sitting.ts';
import { tableWith } from './tables.ts';

export interface PlayOptions {
  readonly game: GamePackage;
  readonly agreed: OptionValues;
  readonly as?: string;
  readonly bot?: string;
  readonly seed?: number;
  readonly lang?: Language;
  readonly resume?: string;
  readonly save?: string;
  /** The text of a position to play on from. */
  readonly position?: string;
}

/** The language of the terminal. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return locale.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}

function playersFor(seats: readonly string[], as: string, bot: string): string[] {
  if (as !== 'both' && !seats.includes(as)) {
    const known = [...seats, 'both'].join(', ');
    throw new UsageError(`option '--as' takes ${known}; it was given '${as}'`);
  }
  return seats.map((seat) => (as === 'both' || as === seat ? PERSON : bot));
}

function checkLevel(bot: string | undefined): void {
  if (bot === undefined || LEVEL_NAMES.includes(bot)) return;
  throw new UsageError(`no bot '${bot}'; there are: ${LEVEL_NAMES.join(', ')}`);
}

/** Who sat where in a saved game, unless the command line says otherwise. */
function playersOf(record: GameRecord, seats: readonly string[], options: PlayOptions): string[] {
  if (options.as !== undefined) {
    return playersFor(seats, options.as, options.bot ?? DEFAULT_LEVEL);
  }
  const known = new Set([PERSON, ...LEVEL_NAMES]);
  const players = seats.map((seat) => {
    const player = record.about?.[seat] ?? PERSON;
    if (player !== PERSON && options.bot !== undefined) return options.bot;
    return known.has(player) ? player : DEFAULT_LEVEL;
  });
  return players.includes(PERSON) ? players : players.map(() => PERSON);
}

function gameOf({ game, options }: GameRecord, file: string): GamePackage {
  try {
    return gameWith(game, options);
  } catch (error) {
    throw new UserError(`${file}: ${(error as Error).message}`);
  }
}

function resumed(file: string, options: PlayOptions, language: Language) {
  const record = readGameFile(file);
  const game = gameOf(record, file);
  const table = tableWith(game, record.options);
  const { session, seen } = resumeSession(game, record, file);
  const seats = game.seats(game.parseOptions(record.options));
  const players = playersOf(record, seats, options);
  const seed = options.seed ?? (Number(record.about?.seed ?? '') || newSeed());
  const setting = {
    game,
    table,
    session,
    options: record.options,
    position: record.position,
    seed,
    players,
    ended: record.ended,
    seen,
  };
  return { sitting: new Sitting(setting, language), file: options.save ?? file };
}

/** What a new game begins with: what was agreed, or a position that was given. */
function beginningOf(options: PlayOptions, language: Language, seed: number) {
  const { game, agreed, position: text } = options;
  if (text === undefined) return { game, agreed, rules: game.revision, position: undefined };
  const found = gameOfText(text);
  try {
    const settled = settlePosition(found, text, new Random(seed));
    return { ...settled, game: found, agreed: settled.options };
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    throw new UserError(found.texts[language].fault!(error.fault));
  }
}

/** One run of `brink play`. */
export async function play(
  options: PlayOptions,
  keyboard: Keyboard,
  paint: Paint,
  onStart: (sitting: Sitting) => void = () => {},
): Promise<void> {
  const language = options.lang ?? languageOf(process.env);
  checkLevel(options.bot);
  const begin = async (sitting: Sitting, file: string): Promise<void> => {
    onStart(sitting);
    await new Loop(sitting, keyboard, paint, file).run();
  };
  const resume = async (file: string | undefined, speaking: Language): Promise<void> => {
    if (file === undefined) throw new UserError('there is no saved game to go on with');
    const found = resumed(file, options, speaking);
    await begin(found.sitting, found.file);
  };
  if (options.resume !== undefined) {
    await resume(options.resume === 'last' ? lastSaveFile() : options.resume, language);
    return;
  }
  const { as, bot } = options;
  const chosen = options.seed ?? newSeed();
  const { game, agreed, rules, position } = beginningOf(options, language, chosen);
  const table = tableWith(game, agreed);
  const session = newSession(game, agreed, rules, position);
  const seats = game.seats(game.parseOptions(agreed));
  if (as !== undefined) playersFor(seats, as, DEFAULT_LEVEL);
  const isAgreed = position !== undefined || Object.keys(agreed).length > 0;
  const last = isAgreed ? undefined : lastSaveFile();
  const wish = await askWishes(keyboard, game, seats, { language, as, bot, last });
  if (!wish) return;
  if (wish.as === 'continue') {
    await resume(last, wish.language);
    return;
  }
  const players = playersFor(seats, wish.as, wish.bot ?? DEFAULT_LEVEL);
  const setting = { game, table, session, options: agreed, position, seed: chosen, players };
  await begin(new Sitting(setting, wish.language), options.save ?? newSaveFile(game.id));
}
