/** Third-party games beside the project; they are no part of it. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folders = ['games', 'games-odd'].map((name) =>
  fileURLToPath(new URL(`../../../../../shared/${name}/`, import.meta.url)),
);

export const present = existsSync(folders[0]);

/** The paths of all known logs. */
export const files = folders.flatMap((folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => folder + name)
    : [],
);
