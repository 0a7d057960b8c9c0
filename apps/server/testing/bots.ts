import type { BotAccount, StateMessage } from '@brink/protocol';
import { ask } from './player.ts';

/** A bot of somebody's with a token; answers with the token's secret. */
export async function newBot(
  url: string,
  owner: string,
  name: string,
  scopes: readonly string[] = ['play'],
): Promise<{ readonly bot: BotAccount; readonly token: string; readonly tokenId: string }> {
  const made = await ask(url, 'POST', '/api/bots', owner, { name });
  if (made.status !== 201) throw new Error(JSON.stringify(made.json));
  const bot = made.json as BotAccount;
  const path = `/api/bots/${bot.id}/tokens`;
  const key = await ask(url, 'POST', path, owner, { label: 'test', scopes });
  const { secret, id } = key.json as { secret: string; id: string };
  return { bot, token: secret, tokenId: id };
}

export const askAs = (
  url: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  token: string,
  body?: object,
) => ask(url, method, path, undefined, body, { authorization: `Bearer ${token}` });

/** Makes the first choice of a random kind as long as the game waits for the bot. */
export async function playOn(
  url: string,
  game: string,
  token: string,
  pick: (choices: readonly number[]) => number,
): Promise<StateMessage | undefined> {
  let { status, json } = await askAs(url, 'GET', `/api/games/${game}/state`, token);
  while (status === 200) {
    const { standing } = json as StateMessage;
    const choices = standing.prompt?.choices ?? [];
    if (standing.result || choices.length === 0) return json as StateMessage;
    const body = { decision: standing.decision, choice: pick(choices) };
    ({ status, json } = await askAs(url, 'POST', `/api/games/${game}/choose`, token, body));
  }
  return undefined;
}
