import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { complaintsOf, startBrowser } from './testing/client.ts';
import { blocksOf, carryOut, copyRepository, linkPackages } from './testing/how-to.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/how-to/write-a-game.md'), 'utf8');
const blocks = blocksOf(page);

/** Carries docs/how-to/write-a-game.md out in a copy of the repository. */
describe('the game of the page', { timeout: 600_000 }, () => {
  let home: string;

  const run = (tool: string, args: readonly string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, tool), ...args], {
      cwd: home,
      env: { ...process.env, HOME: home, NO_COLOR: '1', NODE_ENV: '', VITEST: '' },
      input,
      encoding: 'utf8',
    });
    return { status, told: `${stdout}${stderr}` };
  };
  /** What a command that fails has to say. */
  const complaintOf = (tool: string, ...args: readonly string[]): string => {
    const { status, told } = run(tool, args);
    return status === 0 ? '' : told;
  };

  beforeAll(() => {
    home = realpathSync(mkdtempSync(join(tmpdir(), 'brink-')));
    copyRepository(root, home);
    carryOut(blocks, home);
    linkPackages(root, home);
  });
  afterAll(() => rmSync(home, { recursive: true }));

  test('has no command that is not carried out here', () => {
    const commands = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text);
    expect(commands.join('').trim().split('\n')).toEqual([
      'npm install',
      'npx vitest run packages/duel',
      'npx brink fuzz --game duel --games 200',
      'npx brink play --game duel --as red --bot random',
      'npx tsc -b',
      'npm run check:layers',
      'npm run build',
    ]);
  });

  test('is typed to the last line', () =>
    expect(complaintOf('node_modules/typescript/bin/tsc', '-b')).toBe(''));

  test('keeps to the layers', () => {
    expect(complaintOf('node_modules/tsx/dist/cli.mjs', 'tools/check-layers.ts')).toBe('');
  });

  test('keeps the laws, and the register knows it', () => {
    // Golden games are not copied.
    const register = ['register', 'manners', 'observation'].map(
      (name) => `packages/games/${name}.test.ts`,
    );
    expect(complaintOf('node_modules/vitest/vitest.mjs', 'run', 'packages/duel', ...register)).toBe(
      '',
    );
  });

  test('is built, and the web client brings it when it is asked for', () => {
    expect(complaintOf('tools/build.mjs')).toBe('');
    const assets = join(home, 'apps/web/dist/assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    const telling = scripts.filter((file) =>
      readFileSync(join(assets, file), 'utf8').includes('Put a card face down'),
    );
    // The page and the worker have their own copy of a text; the first page has none.
    expect(telling.length).toBeGreaterThan(0);
    const index = readFileSync(join(home, 'apps/web/dist/index.html'), 'utf8');
    expect(telling.filter((file) => index.includes(file))).toEqual([]);
  });

  test('is played in the terminal', () => {
    expect(complaintOf('apps/cli/dist/brink.mjs', 'fuzz', '--game', 'duel', '--games', '200')).toBe(
      '',
    );
    const asked = ['play', '--game', 'duel', '--as', 'red', '--bot', 'random', '--lang', 'en'];
    const { status, told } = run('apps/cli/dist/brink.mjs', asked, '1\n1\n1\n');
    expect(status).toBe(0);
    expect(told).toContain('Red: Put a card face down');
    expect(told.match(/\d against \d: (Red|Blue) scores/g)).toHaveLength(3);
    expect(told).toMatch(/(Red|Blue) wins/);
  });

  test.skipIf(findChromium() === undefined)('is played in the browser', async () => {
    const shown = await preview({
      configFile: join(home, 'apps/web/vite.config.mjs'),
      logLevel: 'silent',
      preview: { port: 0, host: '127.0.0.1', proxy: {} },
    });
    const browser = await startBrowser();
    const window = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'block' });
    window.setDefaultTimeout(120_000);
    const complaints = complaintsOf(window);
    await window.goto(shown.resolvedUrls!.local[0]);
    await window.locator('.w-new').getByText('Duel', { exact: true }).click();
    await window.locator('.w-new > .b-button').click();
    const cards = window.getByRole('button', { name: /^card \d$/ });
    for (const left of [3, 2, 1]) {
      await expect.poll(() => cards.count()).toBe(left);
      await cards.first().click();
    }
    await window.getByText(/^(Red|Blue) wins$/).waitFor();
    expect(await window.getByText(/^\d against \d: (Red|Blue) scores$/).count()).toBe(3);
    expect(complaints).toEqual([]);
    await browser.close();
    await shown.close();
  });
});
