import { loadGame } from '../games/at-work.ts';
import { LocalTable } from './local-table.ts';
import { ReplayTable } from './replay-table.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

let table: LocalTable | undefined;
let replay: ReplayTable | undefined;
const tell = (message: FromWorker): void => postMessage(message);

function tellStanding(): void {
  if (!table) return;
  tell(table.standing());
  const shown = table;
  // Looking for dangers must not hold back what the player sees.
  setTimeout(() => {
    const looks = shown === table ? shown.dangers() : undefined;
    if (looks) tell({ type: 'looks', looks });
  });
}

async function obey(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'open':
      table = new LocalTable(await loadGame(message.record.game), message.record, message.seats);
      return tellStanding();
    case 'choose':
      table?.choose(message.decision, message.choice);
      return tellStanding();
    case 'undo':
      table?.undo();
      return tellStanding();
    case 'lift':
      table?.lift();
      return tellStanding();
    case 'resign':
      table?.resign();
      return tellStanding();
    case 'past': {
      const past = table?.past(message.from);
      if (past) tell({ type: 'past', seq: message.seq, past });
      return undefined;
    }
    case 'replay':
      replay = new ReplayTable(await loadGame(message.record.game), message.record);
      return tell(replay.course);
    case 'at':
      if (replay) tell(replay.at(message.index, message.eyes, message.seq));
  }
}

/** One after another: the rules of a game arrive before the first choice is carried out. */
let work = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  work = work
    .then(() => obey(data))
    .catch((error: unknown) => tell({ type: 'broken', message: (error as Error).message }));
});
