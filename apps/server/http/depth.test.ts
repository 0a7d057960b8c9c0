import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { newGuest } from '../testing/player.ts';
import { isDeep } from './depth.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.close());

it('what is nested is deep from some level on', () => {
  expect([isDeep([[1]], 2), isDeep([[[1]]], 2), isDeep({ a: { b: { c: 1 } } }, 2)]).toEqual([
    false,
    true,
    true,
  ]);
});

it.each(['/api/me/preferences', '/api/games', '/api/archive'])(
  'deep JSON is refused at %s',
  async (path) => {
    const cookie = await newGuest(server.url, 'Ann');
    const headers = { 'content-type': 'application/json', cookie };
    const body = `{"options":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    const method = path === '/api/me/preferences' ? 'PUT' : 'POST';
    expect((await fetch(server.url + path, { method, headers, body })).status).toBe(400);
  },
);
