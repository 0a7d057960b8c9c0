/**
 * Solves the puzzles of the library again: `npm run mine:check`, or `-- --game volk` those of one
 * game. What a search has found is looked at with ten times the budget and deals of its own
 * (`--seed 2` for others), what is proved is proved again. Tells what does not agree, and what share
 * does. Whatever is stopped goes on where it was, and several may share the work (`--part 1/2`,
 * `--part 2/2`).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameCalled } from '@brink/games';
import { GAME_IDS, isGameId, type GameId } from '@brink/games/ids';
import { decision, type Ai, type GamePackage } from '@brink/kernel';
import { loadPuzzles } from '@brink/library/puzzles/index';
import {
  beginPuzzle,
  tryChoice,
  type ExactPuzzle,
  type OddsPuzzle,
} from '@brink/library/puzzles/puzzle';
import { Solver } from '@brink/library/puzzles/solve';
import { root } from '../root.mjs';
import { note, readJournal, type Checked } from './journal.ts';
import { DEMAND, PLANS, TIMES, doesAgree, judge } from './judge.ts';
import { CLOSEST_SIMS } from './walk.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    folder: { type: 'string', default: join(root, 'data/puzzles') },
    seed: { type: 'string', default: '1' },
    /** No puzzle is begun after so many minutes. */
    minutes: { type: 'string', default: '1000' },
    /** One of several that share the work and the journal. */
    part: { type: 'string', default: '1/1' },
  },
});
const seed = Number(values.seed);
const [part, parts] = values.part.split('/').map(Number);
const until = performance.now() + 60_000 * Number(values.minutes);
/** Progress is told after so many puzzles. */
const STEP = 20;

const EFFORT = { sims: TIMES * CLOSEST_SIMS, plans: PLANS, isPatient: true } as const;

function lookAgain(game: GamePackage, ai: Ai, puzzle: OddsPuzzle): Checked {
  const { game: table } = beginPuzzle(game, puzzle);
  const { number, right } = puzzle;
  const look = judge(game, ai, table, puzzle.seat, 104_729 * seed + number, EFFORT, DEMAND);
  const best = look.comparison.plans[look.best].choices;
  return { kind: 'checked', number, seed, right, agrees: doesAgree(look, right, DEMAND), best };
}

/** Whether the answers of a proved puzzle are all the answers there are. */
function isProved(game: GamePackage, puzzle: ExactPuzzle): boolean {
  let attempt = beginPuzzle(game, puzzle);
  for (const answers of puzzle.answers) {
    const { domain } = decision(attempt.game)!;
    const found = new Solver(game, puzzle.seat, puzzle.goal).solutions(attempt.game);
    const names = found.map((choice) => game.choiceName(domain, choice));
    if (names.toSorted().join() !== answers.toSorted().join()) return false;
    attempt = tryChoice(game, attempt, game.choiceOf(domain, answers[0])!);
  }
  return true;
}

/** Solves the puzzles of one game again; tells whether it came to their end. */
async function check(id: GameId): Promise<boolean> {
  const game = gameCalled(id);
  const ai = game?.ai;
  const all = await loadPuzzles(id);
  if (!game || !ai || all.length === 0) return true;
  const exact = all.filter((each): each is ExactPuzzle => each.kind === 'exact');
  const unproved = exact.filter((puzzle) => !isProved(game, puzzle));
  for (const puzzle of unproved) console.log(`${puzzle.id} is not proved`);

  const odds = all.filter((each): each is OddsPuzzle => each.kind === 'odds');
  const file = join(values.folder, `${id}.jsonl`);
  const keyOf = ({ number, right }: OddsPuzzle | Checked): string =>
    JSON.stringify([number, right]);
  const done = new Map<string, Checked>();
  for (const line of readJournal(file)) {
    if (line.kind === 'checked' && line.seed === seed) done.set(keyOf(line), line);
  }
  const checked: Checked[] = [];
  const refuted: string[] = [];
  for (const puzzle of odds) {
    let line = done.get(keyOf(puzzle));
    if (!line) {
      if (puzzle.number % parts !== part % parts || performance.now() > until) continue;
      line = lookAgain(game, ai, puzzle);
      note(file, line);
    }
    checked.push(line);
    if (!line.agrees) {
      refuted.push(puzzle.id);
      console.log(`${puzzle.id} does not agree: ${line.best.join(' ')}`);
    }
    if (checked.length % STEP === 0) console.log(`${id}: ${checked.length} of ${odds.length}`);
  }
  const agree = checked.length - refuted.length;
  const share = ((100 * agree) / checked.length).toFixed(1);
  console.log(
    `${id}: ${exact.length - unproved.length} of ${exact.length} proved again;` +
      ` ${checked.length} of ${odds.length} solved again, ${agree} agree (${share}%)`,
  );
  if (refuted.length > 0) console.log(`npm run mine:drop -- ${refuted.join(' ')}`);
  return checked.length === odds.length;
}

if (values.game !== undefined && !isGameId(values.game))
  throw new Error(`no game "${values.game}"`);
mkdirSync(values.folder, { recursive: true });
for (const id of values.game === undefined ? GAME_IDS : [values.game]) {
  if (!(await check(id))) process.exitCode = 1;
}
