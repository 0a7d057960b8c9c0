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

function obey(message: ToWorker): void {
  switch (message.type) {
    case 'open':
      table = new LocalTable(message.record, message.seats);
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
    case 'replay':
      replay = new ReplayTable(message.record);
      return tell(replay.course);
    case 'at':
      if (replay) tell(replay.at(message.index, message.eyes, message.seq));
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    obey(data);
  } catch (error) {
    tell({ type: 'broken', message: (error as Error).message });
  }
});
