import { sql } from 'kysely';
import type { ProfilePart, UserDetail } from '../../../contract/account/schemas.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';

/** The fields of a profile by column. */
export interface ProfileValues {
  userRealname?: string | undefined;
  companyName?: string | undefined;
  companyType?: number | undefined;
  jobFlag?: number | undefined;
  howKnowEpc?: number | undefined;
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
  const { roleId, roleName, roleValue, agencyCode, acctLevel, deptId, createdAt, parentName, ...detail } = row;
  const user = { id: userId, username: detail.username, phoneNum: detail.phoneNum };
  return {
    sysUserBaseVo: { ...user, roleId, roleName, roleValue, agencyCode, acctLevel, deptId, createdAt, parentName },
    sysUserDetailVo: { ...detail, id: userId, perfected: knownParts(detail.perfected) },
  };
}

/** The column is free text: parts that are no longer in use are left out. */
function knownParts(perfected: readonly string[]): ProfilePart[] {
  return Object.values(partOf).filter((part) => perfected.includes(part));
}

/** Updates the given fields and marks their parts as complete. The company name is copied to the sub accounts. */
export async function changeProfile(db: Sql, userId: number, values: ProfileValues): Promise<void> {
  const changed = columns.filter((column) => values[column] !== undefined);
  if (changed.length === 0) return;
  await db
    .updateTable('account')
    .set({ ...values, perfected: withParts(changed.map((column) => partOf[column])) })
    .where('userId', '=', userId)
    .execute();
  if (values.companyName === undefined) return;
  await db.updateTable('account').set({ companyName: values.companyName }).where('parentId', '=', userId).execute();
}

/** Marks a part as complete. @throws Refusal 600103 if its field is empty */
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

/** The dictionary of each field, by the name of its category. */
export const dictionaryOf = { companyType: '公司类型', jobFlag: '职业标签', howKnowEpc: '渠道' } as const;

export interface Choice {
  id: number;
  dictionaryName: string;
  name: string;
  nameEn: string;
}

/** The entries of those dictionaries, in order. The categories are children of the root. */
export function listChoices(db: Sql, root: number): Promise<Choice[]> {
  return db
    .selectFrom('dictionary as entry')
    .innerJoin('dictionary as category', 'category.id', 'entry.parentId')
    .select(['entry.id', 'category.dictionaryName', 'entry.name', 'entry.nameEn'])
    .where('category.parentId', '=', root)
    .where('category.dictionaryName', 'in', Object.values(dictionaryOf))
    .orderBy('entry.ord')
    .orderBy('entry.id')
    .execute();
}
