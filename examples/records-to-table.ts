// Reads a folder of records, any games mixed, into a table: one row a game, as CSV.
//   node records-to-table.ts [folder]
// Without a folder it writes a thousand records of random games into one first.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, gameCalled } from '@brink/games';
import {
  Random,
  Session,
  parseRecord,
  replay,
  uniform,
  writeRecord,
  type GameRecord,
} from '@brink/kernel';

function writeThousand(folder: string): void {
  for (let seed = 1; seed <= 1000; seed++) {
    const game = GAMES[seed % GAMES.length];
    const session = new Session(game.setup(game.parseOptions({})));
    const random = uniform(new Random(seed));
    for (let actor = session.actor; actor >= 0; actor = session.actor) {
      session.choose(actor, random(session.game, actor));
    }
    const record: GameRecord = {
      format: 'brink-record',
      version: 1,
      game: game.id,
      rules: game.revision,
      options: {},
      choices: session.choices,
    };
    writeFileSync(join(folder, `${seed}.json`), writeRecord(record));
  }
}

function rowOf(file: string): string {
  const record = parseRecord(readFileSync(file, 'utf8'));
  const game = gameCalled(record.game);
  if (!game) throw new Error(`${file}: there is no game "${record.game}"`);
  const outcome = game.outcome(replay(game, record));
  const seats = game.seats(game.parseOptions(record.options));
  const winners = outcome?.winners.map((seat) => seats[seat]).join('+');
  return [record.game, record.choices.length, winners, outcome?.turn, outcome?.manner].join(',');
}

const given = process.argv[2];
const folder = given ?? mkdtempSync(join(tmpdir(), 'records-'));
if (given === undefined) writeThousand(folder);
console.log('game,choices,winners,turn,manner');
for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
  console.log(rowOf(join(folder, name)));
}
if (given === undefined) rmSync(folder, { recursive: true });
