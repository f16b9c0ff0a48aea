import { type Selectable, sql } from 'kysely';
import type { Database, Sql } from '../server/platform/db/database.ts';
import type { Tables } from '../server/platform/db/tables.ts';

/** The demo shop's packages, shared by its mechanic. The visitor has only the free lookups. */
const packages = [
  { vehicleClass: 'C', kind: 'daily', amount: 50 },
  { vehicleClass: 'C', kind: 'count', amount: 500 },
  { vehicleClass: 'B', kind: 'daily', amount: 20 },
  { vehicleClass: 'B', kind: 'count', amount: 200 },
] as const;

const HELD_FOR = sql<string>`now() + interval '1 year'`;

/** Packages of staff accounts: enough for a day of demonstrations. */
const staffPackages = [
  { vehicleClass: 'C', kind: 'daily', amount: 100 },
  { vehicleClass: 'B', kind: 'daily', amount: 100 },
] as const;

/** Adds packages to the demo accounts and e-commerce prices to the shop, also in a data folder of an earlier release. */
export async function ensureQuotas({ sql: db }: Database): Promise<void> {
  const shop = await db.selectFrom('account').select('userId').where('username', '=', 'shop').executeTakeFirst();
  if (shop === undefined) return;
  await db
    .updateTable('account')
    .set({ retailFlag: true, retailExpireTime: HELD_FOR })
    .where('username', 'in', ['shop', 'mechanic'])
    .where((is) => is.or([is('retailExpireTime', 'is', null), is('retailExpireTime', '<', sql<string>`now()`)]))
    .execute();
  // Shows the interface services to one demo account.
  await db.updateTable('account').set({ isSupportFast: true }).where('username', '=', 'agent').execute();
  await ensureQuotaPackages(db, 'shop', packages);
  for (const username of ['admin', 'seller', 'agent']) await ensureQuotaPackages(db, username, staffPackages);
}

type PackageValues = Pick<Selectable<Tables['quotaPackage']>, 'vehicleClass' | 'kind' | 'amount'>;

async function ensureQuotaPackages(db: Sql, username: string, given: readonly PackageValues[]): Promise<void> {
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
