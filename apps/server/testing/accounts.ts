import type { GameSummary } from '@brink/protocol';
import { Player, ask } from './player.ts';

/** A new account; answers with its cookie. */
export async function newAccount(url: string, name: string): Promise<string> {
  const body = { name, password: 'long enough' };
  const { status, cookie, json } = await ask(url, 'POST', '/api/account', undefined, body);
  if (status !== 201 || !cookie) throw new Error(JSON.stringify(json));
  return cookie;
}

/** A rated game that one of two accounts resigns at once. Answers with its id. */
export async function resignedGame(
  url: string,
  cookies: readonly [string, string],
  loser: 0 | 1,
  wanted: object = {},
): Promise<string> {
  const request = { game: 'twilight-struggle', seat: 0, rated: true, ...wanted };
  const made = await ask(url, 'POST', '/api/games', cookies[0], request);
  if (made.status !== 201) throw new Error(JSON.stringify(made.json));
  const { id } = made.json as GameSummary;
  await ask(url, 'POST', `/api/games/${id}/join`, cookies[1], {});
  const player = await Player.connect(url, cookies[loser]);
  await player.request({ type: 'subscribe', game: id });
  await player.request({ type: 'resign', game: id });
  player.leave();
  return id;
}
