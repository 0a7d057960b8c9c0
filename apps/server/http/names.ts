import { LEVELS } from '@brink/bots';
import { RequestFailure } from '../base/failures.ts';
import type { AccountStore } from '../storage/accounts-port.ts';
import { loginOf } from '../storage/login.ts';
import { lookAlikesOf, mixesAlphabets } from './look-alikes.ts';

const LEVEL_NAMES: ReadonlySet<string> = new Set(LEVELS);

export const nameTaken = (): RequestFailure => new RequestFailure(409, 'name-taken');

/** Nobody may pass for somebody who has an account, for a bot, or for a level of ours. */
export async function refuseTaken(
  accounts: AccountStore,
  name: string,
  user?: string,
): Promise<void> {
  if (mixesAlphabets(name)) throw new RequestFailure(400, 'bad-request', 'name: two alphabets');
  if (LEVEL_NAMES.has(loginOf(name))) throw nameTaken();
  for (const each of [name, ...lookAlikesOf(name)]) {
    const owner = await accounts.findByName(loginOf(each));
    if (owner && owner.id !== user) throw nameTaken();
  }
}
