import {
  CHANCE,
  choose,
  decision,
  nextActor,
  setUpAgreed,
  type GamePackage,
  type GameRecord,
  type LogEntry,
} from '@brink/kernel';

/** Codes with their integers; zeros at the end say nothing. */
function lineOf({ code, args }: LogEntry): string {
  const last = args.findLastIndex((arg) => arg !== 0);
  return [code, ...args.slice(0, last + 1)].join(' ');
}

/**
 * A record as a text that people can read and compare: a line for every choice, by name, and
 * indented below it what the log says, in codes, for these do not change with the texts.
 */
export function transcript(game: GamePackage, record: GameRecord): string {
  const options = game.parseOptions(record.options);
  const seats = game.seats(options);
  const lines = [`${game.id} ${JSON.stringify(record.options)}`];
  const at = setUpAgreed(game, record, (entry) => lines.push(`    ${lineOf(entry)}`));
  for (const choice of record.choices) {
    const actor = nextActor(at);
    const asked = decision(at);
    if (!asked) throw new Error('the game is over before its record');
    const who = actor === CHANCE ? 'chance' : seats[actor];
    lines.push(`${who} ${asked.prompt}: ${game.choiceName(asked.domain, choice)}`);
    choose(at, actor, choice);
  }
  const outcome = game.outcome(at);
  if (outcome) {
    const winners = outcome.winners.map((seat) => seats[seat]).join(', ') || 'nobody';
    lines.push(`${winners} won in turn ${outcome.turn}: ${outcome.manner}`);
  }
  return `${lines.join('\n')}\n`;
}
