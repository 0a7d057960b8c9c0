import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { encodePlays, type LearnedPlays } from '@brink/struggle/bot/experience';
import type { LearnedLeads } from '@brink/struggle/bot/value/leads';
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

/** Worths of plays are kept as whole numbers of this, in VP. */
const PLAYS_UNIT = 1 / 32;

/** What plays are worth as it is kept, with what there is to say of it. */
export const roundedPlays = (
  table: Float32Array,
  facts: Omit<LearnedPlays, 'unit' | 'worths'>,
): LearnedPlays => ({ ...facts, unit: PLAYS_UNIT, worths: encodePlays(table, PLAYS_UNIT) });

function write(file: string, head: string, learned: object): void {
  const lines = Object.entries(learned).map(
    ([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`,
  );
  writeFileSync(file, `${head} = {\n${lines.join('')}};\n`);
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

/** Writes what leads are worth as a source of the game. */
export const writeLeads = (file: string, learned: LearnedLeads): void =>
  write(
    file,
    `import type { LearnedLeads } from '@brink/struggle/bot/value/leads';

${WRITTEN}
export const LEARNED_LEADS: LearnedLeads`,
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

/** Writes what ways to play a card bring as a source of the game. */
export const writePlays = (file: string, learned: LearnedPlays): void =>
  write(
    file,
    `import type { LearnedPlays } from '@brink/struggle/bot/experience';

${WRITTEN}
export const LEARNED_PLAYS: LearnedPlays`,
    learned,
  );
