import { sql, type Updateable } from 'kysely';
import { AGENT, MANAGER, SELLER } from '../../contract/access/role-values.ts';
import type { UserInput, UserState } from '../../contract/users/schemas.ts';
import { isScopedToAgency } from '../http/agency-scope.ts';
import { maskPhone } from '../http/operation-log.ts';
import type { Session } from '../http/request-context.ts';
import type { Change } from '../platform/audit/change.ts';
import { requireSecondPerson } from '../platform/audit/second-person.ts';
import type { Sql } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors.ts';
import { logForUser } from '../platform/log-for-user.ts';
import { refuseWithoutManager } from '../platform/records/refuse-without-manager.ts';
import { refuseUnknownChoices } from './choices.ts';
import { isAgencyCode } from './markets.ts';
import { type LockedUser, lockUser, requireGrantable } from './user-guards.ts';
import { getUser, type VersionedUser } from './user-repository.ts';

interface Versioned {
  id: number;
  rowVersion: number;
}

/** The sessions of the account domain. */
export interface UserSessions {
  /** On every node within a second. */
  endAll(userId: number, transaction?: Sql): Promise<void>;
}

export type UserValues = { [Field in keyof UserInput]?: UserInput[Field] | undefined };

/**
 * Changes what the staff knows of a user. A main account's company name is copied to its sub accounts.
 * @throws Refusal 300206 for the company name of a sub account, and as `lockUser`
 */
export async function editUser(
  change: Change,
  { id, rowVersion, values }: Versioned & { values: UserValues },
  session: Session,
): Promise<VersionedUser> {
  const locked = await lockUser(change.sql, session, { id, rowVersion });
  await refuseUnknownChoices(change.sql, values);
  const before = await getUser(change.sql, session, id);
  if (locked.isSub && values.companyName !== undefined && values.companyName !== before.companyName) {
    throw new Refusal('300206');
  }
  await setColumns(change.sql, locked, values);
  if (values.companyName !== undefined && !locked.isSub) {
    const { companyName } = values;
    await change.sql
      .updateTable('account')
      .set({ companyName })
      .where('parentId', '=', id)
      .where((is) => is('companyName', 'is distinct from', companyName))
      .execute();
  }
  const after = await getUser(change.sql, session, id);
  recordEdit(change, before, after);
  if (after.rowVersion !== before.rowVersion) await logForUser(change.sql, { userId: id, action: 'staffEdit' });
  return after;
}

/**
 * Gives a user, with its sub accounts, to the seller or agent with the code, or to nobody.
 * @throws Refusal 300201, 300206, 600308, and as `lockUser`
 */
export async function setUserAgency(
  change: Change,
  { id, rowVersion, agencyCode }: Versioned & { agencyCode: string | null },
  session: Session,
): Promise<VersionedUser> {
  const locked = await lockUser(change.sql, session, { id, rowVersion });
  refuseOtherAgency(session, agencyCode);
  if (locked.isSub) throw new Refusal('300206');
  await requireAgencyCode(change.sql, locked.roleValue, agencyCode);
  const before = await getUser(change.sql, session, id);
  await writeAgency(change.sql, locked, { agencyCode });
  const after = await getUser(change.sql, session, id);
  recordEdit(change, before, after);
  return after;
}

/**
 * Gives a user another role. Their sessions end, so that nothing goes on with the old powers.
 * @throws Refusal 300104, 300105, 300201, 300204, 300207, and as `lockUser`
 */
export async function setUserRole(
  change: Change,
  body: Versioned & { roleId: number; agencyCode?: string | null | undefined },
  { session, sessions }: { session: Session; sessions: UserSessions },
): Promise<VersionedUser> {
  const { id, rowVersion, roleId } = body;
  if (id === session.userId) throw new Refusal('300104');
  const locked = await lockUser(change.sql, session, { id, rowVersion });
  if (body.agencyCode !== undefined) refuseOtherAgency(session, body.agencyCode);
  const role = await requireGrantable(change.sql, session, roleId);
  if (locked.isSub && role.roleValue > 1) throw new Refusal('300207');
  const agencyCode = body.agencyCode === undefined ? await keptCode(change.sql, locked, role) : body.agencyCode;
  if (hasAgency(role.roleValue)) {
    if (agencyCode === null) throw new Refusal('300204');
  } else if (body.agencyCode !== undefined && agencyCode !== locked.agencyCode)
    await requireAgencyCode(change.sql, role.roleValue, agencyCode);
  const before = await getUser(change.sql, session, id);
  await writeAgency(change.sql, locked, { agencyCode, roleId });
  if (locked.roleValue === MANAGER) await refuseWithoutManager(change.sql);
  await sessions.endAll(id, change.sql);
  const after = await getUser(change.sql, session, id);
  recordEdit(change, before, after);
  await logForUser(change.sql, { userId: id, action: 'staffRole', subject: role.roleName });
  if (role.isManaging) {
    await requireSecondPerson(change, {
      ...{ kind: 'managementRole', subject: 'user', subjectId: id, subjectName: locked.username },
      before: auditedOf(before),
      after: auditedOf(after),
    });
  }
  return after;
}

/**
 * Enables or disables a user. The sessions of a disabled one, and of its sub accounts, end on every node within a second.
 * @throws Refusal 300203 for oneself, 300105 for the last manager, and as `lockUser`
 */
export async function setState(
  change: Change,
  { id, rowVersion, userState, reason }: Versioned & { userState: UserState; reason?: string | undefined },
  { session, sessions }: { session: Session; sessions: UserSessions },
): Promise<VersionedUser> {
  if (id === session.userId) throw new Refusal('300203');
  const locked = await lockUser(change.sql, session, { id, rowVersion });
  const isDisabled = userState === 'disabled';
  const before = await getUser(change.sql, session, id);
  if (isDisabled === locked.isDisabled) return before;
  await setColumns(change.sql, locked, { isDisabled });
  if (isDisabled) {
    if (locked.roleValue === MANAGER) await refuseWithoutManager(change.sql);
    await endCompanySessions(change.sql, id, sessions);
    await change.sql.deleteFrom('passwordReset').where('userId', '=', id).execute();
  }
  const after = await getUser(change.sql, session, id);
  change.record({
    action: 'edit',
    subject: 'user',
    subjectId: id,
    subjectName: locked.username,
    before: { userState: before.userState },
    after: { userState: after.userState, ...(reason === undefined ? {} : { reason }) },
  });
  const action = isDisabled ? 'staffDisable' : 'staffEnable';
  await logForUser(change.sql, { userId: id, action, subject: reason ?? '' });
  return after;
}

/** Sub accounts go on only with their main account. */
async function endCompanySessions(within: Sql, userId: number, sessions: UserSessions): Promise<void> {
  const subs = await within
    .selectFrom('account')
    .select('userId')
    .where('parentId', '=', userId)
    .where('acctLevel', '<>', 0)
    .execute();
  for (const one of [{ userId }, ...subs]) await sessions.endAll(one.userId, within);
}

/**
 * Gives a user another phone number, such as after theirs was lost. Their sessions end: the old number may be in other
 * hands.
 * @throws Refusal 300203 for oneself, 301022 for the present number, 600105 for that of another account, and as `lockUser`
 */
export async function setPhone(
  change: Change,
  { id, rowVersion, phoneNum }: Versioned & { phoneNum: string },
  { session, sessions }: { session: Session; sessions: UserSessions },
): Promise<VersionedUser> {
  if (id === session.userId) throw new Refusal('300203');
  const locked = await lockUser(change.sql, session, { id, rowVersion });
  const { phoneNum: before } = await change.sql
    .selectFrom('account')
    .select('phoneNum')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  if (before === phoneNum) throw new Refusal('301022');
  await setColumns(change.sql, locked, { phoneNum }).catch(refuseTakenPhone);
  await sessions.endAll(id, change.sql);
  await change.sql.deleteFrom('passwordReset').where('userId', '=', id).execute();
  // A thief of the old number may have logged in with it.
  await change.sql.deleteFrom('knownClient').where('userId', '=', id).execute();
  change.record({
    action: 'edit',
    subject: 'user',
    subjectId: id,
    subjectName: locked.username,
    before: { phoneNum: before === null ? null : maskPhone(before) },
    after: { phoneNum: maskPhone(phoneNum) },
  });
  await logForUser(change.sql, { userId: id, action: 'staffPhone', subject: maskPhone(phoneNum) });
  return getUser(change.sql, session, id);
}

/** The unique index decides between concurrent changes. */
function refuseTakenPhone(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'account_phone')
    throw new Refusal('600105');
  throw error;
}

/** Sub accounts have the agency code of their main account. */
async function writeAgency(
  within: Sql,
  user: LockedUser,
  values: { agencyCode: string | null; roleId?: number },
): Promise<void> {
  const { agencyCode } = values;
  await setColumns(within, user, values);
  await within
    .updateTable('account')
    .set({ agencyCode })
    .where('parentId', '=', user.userId)
    .where('acctLevel', '<>', 0)
    .where((is) => is('agencyCode', 'is distinct from', agencyCode))
    .execute();
}

/** Changes columns, and counts the version if a value is new; nothing without values. @throws Refusal 900409 if the row is no longer locked */
async function setColumns(within: Sql, user: LockedUser, values: Updateable<Tables['account']>): Promise<void> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const differences = given.map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`);
  const isChanged = sql.join(differences, sql` or `);
  const { numUpdatedRows } = await within
    .updateTable('account')
    .set({ ...values, rowVersion: sql<number>`row_version + case when ${isChanged} then 1 else 0 end` })
    .where('userId', '=', user.userId)
    .where('rowVersion', '=', user.rowVersion)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('900409');
}

const hasAgency = (roleValue: number) => roleValue === AGENT || roleValue === SELLER;

/** Agents and sellers can only name their own code: another's would move a user away or in. @throws Refusal 300201 */
function refuseOtherAgency(session: Session, agencyCode: string | null): void {
  if (isScopedToAgency(session) && agencyCode !== session.agencyCode) throw new Refusal('300201');
}

/**
 * The agency code that a user keeps after a role change. A former agent's or seller's own code is dropped unless another
 * agent or seller uses it.
 */
async function keptCode(within: Sql, user: LockedUser, role: { roleValue: number }): Promise<string | null> {
  const { userId, agencyCode } = user;
  if (agencyCode === null || hasAgency(role.roleValue) || !hasAgency(user.roleValue)) return agencyCode;
  return (await isAgencyCode(within, agencyCode, { except: userId })) ? agencyCode : null;
}

/** The code of an agent or seller is their own; anyone else's must be that of one. @throws Refusal 300204, 600308 */
async function requireAgencyCode(within: Sql, roleValue: number, agencyCode: string | null): Promise<void> {
  if (hasAgency(roleValue)) {
    if (agencyCode === null) throw new Refusal('300204');
    return;
  }
  if (agencyCode !== null && !(await isAgencyCode(within, agencyCode))) throw new Refusal('600308');
}

/** What the audit keeps of a user: what can be edited, and role and agency. */
function auditedOf(user: VersionedUser): Record<string, unknown> {
  const { userRealname, companyName, companyType, jobFlag, howKnowEpc, businessDesc, hasCommunication } = user;
  const { intention, agencyCode, roleName, roleNameEn } = user;
  const profile = { userRealname, companyName, companyType, jobFlag, howKnowEpc, businessDesc, hasCommunication };
  return { ...profile, intention, agencyCode, roleName, roleNameEn };
}

function recordEdit(change: Change, before: VersionedUser, after: VersionedUser): void {
  if (after.rowVersion === before.rowVersion) return;
  change.record({
    action: 'edit',
    subject: 'user',
    subjectId: after.userId,
    subjectName: after.username,
    before: auditedOf(before),
    after: auditedOf(after),
  });
}
