import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startOwnServer } from '../testing/own-server.ts';

it.each([
  ['a head', 'POST /api/guest HTTP/1.1\r\nhost: x\r\n'],
  [
    'a body',
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  ],
])('a request that stops within %s is not waited for', async (_what, part) => {
  const server = await startOwnServer({ REQUEST_SECONDS: '1' });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(part);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await server.close();
});
