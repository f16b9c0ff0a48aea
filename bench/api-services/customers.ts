import type { KeyMode } from '../../src/contract/api-services/wire.ts';
import { issueKey, newAccessId } from '../../src/server/api-services/keys/issue-key.ts';
import { createKeySealing } from '../../src/server/api-services/keys/key-sealing.ts';
import type { Database } from '../../src/server/platform/db/database.ts';

/** Under which the servers of the benchmarks seal keys. */
export const SECRET = 'a secret of the benchmarks, long enough';

export interface BenchKey {
  accessId: string;
  secret: string;
}

export interface BenchCustomer {
  userId: number;
  live: BenchKey;
  test: BenchKey;
}

interface Terms {
  units: number;
  interfaceCodes: readonly string[];
  perSecond?: number;
}

/** A customer with a key of each kind, units, and limits that are not reached by default. */
export async function addCustomer(db: Database, { units, interfaceCodes, perSecond = 100_000 }: Terms) {
  const { roleId } = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', 4)
    .executeTakeFirstOrThrow();
  const { userId } = await db.sql
    .insertInto('account')
    .values({ username: `api bench ${Math.random()}`, passwordHash: '-', roleId })
    .returning('userId')
    .executeTakeFirstOrThrow();
  const grant = { userId, interfaceCode: null, units, expiresAt: '2099-01-01T00:00:00Z', createdBy: null } as const;
  await db.sql
    .insertInto('apiGrant')
    .values({ ...grant, origin: 'staff' })
    .execute();
  await db.sql
    .insertInto('apiPermission')
    .values(
      interfaceCodes.map((interfaceCode) => ({
        ...{ userId, roleId: null, interfaceCode, isAllowed: true, fieldRules: '{}' },
        ...{ perSecond, perDay: 10_000_000 },
      })),
    )
    .execute();
  return { userId, live: await addKey(db, userId, 'live'), test: await addKey(db, userId, 'test') };
}

async function addKey(db: Database, userId: number, mode: KeyMode): Promise<BenchKey> {
  const accessId = newAccessId();
  const { secret, columns } = issueKey(mode, accessId, createKeySealing(SECRET));
  const limits = { perSecond: null, perDay: null, interfaces: null, networks: [] };
  await db.sql
    .insertInto('apiKey')
    .values({ ...columns, ...limits, userId, accessId, mode, name: 'bench' })
    .execute();
  return { accessId, secret };
}
