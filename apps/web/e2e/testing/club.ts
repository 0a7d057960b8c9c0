import { PROTOCOL_VERSION } from '@brink/protocol/version';
import type { ClientMessage, CreateGameRequest, ServerMessage } from '@brink/protocol';
import { WebSocket } from 'ws';
import { PATIENCE_MS } from './client.ts';

/** Asks a server as somebody; answers with what it says and, if it gives one, the session. */
export async function ask(
  url: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  cookie = '',
): Promise<{ readonly json: unknown; readonly cookie: string }> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
  return { json, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}

export const PASSWORD = 'long enough';

/** A new account; answers with its session. */
export const newAccount = async (url: string, name: string): Promise<string> =>
  (await ask(url, 'POST', '/account', { name, password: PASSWORD })).cookie;

/** A game between accounts that one of them resigns at once. Answers with its id. */
export async function resignedGame(
  url: string,
  sessions: readonly string[],
  loser: number,
  wanted: Partial<CreateGameRequest> = {},
): Promise<string> {
  const request = { game: 'twilight-struggle', seat: 0, rated: true, ...wanted };
  const { id } = (await ask(url, 'POST', '/games', request, sessions[0])).json as { id: string };
  for (const session of sessions.slice(1)) {
    await ask(url, 'POST', `/games/${id}/join`, {}, session);
  }
  await ask(url, 'POST', `/games/${id}/resign`, {}, sessions[loser]);
  return id;
}

/** Waits until the server has taken note of so many finished games. */
export async function settled(url: string, games: number): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const { json } = await ask(url, 'GET', '/archive?limit=100');
    if ((json as { games: readonly unknown[] }).games.length >= games) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`fewer than ${games} games in the archive`);
}

/** Says something at a table and waits until it is kept. */
export function sayAt(url: string, session: string, game: string, text: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: session },
  });
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      send({ type: 'hello', protocol: PROTOCOL_VERSION });
      send({ type: 'subscribe', game });
      send({ type: 'chat', game, text });
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage;
      if (message.type === 'error') reject(new Error(message.code));
      if (message.type !== 'said') return;
      socket.close();
      resolve();
    });
  });
}
