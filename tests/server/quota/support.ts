import { sql } from 'kysely';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { createQuota } from '../../../src/server/quota/quota.ts';
import type { ChargeRequest } from '../../../src/server/quota/repository.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

/** A shop (1) with two mechanics: 2 shares its quota, 3 has its own allocation; 4 is independent. */
export async function openQuota() {
  const db = await openTestDatabase();
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id, acct_level, parent_id, dct_type)
    values (1, 'shop', '-', 1, 0, null, 0), (2, 'sharing', '-', 1, 1, 1, 1), (3, 'allocated', '-', 1, 1, 1, 2),
      (4, 'visitor', '-', 1, 0, null, 1)`);
  const quota = createQuota(db);
  let last = 0;
  const request = (given: Partial<ChargeRequest> = {}): ChargeRequest => {
    last += 1;
    return {
      userId: 4,
      vehicleClass: 'C',
      reason: 'parts',
      subject: `vehicle ${last}`,
      operationId: `operation-number-${last}`,
      ...given,
    };
  };
  return { db, quota, request, charge: (given?: Partial<ChargeRequest>) => quota.charge(request(given)) };
}

export interface Grant {
  holderId: number;
  kind: 'daily' | 'count';
  amount: number;
  vehicleClass?: 'C' | 'B';
  /** SQL of an interval from now; one day in each direction by default. */
  from?: string;
  to?: string;
}

export async function grant(db: Database, given: Grant): Promise<void> {
  const { holderId, kind, amount, vehicleClass = 'C', from = '-1 day', to = '1 day' } = given;
  await db.execute(`
    insert into quota_package (holder_id, vehicle_class, kind, amount, starts_at, expires_at, origin)
    values (${holderId}, '${vehicleClass}', '${kind}', ${amount}, now() + interval '${from}', now() + interval '${to}', 'test')`);
}

/** Each counter and the corresponding sum of the ledger. */
export async function countersAndLedger(db: Database) {
  const { rows } = await sql<{ counter: string; counted: number; written: number }>`
      with counted as (
        select 'day ' || holder_id || vehicle_class || day || '/' || package_id as counter, used::integer as n
        from quota_day_use
        union all
        select 'package ' || package_id, used from quota_package where kind = 'count' and used > 0
      ), written as (
        select case source when 'count' then 'package ' || package_id
          else 'day ' || holder_id || vehicle_class || day || '/' || coalesce(package_id, 0) end as counter,
          count(*)::integer as n
        from quota_ledger group by 1
      )
      select counter, coalesce(counted.n, 0) as counted, coalesce(written.n, 0) as written
      from counted full join written using (counter)`.execute(db.sql);
  return rows;
}

/** Uses up the free lookups of an account. */
export async function spendFree(
  charge: (given: Partial<ChargeRequest>) => Promise<unknown>,
  given: Partial<ChargeRequest>,
) {
  for (let count = 0; count < FREE_LOOKUPS_PER_DAY; count += 1) await charge(given);
}

/** The code of a result; of another error its message. */
export async function codeOf(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => '000000',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
}

/** The code of a result; retries, as a client would, if the connection pool is exhausted. */
export async function insisted(request: () => Promise<unknown>): Promise<string> {
  for (;;) {
    const code = await codeOf(request());
    if (/^\d{6}$/.test(code)) return code;
    if (!/timeout/i.test(code)) throw new Error(code);
  }
}
