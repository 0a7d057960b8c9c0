import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `npm run clicks` plays other games each time and names this number. */
const SEED = Number(process.env['BRINK_SEED'] ?? 1);

/**
 * The generator of the browser, replaced by one that always says the same (mulberry32) where chance
 * is asked, one number at a time; names of games stay as they are.
 */
const prelude = `{
  let state = ${SEED};
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  const real = crypto.getRandomValues.bind(crypto);
  Object.defineProperty(crypto, 'getRandomValues', {
    value: (numbers) =>
      numbers.length === 1 ? (numbers.set(numbers.map(next)) ?? numbers) : real(numbers),
  });
}
`;

/**
 * Gives out page and worker of the client with a generator that always says the same: deals, dice and
 * bots of a game on the device are those of the last run. A test that fails once in a hundred deals
 * fails always or never.
 */
export const fixedDice = (folder: string): Plugin => ({
  name: 'brink-fixed-dice',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, answer, next) => {
      const [path] = (request.url ?? '').split('?');
      const found = /^\/assets\/(index|worker)-[\w-]{8}\.js$/.exec(path);
      if (!found) return next();
      answer.setHeader('content-type', 'text/javascript');
      // The first number of a worker is for its bot; whoever deals begins with the second.
      const begin = found[1] === 'index' ? 'crypto.getRandomValues(new Uint32Array(1));\n' : '';
      answer.end(prelude + begin + readFileSync(join(folder, path), 'utf8'));
    });
  },
});
