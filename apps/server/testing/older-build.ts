import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Beside the others: it starts their gateway and their threads. */
const BUNDLE = fileURLToPath(new URL('../dist/older-server.mjs', import.meta.url));

/** Every game knows its first revision alone. */
const firstRevisions: Plugin = {
  name: 'first-revisions',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /packages\/[\w-]+\/revision\.ts$/ }, ({ path }) =>
      path.includes('/kernel/') ? undefined : { contents: 'export const RULES = 1;' },
    );
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@brink/') ? undefined : { path, external: true },
    );
  },
};

/** The server as it was before any rule changed: the sources at hand, with the revisions set back. */
export async function buildOlder(): Promise<string> {
  await build({
    entryPoints: [SERVER],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'error',
    plugins: [firstRevisions],
  });
  return BUNDLE;
}
