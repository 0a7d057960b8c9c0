import type { Kysely, Transaction } from 'kysely';
import type { Outage } from './port.ts';
import type { Schema } from './schema.ts';

/** Says that some process is alive; `isShared`: others may say so at the same time. */
export async function writeBeat(
  tx: Transaction<Schema>,
  now: number,
  most: number,
  isShared: boolean,
): Promise<boolean> {
  const last = await tx
    .selectFrom('heartbeat')
    .select('at')
    .$if(isShared, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!last) {
    await tx.insertInto('heartbeat').values({ at: now }).execute();
    return false;
  }
  if (now > last.at) await tx.updateTable('heartbeat').set({ at: now }).execute();
  const isOutage = now - last.at > most;
  if (isOutage) await tx.insertInto('outages').values({ began: last.at, ended: now }).execute();
  return isOutage;
}

export const readOutages = (db: Kysely<Schema>, after: number): Promise<Outage[]> =>
  db
    .selectFrom('outages')
    .select(['began', 'ended'])
    .where('ended', '>', after)
    .orderBy('ended')
    .execute();
