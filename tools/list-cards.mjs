// Writes the cards/index.ts of each game that has one file for each card from its folder listing.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = new URL('../packages/', import.meta.url);

/** @param {string} game */
function listCards(game) {
  const folder = new URL(`${game}/cards/`, packages);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[a-z-]+\/\d{3}-[a-z0-9-]+\.ts$/.test(file))
    .map((file) => ({ file, number: file.split('/')[1].slice(0, 3) }))
    .sort((a, b) => a.number.localeCompare(b.number));
  const imports = files.map(({ file, number }) => `import card${number} from './${file}';`);
  const list = files.map(({ number }) => `  card${number},`);
  const text = `// Written by tools/list-cards.mjs from the folder listing.
import type { Card } from '../card.ts';
${imports.join('\n')}

/** Every card that has an event, by number. */
export const ALL_CARDS: readonly Card[] = [
${list.join('\n')}
];
`;
  writeFileSync(fileURLToPath(new URL('index.ts', folder)), text);
}

for (const game of readdirSync(packages)) {
  if (existsSync(new URL(`${game}/cards/index.ts`, packages))) listCards(game);
}
