import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LightSocket } from './light-socket.ts';

describe('the socket of the load', () => {
  const http = createServer((_, answer) => answer.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true });
  const cookies: (string | undefined)[] = [];
  let url = '';
  beforeAll(async () => {
    http.on('upgrade', (request, socket, head) => {
      if (request.url !== '/api/socket') {
        socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
        return;
      }
      cookies.push(request.headers.cookie);
      sockets.handleUpgrade(request, socket, head, (each) => sockets.emit('connection', each));
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    for (const each of sockets.clients) each.terminate();
    http.close();
  });

  const meet = async (): Promise<[LightSocket, WebSocket]> => {
    const coming = once(sockets, 'connection') as Promise<[WebSocket]>;
    const light = await LightSocket.connect(`${url}/api/socket`, 'session=one');
    return [light, (await coming)[0]];
  };

  it('tells messages of every length, however they are cut', async () => {
    const [light, server] = await meet();
    expect(cookies).toEqual(['session=one']);
    const texts = [1, 125, 126, 1000, 65_535, 65_536, 200_000].map((n) => 'я'.repeat(n / 2) + n);
    const heard: string[] = [];
    const all = new Promise<void>((resolve) => {
      light.onMessage = (bytes) => {
        if (heard.push(bytes.toString('utf8')) === texts.length) resolve();
      };
    });
    for (const text of texts) server.send(text);
    await all;
    expect(heard).toEqual(texts);
    light.close();
  });

  it('sends texts, answers pings, and says when it is cut off', async () => {
    const [light, server] = await meet();
    for (const text of ['{"type":"ping"}', 'я'.repeat(100)]) {
      const heard = once(server, 'message') as Promise<[Buffer]>;
      light.send(text);
      expect((await heard)[0].toString('utf8')).toBe(text);
    }
    const pong = once(server, 'pong') as Promise<[Buffer]>;
    server.ping('there?');
    expect((await pong)[0].toString('utf8')).toBe('there?');
    const closed = new Promise<void>((resolve) => (light.onClose = resolve));
    server.close();
    await closed;
  });

  it('is refused where there is no socket', async () => {
    const asking = LightSocket.connect(`${url}/elsewhere`, '');
    await expect(asking).rejects.toThrow('the server answers: HTTP/1.1 403 Forbidden');
  });
});
