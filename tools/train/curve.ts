/**
 * Draws the learning curve of the newest generation in the log of a training: `npx tsx tools/train/curve.ts`.
 * How much better than by hand games are foretold that were kept out, by how many were learned from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import type { FitReport } from './fit.ts';

type Run = Omit<FitReport, 'weights'> & { readonly game: string; readonly generation: number };

const [game = 'twilight-struggle', folder = join(root, 'data/train')] = process.argv.slice(2);
const out = join(root, `docs/images/learning-curve-${game}.svg`);

const all = readFileSync(join(folder, `${game}.log.jsonl`), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Run);
const newest = Math.max(...all.map(({ generation }) => generation));
const runs = all
  .filter(({ generation }) => generation === newest)
  .sort((a, b) => a.games - b.games);

const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 64;
const BOTTOM = 48;
const TOP = 16;
const RIGHT = 16;
const last = (run: Run): number => run.epochs.at(-1)!.logLoss;
const byHand = runs[0].byHand.logLoss;
const losses = [...runs.map(last), byHand];
const [least, most] = [Math.min(...losses) - 0.005, Math.max(...losses) + 0.005];
const [fewest, many] = [runs[0].games, runs.at(-1)!.games].map(Math.log);
const x = (games: number): number =>
  LEFT + ((Math.log(games) - fewest) / (many - fewest)) * (WIDTH - LEFT - RIGHT);
const y = (loss: number): number =>
  TOP + ((most - loss) / (most - least)) * (HEIGHT - TOP - BOTTOM);

const text = (at: number, down: number, words: string, anchor = 'middle'): string =>
  `<text x="${at.toFixed(1)}" y="${down.toFixed(1)}" text-anchor="${anchor}">${words}</text>`;
const path = runs.map((run) => `${x(run.games).toFixed(1)},${y(last(run)).toFixed(1)}`).join(' ');
const dots = runs.map((run) => {
  const [at, down] = [x(run.games), y(last(run))];
  return (
    `<circle cx="${at.toFixed(1)}" cy="${down.toFixed(1)}" r="4"/>` +
    text(at, down - 10, last(run).toFixed(3)) +
    text(at, HEIGHT - BOTTOM + 18, run.games.toLocaleString('en'))
  );
});

writeFileSync(
  out,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf6ea"/>
<g stroke="#7c7259" fill="none"><path d="M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}"/>
<path stroke-dasharray="6 4" d="M${LEFT} ${y(byHand).toFixed(1)}H${WIDTH - RIGHT}"/></g>
<polyline points="${path}" fill="none" stroke="#1b4d7e" stroke-width="2"/>
<g fill="#1d2427">${text(WIDTH - RIGHT, y(byHand) - 6, `by hand ${byHand.toFixed(3)}`, 'end')}
${text((LEFT + WIDTH) / 2, HEIGHT - 8, 'games of the heuristic bot that were learned from')}
<text transform="translate(18 ${(HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle">log-loss of forecasts</text>
${dots.join('\n')}</g>
</svg>
`,
);
console.log(out);
