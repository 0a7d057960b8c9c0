// Bundles the command line and the server, each into the dist folder of its app; as `npm run
// build` the web client too. Also used by apps/cli/bin/brink.mjs whenever a source is newer than a bundle.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** @typedef {{ readonly entry: string, readonly bundle: string }} Target */

/** @type {readonly Target[]} */
const targets = [
  { entry: 'apps/cli/main.ts', bundle: 'apps/cli/dist/brink.mjs' },
  { entry: 'apps/cli/arena/worker.ts', bundle: 'apps/cli/dist/arena-worker.mjs' },
  { entry: 'apps/server/main.ts', bundle: 'apps/server/dist/server.mjs' },
  { entry: 'apps/server/backup.ts', bundle: 'apps/server/dist/backup.mjs' },
  { entry: 'apps/server/admin.ts', bundle: 'apps/server/dist/admin.mjs' },
  { entry: 'apps/server/rehearse.ts', bundle: 'apps/server/dist/rehearse.mjs' },
  { entry: 'apps/server/bots/worker.ts', bundle: 'apps/server/dist/bot-worker.mjs' },
  { entry: 'apps/server/gateway/main.ts', bundle: 'apps/server/dist/gateway.mjs' },
  {
    entry: 'apps/server/club/rehearsing/worker.ts',
    bundle: 'apps/server/dist/rehearsal-worker.mjs',
  },
  {
    entry: 'apps/server/club/reading/worker.ts',
    bundle: 'apps/server/dist/reading-worker.mjs',
  },
];

/** @param {Target} target the sources it was made from are listed beside it */
const inputList = ({ bundle }) => join(root, `${bundle}.inputs.json`);

/**
 * @param {Target} target
 * @returns {boolean} whether the bundle is absent or older than anything it was made from
 */
function isStale(target) {
  try {
    const built = statSync(join(root, target.bundle)).mtimeMs;
    /** @type {string[]} */
    const inputs = JSON.parse(readFileSync(inputList(target), 'utf8'));
    return inputs.some((input) => statSync(join(root, input)).mtimeMs > built);
  } catch {
    return true;
  }
}

/** Third-party packages stay outside the bundle: some carry native binaries. */
const onlyOwnPackages = {
  name: 'only-own-packages',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@brink/') ? undefined : { path, external: true },
    );
  },
};

/** @param {Target} target */
async function bundle(target) {
  const esbuild = await import('esbuild');
  const file = join(root, target.bundle);
  const scratch = join(dirname(file), `.${process.pid}.${basename(file)}`);
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [target.entry],
    outfile: scratch,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'linked',
    metafile: true,
    write: false,
    logLevel: 'error',
    plugins: [onlyOwnPackages],
  });
  mkdirSync(dirname(file), { recursive: true });
  // Renaming keeps a second `brink` starting at this moment from reading half a file.
  /** @param {string} path @param {string} text */
  const replace = (path, text) => {
    writeFileSync(scratch, text);
    renameSync(scratch, path);
  };
  try {
    for (const { path, text } of result.outputFiles) {
      if (path.endsWith('.map')) replace(`${file}.map`, text);
    }
    replace(inputList(target), JSON.stringify(Object.keys(result.metafile.inputs)));
    for (const { path, text } of result.outputFiles) {
      if (path.endsWith('.mjs')) {
        replace(
          file,
          text.replace(/\/\/# sourceMappingURL=.*\s*$/, '') +
            `//# sourceMappingURL=${basename(file)}.map\n`,
        );
      }
    }
  } finally {
    rmSync(scratch, { force: true });
  }
}

/** @param {readonly Target[]} [some] all of them unless named */
export async function build(some = targets) {
  const started = Date.now();
  await Promise.all(some.map(bundle));
  return Date.now() - started;
}

export async function buildIfStale() {
  await build(targets.filter(isStale));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const took = await build();
  const { buildWeb } = await import('./build-web.mjs');
  if (!buildWeb()) process.exit(1);
  console.log(`built ${targets.map(({ bundle }) => bundle).join(', ')} in ${took} ms`);
}
