import { sql } from 'kysely';
import type { accountCalls } from '../../contract/account/calls.ts';
import type { ProfilePart } from '../../contract/account/schemas.ts';
import type { BodyOf } from '../../contract/call.ts';
import type { Platform } from '../../contract/platform.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

type NewUser = Omit<BodyOf<typeof accountCalls.addUser>, 'phoneCode' | 'flow' | 'password' | 'hasAgreed'> & {
  passwordHash: string;
  platform: Platform;
};

/** General users; the first role of that value is the product's own. */
const GENERAL = 1;
/** What a registration fills in of a profile. */
const FILLED: ProfilePart[] = ['userPerfect', 'companyMessage', 'businessDesc'];

export interface RegistrationRepository {
  isPhoneTaken(phoneNum: string): Promise<boolean>;
  isUsernameTaken(username: string): Promise<boolean>;
  /** @throws Refusal 600302 phone taken, 600306 name taken, 600308 nobody has that agency code */
  add(within: Sql, user: NewUser): Promise<number>;
  findByPhone(
    within: Sql,
    phoneNum: string,
  ): Promise<{ userId: number; username: string; isDisabled: boolean } | undefined>;
  setPassword(within: Sql, userId: number, passwordHash: string): Promise<void>;
}

export function createRegistrationRepository({ sql: db }: Database): RegistrationRepository {
  const isTaken = async (condition: ReturnType<typeof sql<boolean>>) =>
    (await db.selectFrom('account').select('userId').where(condition).executeTakeFirst()) !== undefined;

  return {
    isPhoneTaken: (phoneNum) => isTaken(sql<boolean>`phone_num = ${phoneNum}`),
    isUsernameTaken: (username) => isTaken(sql<boolean>`lower(username) = lower(${username})`),
    async add(within, { agencyCode, ...user }) {
      if (agencyCode !== undefined && !(await hasAgency(within, agencyCode))) throw new Refusal('600308');
      const { userId } = await within
        .insertInto('account')
        .values(({ selectFrom }) => ({
          ...user,
          agencyCode: agencyCode ?? null,
          perfected: FILLED,
          roleId: selectFrom('role').select('roleId').where('roleValue', '=', GENERAL).orderBy('roleId').limit(1),
        }))
        .returning('userId')
        .executeTakeFirstOrThrow()
        .catch(refuseTaken);
      return userId;
    },
    findByPhone: (within, phoneNum) =>
      within
        .selectFrom('account')
        .select(['userId', 'username', 'isDisabled'])
        .where('phoneNum', '=', phoneNum)
        .executeTakeFirst(),
    async setPassword(within, userId, passwordHash) {
      await within.updateTable('account').set({ passwordHash }).where('userId', '=', userId).execute();
    },
  };
}

/** Sellers and agents have one. */
async function hasAgency(db: Sql, agencyCode: string): Promise<boolean> {
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

/** Two who register the same at once: the database says which of the two things was taken. */
function refuseTaken(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'account_phone') throw new Refusal('600302');
  if (constraint === 'account_username') throw new Refusal('600306');
  throw error;
}
