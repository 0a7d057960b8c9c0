/**
 * Looks again at what was found, with ten times the budget and other deals: `npm run mine:again --
 * --game volk`. Says what share agrees; those that do not are left out when the puzzles are written.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameCalled } from '@brink/games';
import { choose, nextActor } from '@brink/kernel';
import { root } from '../root.mjs';
import { note, readJournal, type Again, type Walked } from './journal.ts';
import { DEMAND, PLANS, TIMES, doesAgree, judge } from './judge.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'twilight-struggle' },
    folder: { type: 'string', default: join(root, 'data/puzzles') },
    minutes: { type: 'string', default: '1000' },
  },
});

/** Deals of the second look are its own. */
const SEED = 0x5eed;

const game = gameCalled(values.game);
const ai = game?.ai;
if (!game || !ai) throw new Error(`no game "${values.game}"`);
const file = join(values.folder, `${game.id}.jsonl`);
const lines = readJournal(file);
const walked = new Map(
  lines.flatMap((line) => (line.kind === 'walked' ? [[line.seed, line] as [number, Walked]] : [])),
);
const keyOf = ({ seed, at }: { seed: number; at: number }): string => `${seed} ${at}`;
const done = new Map(
  lines.flatMap((line) => (line.kind === 'again' ? [[keyOf(line), line] as [string, Again]] : [])),
);
const until = performance.now() + 60_000 * Number(values.minutes);

for (const found of lines) {
  if (found.kind !== 'found' || done.has(keyOf(found)) || !walked.has(found.seed)) continue;
  if (performance.now() > until) break;
  const table = game.setup(game.parseOptions({}), undefined, walked.get(found.seed)!.rules);
  for (const choice of walked.get(found.seed)!.choices.slice(0, found.at)) {
    choose(table, nextActor(table), choice);
  }
  const seed = SEED + 1009 * found.seed + found.at;
  const effort = { sims: TIMES * found.sims, plans: PLANS, isPatient: true };
  const look = judge(game, ai, table, found.seat, seed, effort, DEMAND);
  const again: Again = {
    kind: 'again',
    seed: found.seed,
    at: found.at,
    agrees: doesAgree(look, found.right, DEMAND),
    depth: look.verdict.depth,
    value: look.comparison.mean(look.best),
    margin: look.verdict.margin,
    error: look.verdict.error,
    sims: look.sims,
    deals: look.comparison.deals,
  };
  note(file, again);
  done.set(keyOf(found), again);
}
const all = [...done.values()];
const agree = all.filter(({ agrees }) => agrees).length;
console.log(
  `${game.id}: ${all.length} looked at again, ${agree} agree (${((100 * agree) / all.length).toFixed(1)}%)`,
);
