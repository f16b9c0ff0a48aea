import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** What the demo shop has bought, for each class; its mechanic shares it, the visitor has the free lookups alone. */
const packages = [
  { vehicleClass: 'C', kind: 'daily', amount: 50 },
  { vehicleClass: 'C', kind: 'count', amount: 500 },
  { vehicleClass: 'B', kind: 'daily', amount: 20 },
  { vehicleClass: 'B', kind: 'count', amount: 200 },
] as const;

const HELD_FOR = sql<string>`now() + interval '1 year'`;

/** Gives the demo shop its packages and its e-commerce prices; a folder of an earlier release gets them too. */
export async function ensureServices({ sql: db }: Database): Promise<void> {
  const shop = await db.selectFrom('account').select('userId').where('username', '=', 'shop').executeTakeFirst();
  if (shop === undefined) return;
  await db
    .updateTable('account')
    .set({ retailFlag: true, retailExpireTime: HELD_FOR })
    .where('username', 'in', ['shop', 'mechanic'])
    .where((is) => is.or([is('retailExpireTime', 'is', null), is('retailExpireTime', '<', sql<string>`now()`)]))
    .execute();
  const held = await db
    .selectFrom('quotaPackage')
    .select('packageId')
    .where('holderId', '=', shop.userId)
    .where('origin', '=', 'demo')
    .where('expiresAt', '>', sql<string>`now()`)
    .execute();
  if (held.length > 0) return;
  await db
    .insertInto('quotaPackage')
    .values(packages.map((given) => ({ ...given, holderId: shop.userId, expiresAt: HELD_FOR, origin: 'demo' })))
    .execute();
}
