import { sql } from 'kysely';
import type { ProfilePart, UserDetail } from '../../../contract/account/schemas.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';

/** What a user may say of themselves, by the column that it stands in. */
export interface ProfileValues {
  userRealname?: string | undefined;
  companyName?: string | undefined;
  companyType?: string | undefined;
  jobFlag?: string | undefined;
  howKnowEpc?: string | undefined;
  businessDesc?: string | undefined;
  hasCommunication?: boolean | undefined;
}

/** The part of the profile that a column belongs to. */
const partOf = {
  userRealname: 'userPerfect',
  companyName: 'companyMessage',
  companyType: 'companyType',
  jobFlag: 'job',
  howKnowEpc: 'howKnow',
  businessDesc: 'businessDesc',
  hasCommunication: 'communication',
} as const satisfies Record<keyof ProfileValues, ProfilePart>;

type Column = keyof typeof partOf;
const columns = Object.keys(partOf).filter((key): key is Column => key in partOf);

/** @throws Refusal 900404 */
export async function getDetail(db: Sql, userId: number): Promise<UserDetail> {
  const row = await db
    .selectFrom('account')
    .innerJoin('role', 'role.roleId', 'account.roleId')
    .leftJoin('account as parent', 'parent.userId', 'account.parentId')
    .select([
      'account.username',
      'account.phoneNum',
      'account.roleId',
      'role.roleName',
      'role.roleValue',
      'account.agencyCode',
      'account.acctLevel',
      'account.deptId',
      'account.createdAt',
      'account.perfected',
      'parent.username as parentName',
    ])
    .select(columns.map((column) => `account.${column}` as const))
    .where('account.userId', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('900404');
  const { roleId, roleName, roleValue, agencyCode, acctLevel, deptId, createdAt, parentName, ...told } = row;
  const who = { id: userId, username: told.username, phoneNum: told.phoneNum };
  return {
    sysUserBaseVo: { ...who, roleId, roleName, roleValue, agencyCode, acctLevel, deptId, createdAt, parentName },
    sysUserDetailVo: { ...told, id: userId, perfected: known(told.perfected) },
  };
}

/** The column is free text: a part that has gone out of use is left out. */
function known(perfected: readonly string[]): ProfilePart[] {
  return Object.values(partOf).filter((part) => perfected.includes(part));
}

/** Keeps what was said, and with it the parts that are filled in now. A company's name goes to its sub accounts too. */
export async function changeProfile(db: Sql, userId: number, values: ProfileValues): Promise<void> {
  const said = columns.filter((column) => values[column] !== undefined);
  if (said.length === 0) return;
  await db
    .updateTable('account')
    .set({ ...values, perfected: withParts(said.map((column) => partOf[column])) })
    .where('userId', '=', userId)
    .execute();
  if (values.companyName === undefined) return;
  await db.updateTable('account').set({ companyName: values.companyName }).where('parentId', '=', userId).execute();
}

/** Confirms a part of which something is said already. @throws Refusal 600103 when nothing is */
export async function confirmPart(db: Sql, userId: number, part: ProfilePart): Promise<void> {
  const column = columns.find((one) => partOf[one] === part) ?? 'userRealname';
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ perfected: withParts([part]) })
    .where('userId', '=', userId)
    .where(column, 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('600103');
}

function withParts(parts: readonly ProfilePart[]) {
  return sql<string[]>`array(select distinct unnest(perfected || ${[...parts]}::text[]))`;
}

/** The dictionaries that a profile is filled in from, by the category's name. */
export const dictionaryOf = { companyType: '公司类型', jobFlag: '职业标签', howKnowEpc: '渠道' } as const;

export interface Choice {
  dictionaryName: string;
  name: string;
  nameEn: string;
}

/** The entries of those dictionaries, in their order; the categories themselves stand under the root. */
export function listChoices(db: Sql, root: number): Promise<Choice[]> {
  return db
    .selectFrom('dictionary as entry')
    .innerJoin('dictionary as category', 'category.id', 'entry.parentId')
    .select(['category.dictionaryName', 'entry.name', 'entry.nameEn'])
    .where('category.parentId', '=', root)
    .where('category.dictionaryName', 'in', Object.values(dictionaryOf))
    .orderBy('entry.ord')
    .orderBy('entry.id')
    .execute();
}
