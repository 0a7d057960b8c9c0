import {
  ALL_SEEING,
  canRead,
  replay,
  type GamePackage,
  type GameRecord,
  type Language,
  type LogEntry,
} from '@brink/kernel';

/** Entries that begin a part of the text. */
const PARTS = new Set(['turn', 'round']);

/** A record as people read it: what was agreed, every entry of the log, how it ended. */
export function readable(game: GamePackage, record: GameRecord, language: Language): string {
  const texts = game.texts[language];
  const lines = [texts.title];
  for (const [name, value] of Object.entries(game.parseOptions(record.options))) {
    lines.push(`${texts.option(name)}: ${texts.option(name, value)}`);
  }
  const say = (entry: LogEntry): void => {
    if (!canRead(entry, ALL_SEEING)) return;
    if (PARTS.has(entry.code)) lines.push('');
    lines.push(texts.log(entry));
  };
  const end = game.outcome(replay(game, record, say));
  const { ended } = record;
  // What ends by the rules says so itself.
  if (!end && ended) {
    const winners = ended.winner === undefined ? [] : [ended.winner];
    lines.push('', texts.outcome({ winners, turn: 0, manner: ended.manner }));
  }
  return `${lines.join('\n')}\n`;
}
