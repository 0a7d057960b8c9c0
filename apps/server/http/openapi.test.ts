import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';

const WRITTEN = new URL('../../../docs/api/openapi.json', import.meta.url);

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.close());

it('the document of the interface is written down as it is', async () => {
  const document: unknown = await (await fetch(`${server.url}/api/openapi.json`)).json();
  if (process.env['BRINK_WRITE'] === 'openapi') {
    writeFileSync(WRITTEN, `${JSON.stringify(document, undefined, 2)}\n`);
  }
  const written: unknown = JSON.parse(readFileSync(WRITTEN, 'utf8'));
  const how = 'BRINK_WRITE=openapi npx vitest run apps/server/http/openapi.test.ts';
  expect(document, `docs/api/openapi.json is behind; write it anew with ${how}`).toEqual(written);
});
