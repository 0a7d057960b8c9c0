/**
 * What is published, as somebody meets it who has no repository: the tarballs are installed into
 * an empty folder, without a registry; there the examples are type-checked, run, and bundled.
 */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Script, createContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.mjs';
import { npm, packAll, type Packed } from './pack.ts';
import { stagePackages, type Staged } from './stage.ts';

/** Compilers and npm at work: a loaded machine is slow, not broken. */
const PATIENCE = 300_000;

const scratch = mkdtempSync(join(tmpdir(), 'brink-release-'));
const installed = join(scratch, 'installed');
let staged: readonly Staged[];
let packed: readonly Packed[];

/** A registry that nobody answers at: what is installed comes from the tarballs. */
const ALONE = ['--offline', '--registry=http://127.0.0.1:9', '--no-audit', '--no-fund'];

/** Examples with arguments that keep them short, and what they must say. */
const EXAMPLES: readonly (readonly [file: string, args: readonly string[], says: RegExp])[] = [
  ['self-play.ts', ['red-sea', '10'], /10 games of red-sea[\s\S]*us +wins[\s\S]*decisions a game/],
  ['forty-lines.ts', ['random', '2'], /forty lines against random: [34] of 4 games/],
  ['perft.mjs', ['red-sea', '3'], /^1 {2}\d+\n2 {2}\d+\n3 {2}\d+\n$/],
  ['odds-of-a-coup.mjs', [], /Iran +83% +50%/],
  ['records-to-table.ts', [], /^game,choices,winners,turn,manner\n(.+\n){1000}$/],
  ['new-card.ts', [], /the event took place in 319 and left the game in 319/],
];

beforeAll(() => {
  staged = stagePackages(join(scratch, 'staged'));
  packed = packAll(staged, scratch);
  mkdirSync(installed);
  writeFileSync(join(installed, 'package.json'), '{ "type": "module", "private": true }');
  npm(['install', ...ALONE, ...packed.map(({ filename }) => `../${filename}`)], installed);
  for (const [file] of EXAMPLES) cpSync(join(root, 'examples', file), join(installed, file));
}, PATIENCE);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('a tarball', () => {
  test('holds compiled files and declarations, README and licence, and no test', () => {
    for (const { files } of packed) {
      const paths = files.map(({ path }) => path);
      const others = paths.filter((path) => !/^dist\/.+\.(js|d\.ts)$/.test(path));
      expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
      expect(paths.filter((path) => /\.test\.|\/testing\//.test(path))).toEqual([]);
    }
  });

  test('leads only to files that are in it', () => {
    for (const { folder, name } of staged) {
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const targets = Object.values<Record<string, string>>(exports).flatMap(Object.values);
      const { files } = packed.find((each) => each.name === name)!;
      const paths = new Set(files.map(({ path }) => `./${path}`));
      expect(targets.filter((target) => !paths.has(target))).toEqual([]);
    }
  });

  test('cannot be looked into', () => {
    const look = "import('@brink/kernel/mask').catch((e) => console.log(e.code))";
    const { stdout } = spawnSync(process.execPath, ['-e', look], { cwd: installed });
    expect(`${stdout}`.trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});

describe('installed in an empty folder', () => {
  test(
    'the examples are type-checked against the declarations, and run',
    async () => {
      const options = {
        target: 'es2023',
        module: 'nodenext',
        strict: true,
        // Our own declarations are looked at too.
        skipLibCheck: false,
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
        rewriteRelativeImportExtensions: true,
      };
      const config = { compilerOptions: options, include: ['*.ts'] };
      writeFileSync(join(installed, 'tsconfig.json'), JSON.stringify(config));
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const checked = spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: installed });
      expect(`${checked.stdout}`).toBe('');
      // Node from 22.18 on runs TypeScript as it stands.
      const runsTypes = Boolean((process.features as { typescript?: string }).typescript);
      const run = promisify(execFile);
      await Promise.all(
        EXAMPLES.map(async ([file, args, says]) => {
          const program = runsTypes ? file : file.replace(/\.ts$/, '.js');
          const { stdout } = await run(process.execPath, [program, ...args], { cwd: installed });
          expect(stdout).toMatch(says);
        }),
      );
    },
    PATIENCE,
  );

  test('a game is bundled for the browser and played without anything of Node', async () => {
    const contents = `
      import { Random, choose, nextActor, uniform } from '@brink/kernel';
      import { GAMES } from '@brink/games';
      globalThis.played = GAMES.map((game) => {
        const table = game.setup(game.parseOptions({}));
        const random = uniform(new Random(1));
        for (let a = nextActor(table); a >= 0; a = nextActor(table)) choose(table, a, random(table, a));
        return game.id + ': ' + game.outcome(table).manner;
      });`;
    const { outputFiles, warnings } = await build({
      stdin: { contents, resolveDir: installed },
      bundle: true,
      platform: 'browser',
      format: 'iife',
      minify: true,
      write: false,
    });
    expect(warnings).toEqual([]);
    const page: { played?: string[] } = createContext({});
    new Script(outputFiles[0].text).runInContext(page as object);
    expect([...page.played!]).toEqual([
      expect.stringMatching(/^twilight-struggle: \w/),
      expect.stringMatching(/^red-sea: \w/),
      expect.stringMatching(/^volk: \w/),
    ]);
  });
});
