import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { PAGE_CHUNKS, WORKER_CHUNKS } from './chunks.mjs';
import { pictograms } from './games/draw-pictograms.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Packages of ours whose modules do nothing but define: what is not used is left out. */
const OWN = /[\\/](packages|apps)[\\/][^?]*\.tsx?$/;
const ENTRY = /[\\/](main\.tsx|worker\.ts)$/;
/** The icons of Wir sind das Volk! are carried out by steps that this file adds. */
const ADDING = /[\\/]volk[\\/]items[\\/]index\.ts$/;

/** @param {string} folder @param {string} [under] @returns {string[]} */
function filesIn(folder, under = '') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${under}/${entry.name}`;
    return entry.isDirectory() ? filesIn(join(folder, entry.name), path) : [path];
  });
}

/** Only the letters of our languages: the rest of the fonts would never be asked for. */
const NEVER_SHOWN = /(greek|vietnamese|\.woff$)/;

/**
 * Writes into the service worker what belongs to this build.
 * @returns {import('vite').Plugin}
 */
function offline() {
  /** @type {string} */
  let folder;
  return {
    name: 'brink-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle() {
      const worker = join(folder, 'service-worker.js');
      const files = filesIn(folder).filter(
        (path) =>
          !/(service-worker\.js|\.map|index\.html|\.br|\.gz)$/.test(path) &&
          !path.startsWith('/screenshots/') &&
          !NEVER_SHOWN.test(path),
      );
      const hash = createHash('sha256');
      for (const path of ['/index.html', ...files]) hash.update(readFileSync(join(folder, path)));
      const text = readFileSync(worker, 'utf8')
        .replace("'FILES'", JSON.stringify(['/', ...files]))
        .replace('VERSION', hash.digest('hex').slice(0, 12));
      writeFileSync(worker, text);
      // The server hands out what is compressed already.
      for (const path of filesIn(folder).filter((each) => /\.(js|css|json|svg|html)$/.test(each))) {
        const file = join(folder, path);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

/** The client: `npm run build` writes apps/web/dist, which the server hands out. */
export default {
  root: here,
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/web', import.meta.url)),
  plugins: [pictograms(), offline()],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  worker: {
    format: /** @type {const} */ ('es'),
    rollupOptions: {
      output: { codeSplitting: WORKER_CHUNKS },
      treeshake: { moduleSideEffects: true },
    },
  },
  build: {
    outDir: 'dist',
    chunkSizeWarningLimit: 800,
    emptyOutDir: true,
    // Fonts and pictures stay files: a page that may not use data: addresses shows them too.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: { codeSplitting: PAGE_CHUNKS },
      treeshake: {
        /** @param {string} id */
        moduleSideEffects: (id) => !OWN.test(id) || ENTRY.test(id) || ADDING.test(id),
      },
    },
  },
};
