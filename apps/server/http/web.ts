import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAGE_POLICY } from './security.ts';

/** Where the built client lies, seen from the sources and from the bundle alike. */
const OWN = fileURLToPath(new URL('../../web/dist/', import.meta.url));

const YEAR_S = 365 * 24 * 60 * 60;
/** Names that change with their content, compressed or not. */
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.\w+(\.(br|gz))?$/;

const NOT_BUILT = 'The web client is not built: npm run build\n';

/** Whether somebody asks for a page of the client, rather than for a file or an answer. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const [path] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|metrics|healthz)(\/|$)/.test(path) &&
    !/\.\w+$/.test(path) &&
    /\*\/\*|text\/html/.test(headers.accept ?? '*/*')
  );
}

/** Serves the web client; every address that is no file is a page of it. */
export async function serveWeb(app: FastifyInstance, folder = OWN): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(files, {
      root: folder,
      index: 'index.html',
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isLasting = path.includes('/assets/') && HASHED.test(path);
        reply.setHeader(
          'cache-control',
          isLasting ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
        );
        reply.setHeader('content-security-policy', PAGE_POLICY);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return reply.code(404).send({ error: { code: 'not-found' } });
    if (isBuilt) return reply.sendFile('index.html');
    return reply.code(503).type('text/plain').send(NOT_BUILT);
  });
}
