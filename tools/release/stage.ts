/**
 * Makes of the sources what is published: every package with a `publishConfig`, compiled to ESM
 * with declarations, in a folder of its own (docs/adr/0013-packages-are-written-at-release.md).
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.mjs';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly publishConfig?: object;
  /** Entries by name are public; the pattern `./*` is for this repository alone. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package as it lies ready to be packed. */
export interface Staged {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Public entries: `.`, `./ids`. */
  readonly entries: readonly string[];
}

const SCOPE = '@brink/';

const readManifest = (short: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', short, 'package.json'), 'utf8'));

/** Folders of the packages that are published, each after those it needs. */
export function publishable(): string[] {
  const manifests = new Map(
    readdirSync(join(root, 'packages'))
      .filter((short) => existsSync(join(root, 'packages', short, 'package.json')))
      .map((short) => [short, readManifest(short)] as const)
      .filter(([, { publishConfig }]) => publishConfig !== undefined),
  );
  const ordered: string[] = [];
  const add = (short: string): void => {
    if (ordered.includes(short)) return;
    const manifest = manifests.get(short);
    if (!manifest) throw new Error(`${SCOPE}${short} is needed by others and not published`);
    Object.keys(manifest.dependencies ?? {}).forEach((name) => add(name.slice(SCOPE.length)));
    ordered.push(short);
  };
  [...manifests.keys()].forEach(add);
  return ordered;
}

/** Public entries of a package and their sources: `./ids` → `ids`. */
function publicEntries({ exports }: Manifest): Map<string, string> {
  return new Map(
    Object.entries(exports)
      .filter(([entry]) => !entry.includes('*'))
      .map(([entry, source]) => [entry, source.slice('./'.length).replace(/\.ts$/, '')]),
  );
}

function compile(packages: readonly string[], into: string): void {
  const sources = packages.map((short) => join(root, 'packages', short));
  const config = join(into, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      rootDir: join(root, 'packages'),
      outDir: into,
      typeRoots: [join(root, 'node_modules/@types')],
      composite: false,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
    },
    include: sources.map((folder) => `${folder}/**/*.ts`),
    exclude: sources.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/testing/**`]),
  };
  mkdirSync(into, { recursive: true });
  writeFileSync(config, JSON.stringify(settings));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config]);
  if (status !== 0) throw new Error(`the packages do not compile\n${stdout}`);
}

/** The compiler copies data when it likes to (typescript 7.0 now and then forgets it): we do. */
function copyData(short: string, into: string): void {
  const source = join(root, 'packages', short, 'data');
  if (!existsSync(source)) return;
  for (const file of filesIn(source).filter((path) => path.endsWith('.json'))) {
    const target = join(into, short, 'data', `${relative(source, file)}.js`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `export default ${readFileSync(file, 'utf8')};\n`);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Files of a package that its siblings need besides its public entries, by package. */
type Internals = Map<string, Set<string>>;

/**
 * Imports as they are published: declarations name compiled files, what only siblings may import
 * says so in its path, and data are modules, which every Node and every browser loads.
 */
function publishedImports(
  text: string,
  publics: ReadonlyMap<string, ReadonlyMap<string, string>>,
  internals: Internals,
): string {
  return text
    .replace(/(from |import\()'(\.[^']+)\.ts'/g, "$1'$2.js'")
    .replace(/'(\.[^']+)\.json' with \{ type: 'json' \}/g, "'$1.json.js'")
    .replace(/(from |import\()'@brink\/([^/']+)\/([^']+)'/g, (whole, before, short, path) => {
      if (publics.get(short)?.has(`./${path}`)) return whole;
      internals.set(short, (internals.get(short) ?? new Set()).add(path));
      return `${before}'${SCOPE}${short}/internal/${path}'`;
    });
}

function publishedManifest(manifest: Manifest, internal: readonly string[]): object {
  const { name, version, description, license, publishConfig, dependencies } = manifest;
  const entry = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
  return {
    name,
    version,
    description,
    keywords: ['twilight-struggle', 'board-game', 'rules-engine', 'game-ai'],
    license,
    type: 'module',
    engines: { node: '>=20.19' },
    files: ['dist'],
    exports: {
      ...Object.fromEntries([...publicEntries(manifest)].map(([at, path]) => [at, entry(path)])),
      ...Object.fromEntries(internal.map((path) => [`./internal/${path}`, entry(path)])),
    },
    publishConfig,
    dependencies,
  };
}

/** Writes every package into a folder of its own below `into`, which is emptied. */
export function stagePackages(into: string): Staged[] {
  rmSync(into, { recursive: true, force: true });
  const packages = publishable();
  const compiled = join(into, '.compiled');
  compile(packages, compiled);
  const manifests = packages.map(readManifest);
  const publics = new Map(packages.map((short, i) => [short, publicEntries(manifests[i])]));
  const internals: Internals = new Map();
  for (const short of packages) {
    copyData(short, compiled);
    for (const file of filesIn(join(compiled, short))) {
      if (file.endsWith('.json')) continue;
      const target = join(into, short, 'dist', relative(join(compiled, short), file));
      mkdirSync(dirname(target), { recursive: true });
      const text = readFileSync(file, 'utf8');
      writeFileSync(target, publishedImports(text, publics, internals));
    }
  }
  rmSync(compiled, { recursive: true });
  return packages.map((short, i) => {
    const folder = join(into, short);
    const internal = [...(internals.get(short) ?? [])].sort();
    const manifest = JSON.stringify(publishedManifest(manifests[i], internal), null, 2);
    writeFileSync(join(folder, 'package.json'), `${manifest}\n`);
    cpSync(join(root, 'packages', short, 'README.md'), join(folder, 'README.md'));
    cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    const { name, version } = manifests[i];
    return { name, version, folder, entries: [...publics.get(short)!.keys()] };
  });
}
