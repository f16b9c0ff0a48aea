import { type Selectable, sql } from 'kysely';
import type { Database, Sql } from '../server/platform/db/database.ts';
import type { Tables } from '../server/platform/db/tables.ts';

/** What the demo shop has bought, for each class; its mechanic shares it, the visitor has the free lookups alone. */
const packages = [
  { vehicleClass: 'C', kind: 'daily', amount: 50 },
  { vehicleClass: 'C', kind: 'count', amount: 500 },
  { vehicleClass: 'B', kind: 'daily', amount: 20 },
  { vehicleClass: 'B', kind: 'count', amount: 200 },
] as const;

const HELD_FOR = sql<string>`now() + interval '1 year'`;

/** What staff use of the demo: enough to show it all day. */
const staffPackages = [
  { vehicleClass: 'C', kind: 'daily', amount: 100 },
  { vehicleClass: 'B', kind: 'daily', amount: 100 },
] as const;

/** Gives the demo accounts their packages, and the shop its e-commerce prices; a folder of an earlier release gets them too. */
export async function ensureServices({ sql: db }: Database): Promise<void> {
  const shop = await db.selectFrom('account').select('userId').where('username', '=', 'shop').executeTakeFirst();
  if (shop === undefined) return;
  await db
    .updateTable('account')
    .set({ retailFlag: true, retailExpireTime: HELD_FOR })
    .where('username', 'in', ['shop', 'mechanic'])
    .where((is) => is.or([is('retailExpireTime', 'is', null), is('retailExpireTime', '<', sql<string>`now()`)]))
    .execute();
  // The agent has interface services offered, so that the demo shows where they stand.
  await db.updateTable('account').set({ isSupportFast: true }).where('username', '=', 'agent').execute();
  await ensurePackages(db, 'shop', packages);
  for (const username of ['admin', 'seller', 'agent']) await ensurePackages(db, username, staffPackages);
}

type Given = Pick<Selectable<Tables['quotaPackage']>, 'vehicleClass' | 'kind' | 'amount'>;

async function ensurePackages(db: Sql, username: string, given: readonly Given[]): Promise<void> {
  const holder = await db.selectFrom('account').select('userId').where('username', '=', username).executeTakeFirst();
  if (holder === undefined) return;
  const held = await db
    .selectFrom('quotaPackage')
    .select('packageId')
    .where('holderId', '=', holder.userId)
    .where('origin', '=', 'demo')
    .where('expiresAt', '>', sql<string>`now()`)
    .execute();
  if (held.length > 0) return;
  await db
    .insertInto('quotaPackage')
    .values(given.map((one) => ({ ...one, holderId: holder.userId, expiresAt: HELD_FOR, origin: 'demo' })))
    .execute();
}
