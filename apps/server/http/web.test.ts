import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { newFolder } from '../testing/server-process.ts';

const folder = newFolder();
let server: OwnServer;
beforeAll(async () => {
  mkdirSync(join(folder.path, 'assets'));
  writeFileSync(join(folder.path, 'index.html'), '<!doctype html><title>Brink</title>');
  writeFileSync(join(folder.path, 'manifest.webmanifest'), '{}');
  const script = join(folder.path, 'assets/index-Bx81Kq0a.js');
  writeFileSync(script, 'export {};');
  writeFileSync(`${script}.br`, brotliCompressSync('export {};'));
  server = await startOwnServer({ WEB_DIR: folder.path });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });

describe('the web client', () => {
  it('answers every address that is no file with its page', async () => {
    for (const path of ['/', '/index.html', '/games/AAAAAAAAAAAAAAAA?move=7', '/settings']) {
      const answer = await get(path, { accept: 'text/html,*/*' });
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        200,
        '<!doctype html><title>Brink</title>',
      ]);
      expect(answer.headers.get('content-type')).toMatch('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('says so when a file or an operation is not there', async () => {
    for (const path of [
      '/assets/gone-AAAAAAAA.js',
      '/favicon.ico',
      '/api/nothing',
      '/api/games/x/y',
    ]) {
      const answer = await get(path, { accept: 'text/html,*/*' });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.json()).toEqual({ error: { code: 'not-found' } });
    }
    for (const path of [
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
      '/.env',
    ]) {
      expect(await (await get(path)).text()).toMatch(/not-found|<title>Brink/);
    }
    expect((await fetch(`${server.url}/somewhere`, { method: 'POST' })).status).toBe(404);
  });

  it('may be kept where the name tells the content', async () => {
    const asset = await get('/assets/index-Bx81Kq0a.js', { 'accept-encoding': 'br' });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('content-type')).toMatch('javascript');
    expect(await asset.text()).toBe('export {};');
    expect((await get('/manifest.webmanifest')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/api/catalogue')).headers.get('cache-control')).toBe('no-store');
  });

  it('comes with headers that forbid what it does not need', async () => {
    for (const path of ['/', '/assets/index-Bx81Kq0a.js', '/api/catalogue', '/api', '/nothing.x']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*|http/);
    }
    const page = (await get('/')).headers.get('content-security-policy');
    expect(page).toContain("script-src 'self'");
    expect(page).toContain("frame-ancestors 'none'");
  });
});

it('a server without the client says how to build it', async () => {
  const empty = newFolder();
  const bare = await startOwnServer({ WEB_DIR: empty.path });
  const answer = await fetch(bare.url);
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'The web client is not built: npm run build\n',
  ]);
  await bare.close();
  empty.remove();
});

describe('the documentation', () => {
  it('lists every operation with the schemas that check it', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
      components: { schemas: Record<string, { oneOf?: unknown[]; anyOf?: unknown[] }> };
    };
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const operations = server.operations.map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(listed.sort()).toEqual([...operations, 'GET /api/socket'].sort());
    expect(document.paths['/api/games'].post.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['game'] } } },
    });
    const { ClientMessage } = document.components.schemas;
    expect((ClientMessage.oneOf ?? ClientMessage.anyOf)!.length).toBeGreaterThan(10);
  });

  it('is a page without scripts and without anything from elsewhere', async () => {
    const answer = await get('/api');
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toMatch('text/html');
    for (const { path, method } of server.operations) {
      expect(page).toContain(`<span class="method">${method}</span> <code>${path}</code>`);
    }
    expect(page).not.toMatch(/<script|https?:\/\//);
    expect((await get('/api/page.css')).status).toBe(200);
  });
});
