import type { GameSummary } from '@brink/protocol';
import { STAND_IN } from '@brink/volk/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGuest } from '../testing/player.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.close());

type Deck = { standIn?: boolean; cards: { icons: { op: string }[] }[] };
function ownDeck(): Deck {
  const deck = structuredClone(STAND_IN) as unknown as Deck;
  delete deck.standIn;
  return deck;
}
const FOUR = { game: 'volk', options: { mode: 'two-plus-two' } } as const;

test('four sit down where they like, a bot takes a seat, and the game begins', async () => {
  const { url } = server;
  const [ann, ben, cat] = await Promise.all(['Ann', 'Ben', 'Cat'].map((n) => newGuest(url, n)));
  const table = { ...FOUR, seat: 2, bots: [{ seat: 0, level: 'learner' }] };
  const made = await ask(url, 'POST', '/api/games', ann, table);
  const { id, players, status } = made.json as GameSummary;
  expect([made.status, status, players.map(({ kind }) => kind)]).toEqual([
    201,
    'open',
    ['bot', 'open', 'person', 'open'],
  ]);
  const join = (cookie: string, seat: number) =>
    ask(url, 'POST', `/api/games/${id}/join`, cookie, { seat });
  expect((await join(ben, 3)).status).toBe(200);
  expect((await join(cat, 3)).status).toBe(409);
  expect((await join(cat, 0)).status).toBe(409);
  const full = await join(cat, 1);
  expect([full.status, (full.json as GameSummary).status]).toEqual([200, 'playing']);
  const player = await Player.connect(url, ben);
  await player.request({ type: 'subscribe', game: id });
  expect([player.seat, (player.view['hands'] as unknown[]).length]).toEqual([3, 4]);
  player.leave();
});

test('a deck of one’s own is checked, private, and kept with the game', async () => {
  const { url } = server;
  const ann = await newGuest(url, 'Ann');
  const withDeck = (deck: unknown, more: object) => ({
    ...FOUR,
    options: { ...FOUR.options, deck },
    opponent: { kind: 'self' },
    ...more,
  });
  const shown = await ask(url, 'POST', '/api/games', ann, withDeck(ownDeck(), {}));
  expect([shown.status, shown.json]).toMatchObject([400, { error: { code: 'private-only' } }]);
  const broken = ownDeck();
  broken.cards[3].icons[0].op = 'unrets+';
  const refused = await ask(
    url,
    'POST',
    '/api/games',
    ann,
    withDeck(broken, { visibility: 'hidden' }),
  );
  const { error } = refused.json as { error: { code: string; message: string } };
  expect([refused.status, error.code]).toEqual([400, 'bad-option']);
  expect(error.message).toContain('cards[3]');
  expect(error.message).toContain('.icons[0].op');
  const made = await ask(
    url,
    'POST',
    '/api/games',
    ann,
    withDeck(ownDeck(), { visibility: 'hidden' }),
  );
  const { id, options } = made.json as GameSummary;
  expect([made.status, options['deck']]).toEqual([201, ownDeck()]);
  const player = await Player.connect(url, ann);
  await player.request({ type: 'subscribe', game: id });
  expect(player.view['deck']).toMatchObject({ standIn: false });
  player.leave();
});
