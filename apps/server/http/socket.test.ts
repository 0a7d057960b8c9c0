import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, newGuest } from '../testing/player.ts';

let server: OwnServer;
let url: string;
beforeAll(async () => {
  const caps = { SOCKETS_PER_USER: '2', SOCKETS_PER_ADDRESS: '3' };
  server = await startOwnServer({ ...caps, TRUST_PROXY: '1' });
  ({ url } = server);
});
afterAll(() => server.close());

/** Opens a socket from an address; says why not if it cannot. */
const connect = (address: string, cookie?: string): Promise<Player | string> =>
  Player.connect(url, cookie, { 'x-forwarded-for': address }).catch((error: Error) =>
    error.message.replace(/^Unexpected server response: /, ''),
  );

it('a user and a household have so many sockets and no more, until one is closed', async () => {
  const [ann, ben] = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')];
  const first = await connect('2001:db8::1', ann);
  const open = [first, await connect('203.0.113.1', ann)];
  expect(await connect('203.0.113.2', ann)).toBe('429');
  open.push(await connect('2001:db8::2', ben), await connect('2001:db8::3'));
  // All of one household, whoever they are.
  expect(await connect('2001:db8::4')).toBe('429');
  expect(open.every((each) => each instanceof Player)).toBe(true);
  (first as Player).leave();
  const again = () => connect('2001:db8::5', ann).then((given) => typeof given);
  await expect.poll(again).toBe('object');
  for (const each of open) (each as Player).leave();
});
