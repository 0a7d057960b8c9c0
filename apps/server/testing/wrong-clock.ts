import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SET_CLOCK = fileURLToPath(new URL('set-clock.mjs', import.meta.url));

/** From now on the clock of whoever goes by this file is wrong by so many milliseconds. */
export const writeClock = (file: string, wrongBy: number): void =>
  writeFileSync(file, String(wrongBy));

/** What a process needs in its environment to go by the clock of a file. */
export const withClock = (file: string): Readonly<Record<string, string>> => ({
  WRONG_CLOCK: file,
  NODE_OPTIONS: `--import ${SET_CLOCK}`,
});
