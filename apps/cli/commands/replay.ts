import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@brink/games';
import {
  ALL_SEEING,
  CHANCE,
  LANGUAGES,
  OptionError,
  RecordError,
  canRead,
  nextActor,
  parseRecord,
  replay,
  type Game,
  type GamePackage,
  type GameRecord,
  type Language,
  type Outcome,
} from '@brink/kernel';
import { command } from '../command.ts';
import { UsageError, UserError } from '../errors.ts';
import { gameWith } from '../games.ts';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(`${file}: ${code === 'ENOENT' ? 'there is no such file' : code}`);
  }
}

/** Whatever is wrong with a record is told with its file. */
function within<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const isTheirs =
      error instanceof RecordError || error instanceof OptionError || error instanceof UserError;
    if (isTheirs) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}

/** How the record ended: by the rules, or by resignation, agreement or time. */
function outcomeOf(game: GamePackage, at: Game, { ended }: GameRecord): Outcome | undefined {
  const outcome = game.outcome(at);
  if (outcome || !ended) return outcome;
  const winners = ended.winner === undefined ? [] : [ended.winner];
  return { winners, turn: 0, manner: ended.manner };
}

function tell(game: GamePackage, record: GameRecord, language: Language): object {
  const texts = game.texts[language];
  let chances = 0;
  const at = replay(
    game,
    record,
    (entry) => {
      if (canRead(entry, ALL_SEEING)) console.log(texts.log(entry));
    },
    (before) => {
      if (nextActor(before) === CHANCE) chances++;
    },
  );
  const outcome = outcomeOf(game, at, record);
  if (outcome) console.log(texts.outcome(outcome));
  const decisions = record.choices.length - chances;
  const { options } = record;
  return { game: game.id, options, decisions, chances, isOver: outcome !== undefined, outcome };
}

export default command({
  name: 'replay',
  summary: 'tells the story of a Brink record',
  operands: 'FILE',
  options: {
    lang: { type: 'string', about: 'language', choices: LANGUAGES, default: 'en' },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: `Everything is told, hidden cards too. The games there are: ${GAME_IDS.join(', ')}.`,
  run({ options, operands }) {
    const [file, more] = operands;
    if (file === undefined) throw new UsageError('name the FILE to replay');
    if (more !== undefined) throw new UsageError(`one FILE at a time; what is '${more}'?`);
    const text = readText(file);
    const told = within(file, () => {
      const record = parseRecord(text);
      return tell(gameWith(record.game, record.options), record, options.lang);
    });
    if (options.json) console.log(JSON.stringify(told));
  },
});
