import { sql } from 'kysely';
import type { Power } from '../../contract/access/schemas.ts';
import type { User } from '../../contract/account/schemas.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

export interface AccountRepository {
  /** By user name, or by 11 digits of a phone. */
  findCredentials(username: string): Promise<{ userId: number; passwordHash: string; isDisabled: boolean } | undefined>;
  /** @throws Refusal 900404 */
  getUser(userId: number): Promise<User>;
  /** Every power of a role, in the tree's order. */
  listPowers(roleId: number): Promise<Power[]>;
  /** The whole tree, in the same order. */
  listAllPowers(): Promise<Power[]>;
}

export function createAccountRepository({ sql: db }: Database): AccountRepository {
  return {
    findCredentials: (username) =>
      db
        .selectFrom('account')
        .select(['userId', 'passwordHash', 'isDisabled'])
        .where(sql<boolean>`(lower(username) = lower(${username}) or phone_num = ${username})`)
        // Nobody chooses a name like a phone; where one was given all the same, the phone's owner comes first.
        .orderBy(sql`phone_num = ${username}`, (order) => order.desc().nullsLast())
        .executeTakeFirst(),
    async getUser(userId) {
      const row = await db
        .selectFrom('account')
        .innerJoin('role', 'role.roleId', 'account.roleId')
        .select([
          'userId as id',
          'username',
          'phoneNum',
          'userRealname',
          'companyName',
          'agencyCode',
          'account.roleId',
          'roleName',
          'roleValue',
          'acctLevel',
          'deptId',
          'dctType',
          'isSupportFast',
          'retailFlag',
          'retailExpireTime',
        ])
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (row === undefined) throw new Refusal('900404');
      return row;
    },
    listPowers: (roleId) =>
      inOrder(db)
        .innerJoin('rolePower', 'rolePower.powerId', 'power.powerId')
        .where('rolePower.roleId', '=', roleId)
        .execute(),
    listAllPowers: () => inOrder(db).execute(),
  };
}

function inOrder(db: Sql) {
  return db
    .selectFrom('power')
    .select([
      'power.powerId as id',
      'powerCode',
      'powerName',
      'powerNameEn',
      'parentId',
      'powerLevel',
      'powerOrder',
      'type',
    ])
    .orderBy('powerLevel')
    .orderBy('powerOrder')
    .orderBy('power.powerId');
}
