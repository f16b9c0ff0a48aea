import { sql } from 'kysely';
import type { Database, Sql } from '../server/platform/db/database.ts';
import { groupBy } from './catalogue/group-by.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Allocate, DemoNeeds } from './demo-needs.ts';
import { type PastCharge, pastCharges } from './past-charges.ts';

const subs = [
  { username: 'apprentice', userRealname: '学徒小张', contactPhone: '13800000011', dctType: 2 },
  { username: 'parts', userRealname: '配件员小孙', contactPhone: '13800000012', dctType: 1 },
] as const;

/** Lookups allocated to the apprentice from the shop's packages for passenger vehicles. */
const ALLOCATED = { daily: 5, count: 30 } as const;

/**
 * Adds two sub accounts of the demo shop, one with an allocation, and past charges. Also runs on a data folder of an
 * earlier release; does nothing if one of the accounts exists.
 */
export async function ensureCompany(
  db: Database,
  { hashPassword, allocate }: Pick<DemoNeeds, 'hashPassword' | 'allocate'>,
): Promise<void> {
  const shop = await db.sql.selectFrom('account').select('userId').where('username', '=', 'shop').executeTakeFirst();
  if (shop === undefined) return;
  const shopId = shop.userId;
  const isThere = await db.sql
    .selectFrom('account')
    .select('userId')
    .where('username', 'in', ['apprentice', 'parts'])
    .executeTakeFirst();
  if (isThere !== undefined) return;
  const passwordHash = await hashPassword(demoAccounts.password);
  await db.sql.transaction().execute(async (within) => {
    const ids = await addSubs(within, shopId, passwordHash);
    const apprenticeId = ids.get('apprentice') ?? 0;
    await allocateToApprentice(within, allocate, { shopId, apprenticeId });
    await addPastCharges(within, { shopId, apprenticeId });
  });
}

async function addSubs(within: Sql, shopId: number, passwordHash: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { username, userRealname, contactPhone, dctType } of subs) {
    const { rows } = await sql<{ userId: number }>`
      insert into account (username, password_hash, user_realname, contact_phone, acct_level, parent_id, dct_type, role_id,
        company_name, agency_code, dept_id, platform, retail_flag, retail_expire_time)
      select ${username}, ${passwordHash}, ${userRealname}, ${contactPhone}, 1, user_id, ${dctType}::integer, role_id,
        company_name, agency_code, dept_id, platform, retail_flag, retail_expire_time
      from account where user_id = ${shopId}
      returning user_id as "userId"`.execute(within);
    ids.set(username, rows[0]?.userId ?? 0);
  }
  return ids;
}

async function allocateToApprentice(
  within: Sql,
  allocate: Allocate,
  { shopId, apprenticeId }: { shopId: number; apprenticeId: number },
): Promise<void> {
  const packages = await within
    .selectFrom('quotaPackage')
    .select(['packageId', 'kind'])
    .where('holderId', '=', shopId)
    .where('origin', '=', 'demo')
    .where('vehicleClass', '=', 'C')
    .where('expiresAt', '>', sql<string>`now()`)
    .execute();
  for (const { packageId, kind } of packages) {
    const operationId = `demo-allocation-${packageId}`;
    await allocate(within, {
      mainId: shopId,
      userId: apprenticeId,
      packageId,
      amount: ALLOCATED[kind],
      operationId,
    });
  }
  await within
    .insertInto('packageRequest')
    .values({
      userId: apprenticeId,
      vehicleClass: 'C',
      kind: 'count',
      amount: 50,
      note: '本月年检车辆较多',
      state: 'allocated',
      givenAmount: ALLOCATED.count,
      word: '先用这些',
      answeredAt: sql<string>`now()`,
      seenAt: sql<string>`now()`,
    })
    .execute();
}

/** Adds free lookups of past days to the ledger and the counters, except on days that have charges already. */
async function addPastCharges(
  within: Sql,
  { shopId, apprenticeId }: { shopId: number; apprenticeId: number },
): Promise<void> {
  const { rows: clock } = await sql<{ today: string }>`
    select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as today`.execute(within);
  const sharing = await within
    .selectFrom('account')
    .select('userId')
    .where('parentId', '=', shopId)
    .where(sql<boolean>`dct_type % 2 = 1`)
    .orderBy('userId')
    .execute();
  const vehicles = { C: await listSampleVehicles(within, 'C'), B: await listSampleVehicles(within, 'B') };
  const today = clock[0]?.today ?? '';
  const charges = [
    ...pastCharges({ holderId: shopId, userIds: [shopId, ...sharing.map(({ userId }) => userId)], today, vehicles }),
    ...pastCharges({ holderId: apprenticeId, userIds: [apprenticeId], today, vehicles }),
  ];
  const counts = groupBy(charges, ({ holderId, vehicleClass, day }) => `${holderId} ${vehicleClass} ${day}`);
  for (const ofDay of counts.values()) await addDay(within, ofDay);
}

async function addDay(within: Sql, charges: readonly PastCharge[]): Promise<void> {
  const [first] = charges;
  if (first === undefined) return;
  const { holderId, vehicleClass, day } = first;
  const counted = await within
    .insertInto('quotaDayUse')
    .values({ holderId, vehicleClass, day, packageId: 0, used: charges.length })
    .onConflict((conflict) => conflict.doNothing())
    .returning('used')
    .executeTakeFirst();
  if (counted === undefined) return;
  await within
    .insertInto('quotaLedger')
    .values(charges.map((charge) => ({ ...charge, source: 'free' as const, packageId: null })))
    .execute();
}

async function listSampleVehicles(within: Sql, vehicleClass: 'C' | 'B'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.vehicle_id as id from vehicle v join vehicle_group using (group_id) join family f using (family_id)
    where f.vehicle_class = ${vehicleClass} and v.vehicle_id % 7 = 0 order by v.vehicle_id limit 24`.execute(within);
  return rows.map(({ id }) => id);
}
