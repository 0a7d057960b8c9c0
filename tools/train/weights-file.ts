import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { LearnedPolicy } from '@brink/struggle/bot/policy/policy';
import type { Learned } from '@brink/kernel/learned-value';

/** Weights are kept as whole numbers of this. */
const UNIT = 1 / 1024;

type Facts<T extends Learned | LearnedPolicy> = Omit<T, 'unit' | 'weights'>;

/** Weights as they are kept, with what there is to say of them. */
export const rounded = <T extends Learned | LearnedPolicy>(
  weights: Float32Array,
  facts: Facts<T>,
): T =>
  ({
    ...facts,
    unit: UNIT,
    weights: [...weights].map((weight) => Math.round(weight / UNIT)),
  }) as unknown as T;

function write(file: string, head: string, learned: Learned | LearnedPolicy): void {
  const { weights, ...facts } = learned;
  const lines = Object.entries(facts).map(([name, value]) => `  ${name}: ${value},\n`);
  writeFileSync(
    file,
    `${head} = {
${lines.join('')}  weights: [${weights.join(', ')}],
};
`,
  );
  execFileSync('npx', ['oxfmt', file], { stdio: 'ignore' });
}

const WRITTEN = '/** Written by `npm run train`: docs/how-to/train-a-bot.md. */';

/** Writes the value of positions as a source of the game. */
export const writeValue = (file: string, learned: Learned): void =>
  write(
    file,
    `import type { Learned } from '@brink/kernel/learned-value';

${WRITTEN}
export const LEARNED: Learned`,
    learned,
  );

/** Writes which cards are worth a look as a source of the game. */
export const writePolicy = (file: string, learned: LearnedPolicy): void =>
  write(
    file,
    `import type { LearnedPolicy } from '@brink/struggle/bot/policy/policy';

${WRITTEN}
export const LEARNED_POLICY: LearnedPolicy`,
    learned,
  );
