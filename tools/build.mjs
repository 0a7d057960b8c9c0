// Bundles the command line into apps/cli/dist/brink.mjs.
// Used as `npm run build`, and by apps/cli/bin/brink.mjs whenever a source is newer than the bundle.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const outDir = join(root, 'apps/cli/dist');
const bundle = join(outDir, 'brink.mjs');
const inputList = join(outDir, 'inputs.json');

/** @returns {boolean} whether the bundle is absent or older than anything it was made from */
function isStale() {
  try {
    const built = statSync(bundle).mtimeMs;
    /** @type {string[]} */
    const inputs = JSON.parse(readFileSync(inputList, 'utf8'));
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

export async function build() {
  const esbuild = await import('esbuild');
  const started = Date.now();
  const scratch = join(outDir, `.${process.pid}.mjs`);
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['apps/cli/main.ts'],
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
  mkdirSync(outDir, { recursive: true });
  // Renaming keeps a second `brink` starting at this moment from reading half a file.
  /** @param {string} file @param {string} text */
  const replace = (file, text) => {
    writeFileSync(scratch, text);
    renameSync(scratch, file);
  };
  try {
    for (const { path, text } of result.outputFiles) {
      if (path.endsWith('.map')) replace(`${bundle}.map`, text);
    }
    replace(inputList, JSON.stringify(Object.keys(result.metafile.inputs)));
    for (const { path, text } of result.outputFiles) {
      if (path.endsWith('.mjs')) {
        replace(
          bundle,
          text.replace(/\/\/# sourceMappingURL=.*\s*$/, '') +
            '//# sourceMappingURL=brink.mjs.map\n',
        );
      }
    }
  } finally {
    rmSync(scratch, { force: true });
  }
  return Date.now() - started;
}

export async function buildIfStale() {
  if (isStale()) await build();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(`built apps/cli/dist/brink.mjs in ${await build()} ms`);
}
