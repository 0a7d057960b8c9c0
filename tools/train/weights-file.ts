import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Learned } from '@brink/struggle/bot/value/linear';

/** Weights are kept as whole numbers of this. */
const UNIT = 1 / 1024;

export const learnedFrom = (
  weights: Float32Array,
  facts: Omit<Learned, 'unit' | 'weights'>,
): Learned => ({
  ...facts,
  unit: UNIT,
  weights: [...weights].map((weight) => Math.round(weight / UNIT)),
});

/** Writes what was learned as a source of the game. */
export function writeWeights(file: string, learned: Learned): void {
  const { weights, ...facts } = learned;
  const lines = Object.entries(facts).map(([name, value]) => `  ${name}: ${value},\n`);
  writeFileSync(
    file,
    `import type { Learned } from '@brink/struggle/bot/value/linear';

/** Written by \`npm run train\`: docs/how-to/train-a-bot.md. */
export const LEARNED: Learned = {
${lines.join('')}  weights: [${weights.join(', ')}],
};
`,
  );
  execFileSync('npx', ['oxfmt', file], { stdio: 'ignore' });
}
