import { sql } from 'kysely';
import { GENERAL } from '../../contract/access/role-values.ts';
import type { ProfilePart } from '../../contract/account/schemas.ts';
import type { Platform } from '../../contract/platform.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { isMainDisabled } from '../platform/db/main-account.ts';
import { Refusal } from '../platform/errors.ts';

interface NewUser {
  username: string;
  phoneNum: string;
  companyName: string;
  businessDesc: string;
  agencyCode?: string | undefined;
  passwordHash: string;
  platform: Platform;
}

/** The parts of the profile that a registration completes. */
const COMPLETED_PARTS: ProfilePart[] = ['userPerfect', 'companyMessage', 'businessDesc'];

export interface RegistrationRepository {
  isPhoneTaken(phoneNum: string): Promise<boolean>;
  isUsernameTaken(username: string): Promise<boolean>;
  /** @throws Refusal 600302 phone taken, 600306 name taken, 600308 unknown agency code */
  add(transaction: Sql, user: NewUser): Promise<number>;
  findByPhone(
    transaction: Sql,
    phoneNum: string,
  ): Promise<{ userId: number; username: string; isDisabled: boolean; isMainDisabled: boolean } | undefined>;
  setPassword(transaction: Sql, userId: number, passwordHash: string): Promise<void>;
}

export function createRegistrationRepository({ sql: db }: Database): RegistrationRepository {
  const isTaken = async (condition: ReturnType<typeof sql<boolean>>) =>
    (await db.selectFrom('account').select('userId').where(condition).executeTakeFirst()) !== undefined;

  return {
    isPhoneTaken: (phoneNum) => isTaken(sql<boolean>`phone_num = ${phoneNum}`),
    isUsernameTaken: (username) => isTaken(sql<boolean>`lower(username) = lower(${username})`),
    async add(transaction, { agencyCode, ...user }) {
      if (agencyCode !== undefined && !(await agencyExists(transaction, agencyCode))) throw new Refusal('600308');
      const { userId } = await transaction
        .insertInto('account')
        .values(({ selectFrom }) => ({
          ...user,
          agencyCode: agencyCode ?? null,
          perfected: COMPLETED_PARTS,
          roleId: selectFrom('role').select('roleId').where('roleValue', '=', GENERAL).orderBy('roleId').limit(1),
        }))
        .returning('userId')
        .executeTakeFirstOrThrow()
        .catch(refuseTaken);
      return userId;
    },
    findByPhone: (transaction, phoneNum) =>
      transaction
        .selectFrom('account')
        .select([
          'userId',
          'username',
          'isDisabled',
          sql<boolean>`${sql.raw(isMainDisabled('account'))}`.as('isMainDisabled'),
        ])
        .where('phoneNum', '=', phoneNum)
        .executeTakeFirst(),
    async setPassword(transaction, userId, passwordHash) {
      await transaction.updateTable('account').set({ passwordHash }).where('userId', '=', userId).execute();
    },
  };
}

/** Sellers and agents have agency codes. */
async function agencyExists(db: Sql, agencyCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .innerJoin('role', 'role.roleId', 'account.roleId')
    .select('userId')
    .where('agencyCode', '=', agencyCode)
    .where('roleValue', 'in', [2, 3])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Concurrent registrations: the unique index decides. */
function refuseTaken(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'account_phone') throw new Refusal('600302');
  if (constraint === 'account_username') throw new Refusal('600306');
  throw error;
}
