import { loadGame, loadGameWithBot } from './games/worker-rules.ts';
import type { GuardNote } from './client/advice.ts';
import { PositionTable, type Advised } from './client/advised.ts';
import type { GrownNode } from './client/analysis-messages.ts';
import type { AnalysisTable } from './client/analysis-table.ts';
import type { Engine } from './client/engine.ts';
import { LocalTable } from './client/local-table.ts';
import { ReplayTable } from './client/replay-table.ts';
import type { FromWorker, ToWorker } from './client/worker-messages.ts';

let table: LocalTable | undefined;
let replay: ReplayTable | undefined;
let analysis: { readonly table: AnalysisTable; readonly engine: Engine } | undefined;
/** Another worker tells of the tree. */
let isSilent = false;
/** Grows with everything that is told of the table: what was thought of before is stale. */
let moment = 0;
const tell = (message: FromWorker): void => postMessage(message);

function tellStanding(): void {
  if (!table) return;
  tell(table.standing());
  advise(table, ++moment);
}

/** Warnings that come closer than this are told together: the page draws the table for each word. */
const BREATH_MS = 100;

/** The staff must not hold back what the player sees: it speaks later, a few words at a time. */
function advise(shown: Advised, at: number): void {
  const { decision } = shown;
  const isStale = (): boolean => at !== moment;
  setTimeout(() => {
    const facts = isStale() ? undefined : shown.facts();
    if (!facts) return;
    tell({ type: 'advice', decision, advice: facts });
    const left = [...shown.guarded()];
    const guard: GuardNote[] = [];
    let told = 0;
    let spoke = performance.now();
    const look = (): void => {
      if (isStale()) return;
      const choice = left.shift();
      const note = choice === undefined ? undefined : shown.warn(choice);
      if (note) guard.push(note);
      const isDue = choice === undefined || performance.now() - spoke > BREATH_MS;
      if (isDue && guard.length > told) {
        tell({ type: 'advice', decision, advice: { ...facts, guard: [...guard] } });
        told = guard.length;
        spoke = performance.now();
      }
      if (choice !== undefined) setTimeout(look);
    };
    look();
  });
}

function learn(opened: AnalysisTable, nodes: readonly GrownNode[]): void {
  const learned = opened.learn(nodes);
  if (!isSilent) tell(learned);
}

/** Does what the page asks for and tells it what came of it. */
export async function obey(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'warm': {
      // A table is set up once for nothing: what that needs is made ready, and chance is not asked.
      const { rules } = await loadGameWithBot(message.game);
      rules.setup(rules.parseOptions({}));
      return tell({ type: 'warmed' });
    }
    case 'open':
      table = new LocalTable(await loadGameWithBot(message.record.game), message);
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
    case 'position': {
      const work = await loadGame(message.game);
      return advise(new PositionTable(work, message.options, message), ++moment);
    }
    case 'review': {
      const { rules } = await loadGameWithBot(message.record.game);
      const { review } = await import('@brink/staff/review/review');
      for await (const found of review(rules, message.record)) {
        tell({ type: 'review', review: found });
      }
      return undefined;
    }
    case 'analyse': {
      const work = await loadGameWithBot(message.start.game);
      const [{ AnalysisTable }, { Engine }] = await Promise.all([
        import('./client/analysis-table.ts'),
        import('./client/engine.ts'),
      ]);
      const opened = new AnalysisTable(work, message.start);
      analysis = { table: opened, engine: new Engine(opened, tell) };
      isSilent = message.isSilent ?? false;
      return learn(opened, message.nodes);
    }
    case 'grow':
      if (analysis) learn(analysis.table, message.nodes);
      return undefined;
    case 'stand': {
      if (!analysis?.table.positions.has(message.node)) return undefined;
      const { node, eyes, seq } = message;
      tell(analysis.table.standing(node, eyes, seq));
      const advised = analysis.table.advised(node, eyes);
      moment++;
      if (advised) advise(advised, moment);
      return undefined;
    }
    case 'try': {
      const choices = analysis?.table.tryOut(message.node, message.choice);
      if (choices) tell({ type: 'tried', seq: message.seq, choices });
      return undefined;
    }
    case 'write': {
      const { node, isDealt, seq } = message;
      return tell({ type: 'written', seq, position: analysis?.table.write(node, isDealt) });
    }
    case 'think':
      return analysis?.engine.think(message);
    case 'rest':
      return analysis?.engine.rest();
    case 'replay':
      replay = new ReplayTable(await loadGame(message.record.game), message.record);
      return tell(replay.course);
    case 'at':
      if (replay) tell(replay.at(message.index, message.eyes, message.seq, message.since));
  }
}
