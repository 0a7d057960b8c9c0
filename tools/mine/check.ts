/**
 * Solves the puzzles of the library again, with ten times the budget and deals of its own: `npm run
 * mine:check -- --game volk`. Tells those that do not agree, and what share does; `--some 20` takes
 * every nth of them, `--seed` other deals.
 */
import { parseArgs } from 'node:util';
import { gameCalled } from '@brink/games';
import { isGameId } from '@brink/games/ids';
import { loadPuzzles } from '@brink/library/puzzles/index';
import { beginPuzzle } from '@brink/library/puzzles/puzzle';
import { DEMAND, PLANS, TIMES, doesAgree, judge } from './judge.ts';
import { CLOSEST_SIMS } from './walk.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'twilight-struggle' },
    some: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    /** No puzzle is begun after so many minutes. */
    minutes: { type: 'string', default: '1000' },
  },
});
const game = gameCalled(values.game);
const ai = game?.ai;
if (!game || !ai || !isGameId(values.game)) throw new Error(`no game "${values.game}"`);
const found = (await loadPuzzles(values.game)).filter((puzzle) => puzzle.kind === 'odds');
const step = Math.max(1, Math.floor(found.length / Number(values.some)));
const until = performance.now() + 60_000 * Number(values.minutes);
const effort = { sims: TIMES * CLOSEST_SIMS, plans: PLANS, isPatient: true };
let all = 0;
let agree = 0;
for (let at = 0; at < found.length && performance.now() < until; at += step) {
  const puzzle = found[at];
  const { game: table } = beginPuzzle(game, puzzle);
  const seed = 104_729 * Number(values.seed) + puzzle.number;
  const look = judge(game, ai, table, puzzle.seat, seed, effort, DEMAND);
  const isSame = doesAgree(look, puzzle.right, DEMAND);
  all++;
  if (isSame) agree++;
  else console.log(`${puzzle.id} does not agree: ${look.comparison.plans[look.best].choices}`);
}
console.log(
  `${game.id}: ${all} of ${found.length} solved again, ${agree} agree (${((100 * agree) / all).toFixed(1)}%)`,
);
