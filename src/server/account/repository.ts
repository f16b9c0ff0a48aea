import { sql } from 'kysely';
import type { User } from '../../contract/account/schemas.ts';
import type { Database } from '../platform/db/database.ts';
import { isMainDisabled } from '../platform/db/main-account.ts';
import { Refusal } from '../platform/errors.ts';

interface Credentials {
  userId: number;
  passwordHash: string;
  isDisabled: boolean;
  /** A sub account whose main account is disabled. */
  isMainDisabled: boolean;
}

export interface AccountRepository {
  /** By user name, or by 11 digits of a phone. */
  findCredentials(username: string): Promise<Credentials | undefined>;
  /** @throws Refusal 900404 */
  getUser(userId: number): Promise<User>;
}

export function createAccountRepository({ sql: db }: Database): AccountRepository {
  return {
    findCredentials: (username) =>
      db
        .selectFrom('account')
        .select([
          'userId',
          'passwordHash',
          'isDisabled',
          sql<boolean>`${sql.raw(isMainDisabled('account'))}`.as('isMainDisabled'),
        ])
        .where(sql<boolean>`(lower(username) = lower(${username}) or phone_num = ${username})`)
        // The owner of the phone takes precedence over a user name that looks like a phone.
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
  };
}
