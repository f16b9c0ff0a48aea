import { calls } from '../../../src/contract/all-calls.ts';
import { createSessions } from '../../../src/server/account/sessions.ts';
import { createQuota } from '../../../src/server/quota/quota.ts';
import { type Caller, openTestApi } from '../../support/server/api.ts';

const PASSWORD = 'Initial#1';

/** A server with a shop that has a department, another company, and an account without a department. */
export async function openCompany() {
  const api = await openTestApi();
  const { db } = api;
  const sessions = createSessions(db);
  const { roleId } = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', 1)
    .executeTakeFirstOrThrow();
  const caller = async (userId: number): Promise<Caller> => ({ userId, ...(await sessions.start(userId, 'v3')) });
  const main = async (username: string, deptId: number | null) => {
    const { userId } = await db.sql
      .insertInto('account')
      .values({
        username,
        passwordHash: '-',
        roleId,
        deptId,
        companyName: `company of ${username}`,
        agencyCode: 'SD01',
        retailFlag: true,
        platform: 'qpzj',
      })
      .returning('userId')
      .executeTakeFirstOrThrow();
    return caller(userId);
  };
  const shop = await main('shop', 1);
  const rival = await main('rival', 2);
  const single = await main('single', null);
  let serial = 0;
  const operationId = () => `operation-of-test-${++serial}`;
  /** A new sub account with a session. */
  const addSub = async (given: { isShared?: boolean } = {}, as = shop): Promise<Caller> => {
    const body = { username: `sub${++serial}`, password: PASSWORD, userRealname: '陈师傅', ...given };
    const { result } = await api.post(calls.addSubAccount, body, { as });
    return caller(result.id);
  };
  const addPackage = async (given: { kind?: 'daily' | 'count'; amount: number; holderId?: number; to?: string }) => {
    const { kind = 'count', amount, holderId = shop.userId, to = '30 days' } = given;
    const [row] = await db.run<{ id: number }>(
      {
        name: '',
        text: `insert into quota_package (holder_id, vehicle_class, kind, amount, starts_at, expires_at, origin)
          values ($1, 'C', $2, $3, now() - interval '1 hour', now() + $4::interval, 'test') returning package_id as id`,
      },
      [holderId, kind, amount, to],
    );
    return row?.id ?? 0;
  };
  const quota = createQuota(db);
  const charge = (userId: number) => {
    const subject = String(++serial);
    return quota.charge({ userId, vehicleClass: 'C', reason: 'parts', subject, operationId: operationId() });
  };
  return { api, db, shop, rival, single, addSub, addPackage, charge, operationId, quota, caller };
}

export type OpenedCompany = Awaited<ReturnType<typeof openCompany>>;
