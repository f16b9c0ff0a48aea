import { allCalls } from '../../../../src/contract/all-calls.ts';
import type { Caller, TestApi } from '../../../support/server/api.ts';

/** The powers of every page and action under /manager/user and /manager/account. */
export const userPowers: readonly string[] = [
  ...new Set(allCalls.map(({ access }) => access).filter((access) => /^\/manager\/(user|account)(:|$)/.test(access))),
];

let serial = 0;

interface NewUser {
  agencyCode?: string | null;
  phoneNum?: string | null;
  userRealname?: string;
  companyName?: string;
  parentId?: number;
  dctType?: number;
}

/** Adds a general user. */
export async function addUser({ db }: TestApi, values: NewUser = {}): Promise<{ id: number; rowVersion: number }> {
  serial += 1;
  const { userId, rowVersion } = await db.sql
    .insertInto('account')
    .values(({ selectFrom }) => ({
      username: `general user ${serial}`,
      passwordHash: 'none',
      acctLevel: values.parentId === undefined ? 0 : 1,
      roleId: selectFrom('role').select('roleId').where('roleValue', '=', 1).orderBy('roleId').limit(1),
      ...values,
    }))
    .returning(['userId', 'rowVersion'])
    .executeTakeFirstOrThrow();
  return { id: userId, rowVersion };
}

/** A signed-in seller with these powers, and the agency code. */
export async function addSeller(
  api: TestApi,
  { agencyCode, powers = userPowers }: { agencyCode: string | null; powers?: readonly string[] },
): Promise<Caller> {
  const seller = await api.signInWith(powers);
  await api.db.sql.updateTable('account').set({ agencyCode }).where('userId', '=', seller.userId).execute();
  await api.db.sql
    .updateTable('role')
    .set({ roleValue: 3 })
    .where(({ eb, selectFrom }) =>
      eb('roleId', '=', selectFrom('account').select('roleId').where('userId', '=', seller.userId)),
    )
    .execute();
  return seller;
}

export async function roleIdOf({ db }: TestApi, roleValue: 1 | 2 | 3 | 4): Promise<number> {
  const { roleId } = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', roleValue)
    .orderBy('roleId')
    .limit(1)
    .executeTakeFirstOrThrow();
  return roleId;
}
