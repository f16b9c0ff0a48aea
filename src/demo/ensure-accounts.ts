import { sql } from 'kysely';
import type { Database } from '../server/platform/db/database.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { HashPassword } from './demo-needs.ts';

const AGENCY = 'SD01';

const details = {
  admin: { userRealname: '系统管理员' },
  seller: { userRealname: '销售员小周', agencyCode: AGENCY },
  agent: { userRealname: '代理商老陈', agencyCode: AGENCY, companyName: '样本汽配代理有限公司' },
  shop: { userRealname: '李店长', companyName: '样本汽车维修厂', agencyCode: AGENCY, deptId: 1 },
  mechanic: { userRealname: '王师傅', companyName: '样本汽车维修厂', deptId: 1, acctLevel: 1, dctType: 1 },
  visitor: { userRealname: null },
} as const;

/** Adds the demo accounts to a database without accounts. `ensureCompany` adds the shop's other sub accounts. */
export async function ensureAccounts({ sql: db }: Database, hashPassword: HashPassword): Promise<void> {
  const { length } = await db.selectFrom('account').select('userId').limit(1).execute();
  if (length > 0) return;
  const roles = new Map(
    (await db.selectFrom('role').select(['roleId', 'roleValue']).execute()).map((role) => [
      role.roleValue,
      role.roleId,
    ]),
  );
  const passwordHash = await hashPassword(demoAccounts.password);
  const base = { passwordHash, phoneNum: null, companyName: null, agencyCode: null, parentId: null, deptId: null };
  await db.transaction().execute(async (transaction) => {
    const idOf = new Map<string, number>();
    for (const { username, roleValue } of demoAccounts.accounts) {
      if (!(username in details)) continue;
      const { userId } = await transaction
        .insertInto('account')
        .values({
          ...base,
          ...details[username as keyof typeof details],
          username,
          roleId: roles.get(roleValue) ?? 0,
          parentId: username === 'mechanic' ? (idOf.get('shop') ?? null) : null,
        })
        .returning('userId')
        .executeTakeFirstOrThrow();
      idOf.set(username, userId);
    }
  });
}

/**
 * Sets the sample phones of the demo accounts, also in a data folder of an earlier release, so that login by code and
 * password reset can be tried. Phones that a user has set or registered are not overwritten.
 */
export async function ensurePhones({ sql: db }: Database): Promise<void> {
  for (const { username, phoneNum } of demoAccounts.accounts) {
    await db
      .updateTable('account')
      .set({ phoneNum })
      .where('username', '=', username)
      .where('phoneNum', 'is', null)
      .where(sql<boolean>`not exists (select from account other where other.phone_num = ${phoneNum})`)
      .execute();
  }
}
