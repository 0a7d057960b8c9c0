/**
 * Fails when an import goes against the arrows between the packages, or rules that others build on
 * name one of those others (`npm run check:layers`).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAME_IDS, STRUGGLE_IDS } from '@brink/games/ids';
import { root } from './root.mjs';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
}

interface Layer {
  /** Own packages this one may import. */
  readonly sees: readonly string[];
  /** Own packages its tests may import besides. */
  readonly testsSee?: readonly string[];
  /** Rules: no npm package and no Node module outside tests. */
  readonly pure?: boolean;
}

const allRules = ['kernel', 'struggle', ...GAME_IDS, 'crossover'];
const testsSee = ['testkit'];

/** Games do not see each other; those of the family see what they share. */
const gameLayers = Object.fromEntries(
  GAME_IDS.map((id): [string, Layer] => {
    const isStruggle = STRUGGLE_IDS.some((each) => each === id);
    const sees = isStruggle ? ['kernel', 'struggle'] : ['kernel'];
    return [`packages/${id}`, { sees, testsSee, pure: true }];
  }),
);

/** kernel ← struggle ← one package a game ← games ← library, staff ← apps. */
const layers: Readonly<Record<string, Layer>> = {
  'packages/kernel': { sees: [], pure: true },
  'packages/struggle': { sees: ['kernel'], testsSee, pure: true },
  ...gameLayers,
  'packages/crossover': { sees: ['kernel', 'struggle', ...STRUGGLE_IDS], testsSee, pure: true },
  'packages/games': { sees: allRules, pure: true },
  'packages/testkit': { sees: ['kernel'] },
  'packages/bots': { sees: allRules, testsSee },
  'packages/protocol': { sees: allRules, testsSee },
  'packages/staff': {
    sees: [...allRules, 'games', 'bots'],
    testsSee: ['testkit', 'library'],
    pure: true,
  },
  'packages/board': { sees: [] },
  'packages/club': { sees: [], pure: true },
  'packages/library': { sees: [...allRules, 'games', 'study'], testsSee, pure: true },
  'packages/study': { sees: [...allRules, 'games'], testsSee, pure: true },
};

const appLayer: Layer = {
  sees: [
    ...allRules,
    'games',
    'bots',
    'staff',
    'protocol',
    'board',
    'club',
    'library',
    'study',
    'testkit',
  ],
};

/**
 * Rooms of an app from the lowest to the highest: a file sees its own room and those below. What
 * lies beside the rooms (the entry of the page, of the worker) puts them together; tests may look
 * anywhere.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'apps/server': ['base', 'storage', 'play', 'bots', 'club', 'lobby', 'gateway', 'http'],
  'apps/web': ['ui', 'client', 'table', 'games', 'pages', 'e2e'],
};

/** Rules that are built on a package, in any spelling: 'red-sea' is also `RED_SEA` and `redSea`. */
const childrenOf = (home: string): { name: string; spelling: RegExp }[] =>
  allRules
    .filter((name) => layers[`packages/${name}`].sees.some((seen) => `packages/${seen}` === home))
    .map((name) => ({ name, spelling: new RegExp(name.replace('-', '[-_ ]?'), 'i') }));

const isSource = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);
/** Tests, and what only they use. */
const isTest = (path: string): boolean =>
  /\.test\.[cm]?[jt]sx?$/.test(path) || /\/(testing|chaos)\//.test(path);

/** 'packages/kernel/mask.ts' → 'packages/kernel'. */
const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** '@scope/name/deep/path' → '@scope/name'. */
const npmName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The formatter puts every static import at the start of a line, so no parser is needed. */
const staticImport = /^(?:import|export)\s+(?:[\w$*{},\s]+?\sfrom\s*)?(['"])([^'"\n]+)\1/gm;
const dynamicImport = /^(?!\s*(?:\*|\/[/*])).*?\bimport\(\s*(['"])([^'"\n]+)\1/gm;

function importsOf(text: string): { specifier: string; line: number }[] {
  return [staticImport, dynamicImport].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const end = match.index + match[0].length;
      return { specifier: match[2], line: text.slice(0, end).split('\n').length };
    }),
  );
}

function roomRule(from: SourceFile, target: string): string | undefined {
  const order = rooms[packageOf(from.path)];
  if (!order || isTest(from.path)) return undefined;
  const [own, other] = [from.path, target].map((path) => order.indexOf(path.split('/')[2] ?? ''));
  if (own < 0) return undefined;
  if (other < 0) return `${order[own]}/ imports '${target}', which lies beside the rooms`;
  return other > own ? `${order[own]}/ may not import ${order[other]}/` : undefined;
}

/** Comments may speak of anything. What follows `//` in a string is lost too, which harms nobody. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ''));

/** A parent that names a child knows too much; imports have rules of their own. */
function childrenNamed({ path, text }: SourceFile): Violation[] {
  const home = packageOf(path);
  const children =
    home === 'packages/kernel' || home === 'packages/struggle' ? childrenOf(home) : [];
  if (children.length === 0 || isTest(path)) return [];
  return withoutComments(text)
    .split('\n')
    .flatMap((each, i) =>
      children
        .filter(({ spelling }) => !each.includes('@brink/') && spelling.test(each))
        .map(({ name }) => ({
          path,
          line: i + 1,
          rule: `${home} names ${name}, which builds on it`,
        })),
    );
}

function relativeRule(from: SourceFile, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(from.path), specifier);
  if (packageOf(target) !== packageOf(from.path)) {
    return `leaves its package by '${specifier}'; import another package by its name`;
  }
  if (isTest(target) && !isTest(from.path)) return `imports the test '${specifier}'`;
  return roomRule(from, target);
}

function ownPackageRule(
  from: SourceFile,
  layer: Layer,
  specifier: string,
  apps: ReadonlySet<string>,
): string | undefined {
  const name = npmName(specifier).slice('@brink/'.length);
  const home = packageOf(from.path);
  if (apps.has(`@brink/${name}`)) return `${home} imports @brink/${name}; nothing imports apps`;
  if (`packages/${name}` === home) return `imports its own package; use a relative path`;
  const sees = isTest(from.path) ? [...layer.sees, ...(layer.testsSee ?? [])] : layer.sees;
  if (sees.includes(name)) return undefined;
  if (layer.testsSee?.includes(name)) return `${home} may import @brink/${name} only in tests`;
  return `${home} may not import @brink/${name} (it sees ${sees.join(', ') || 'no other package'})`;
}

type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

function declares(manifest: Manifest, name: string, inTest: boolean): boolean {
  return Boolean(
    manifest['dependencies']?.[name] ??
    manifest['peerDependencies']?.[name] ??
    (inTest ? manifest['devDependencies']?.[name] : undefined),
  );
}

export function findViolations(files: readonly SourceFile[]): Violation[] {
  const manifests = new Map<string, Manifest & { readonly name?: string }>();
  for (const { path, text } of files) {
    if (/^(?:packages|apps)\/[^/]+\/package\.json$/.test(path)) {
      manifests.set(packageOf(path), JSON.parse(text));
    }
  }
  const apps = new Set(
    [...manifests].filter(([home]) => home.startsWith('apps/')).map(([, { name }]) => `${name}`),
  );

  const ruleBroken = (file: SourceFile, layer: Layer, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return relativeRule(file, specifier);
    const home = packageOf(file.path);
    const name = npmName(specifier);
    const inTest = isTest(file.path);
    const manifest = manifests.get(home) ?? {};
    if (name.startsWith('@brink/')) {
      const rule = ownPackageRule(file, layer, specifier, apps);
      if (rule || declares(manifest, name, inTest)) return rule;
      return `${name} is not declared in ${home}/package.json`;
    }
    if (layer.pure && !inTest) {
      if (isBuiltin(specifier)) return `${home} may not import the Node module ${specifier}`;
      return `${home} may not depend on ${name}: rules have no runtime dependencies`;
    }
    // Tests take their tools from the root.
    if (inTest || isBuiltin(specifier) || declares(manifest, name, inTest)) return undefined;
    return `${name} is not declared in ${home}/package.json`;
  };

  const violations: Violation[] = [];
  for (const [home, manifest] of manifests) {
    if (!layers[home]?.pure) continue;
    for (const name of Object.keys(manifest['dependencies'] ?? {})) {
      if (name.startsWith('@brink/')) continue;
      const rule = `${home} may not depend on ${name}: rules have no runtime dependencies`;
      violations.push({ path: `${home}/package.json`, line: 1, rule });
    }
  }
  const unknown = new Set<string>();
  for (const file of files) {
    if (!isSource(file.path)) continue;
    const home = packageOf(file.path);
    const layer = home.startsWith('apps/') ? appLayer : layers[home];
    if (!layer) {
      if (!unknown.has(home)) {
        const rule = `${home} has no layer; give it one in tools/check-layers.ts`;
        violations.push({ path: file.path, line: 1, rule });
      }
      unknown.add(home);
      continue;
    }
    violations.push(...childrenNamed(file));
    for (const { specifier, line } of importsOf(file.text)) {
      const rule = ruleBroken(file, layer, specifier);
      if (rule) violations.push({ path: file.path, line, rule });
    }
  }
  return violations;
}

function readTree(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'build'].includes(entry.name) ? [] : readTree(path);
    }
    if (!isSource(path) && entry.name !== 'package.json') return [];
    return [{ path, text: readFileSync(join(root, path), 'utf8') }];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = ['packages', 'apps'].flatMap(readTree);
  const violations = findViolations(files);
  for (const { path, line, rule } of violations) console.error(`${path}:${line}: ${rule}`);
  if (violations.length > 0) {
    console.error(`${violations.length} lines against the layers`);
    process.exitCode = 1;
  } else {
    console.log(`${files.length} files keep to the layers`);
  }
}
