import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask } from '../testing/player.ts';
import { lookAlikesOf, mixesAlphabets } from './look-alikes.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
  for (const name of ['Cao', 'Роса', 'Саша']) await newAccount(server.url, name);
});
afterAll(() => server.close());

it('names that look the same are found in the other alphabet', () => {
  expect(lookAlikesOf('Сао')).toEqual(['Cao']);
  expect(lookAlikesOf('Poca 7')).toEqual(['Роса 7']);
  expect(lookAlikesOf('Саша')).toEqual([]);
  expect(lookAlikesOf('Bob')).toEqual([]);
  expect([mixesAlphabets('Саshа'), mixesAlphabets('Саша 7'), mixesAlphabets('Sasha')]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  ['Сао', 409],
  ['Poca', 409],
  ['Саshа', 400],
  ['heuristic', 409],
  ['Search', 409],
  ['Ann\u3164', 400],
  ['\u2800', 400],
  ['Сашка', 201],
])('a guest who calls himself %j is answered with %i', async (name, status) => {
  expect((await ask(server.url, 'POST', '/api/guest', undefined, { name })).status).toBe(status);
});
