import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { AGENT, SELLER } from '../../../contract/access/role-values.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { staffCalls } from '../../../contract/users/staff-calls.ts';
import type { TransferPlan } from '../../../contract/users/staff-schemas.ts';
import type { AuthedContext, Session } from '../../http/request-context.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { giveUsers, IS_GENERAL, lockUsers, type Receiver } from './give-users.ts';
import { getStaffMember, listStaffAccounts, type StaffAccount, type StaffRole } from './repository.ts';

type Transfer = CheckedBodyOf<typeof staffCalls.sellerTransferPlan>;

const BOTH_ROLES: readonly StaffRole[] = [SELLER, AGENT];

interface Parties {
  from: StaffAccount & { agencyCode: string };
  to: Receiver;
}

/** Enabled sellers and agents with another agency code. */
export async function listTransferTargets(
  db: Sql,
  session: Session,
  { fromId, role }: { fromId: number; role: StaffRole },
): Promise<ResultOf<typeof staffCalls.sellerTransferTargets>> {
  const from = await getStaffMember(db, session, { id: fromId, roles: [role] });
  const all = await listStaffAccounts(db, session, { roles: BOTH_ROLES });
  return all.flatMap(({ userId, name, roleValue, agencyCode, isDisabled }) =>
    isDisabled || agencyCode === null || agencyCode === '' || agencyCode === from.agencyCode
      ? []
      : [{ userId, name, roleValue, agencyCode }],
  );
}

/** @throws Refusal 900404, 300225, 300226 */
export async function planTransfer(
  db: Sql,
  session: Session,
  { role, ...transfer }: Transfer & { role: StaffRole },
): Promise<TransferPlan> {
  const { from, to } = await getParties(db, session, { role, ...transfer });
  const { rows } = await sql<{ users: number; subAccounts: number }>`
    select count(*)::integer as users,
      coalesce(sum((select count(*) from account s where s.parent_id = a.user_id)), 0)::integer as "subAccounts"
    from account a where a.acct_level = 0 and ${IS_GENERAL} and ${chosen(from, transfer)}`.execute(db);
  const { users, subAccounts } = rows[0] ?? { users: 0, subAccounts: 0 };
  refuseUnexpected(users, transfer);
  const before = await countUsers(db, [from.agencyCode, to.agencyCode]);
  const fromBefore = before.get(from.agencyCode) ?? 0;
  const toBefore = before.get(to.agencyCode) ?? 0;
  return {
    users,
    subAccounts,
    from: { before: fromBefore, after: fromBefore - users },
    to: { before: toBefore, after: toBefore + users },
  };
}

/** Applies a transfer if it still changes as many users as its plan. @throws Refusal as planTransfer, 300227 */
export function transferUsers(
  db: Database,
  context: AuthedContext,
  { planned, role, ...transfer }: Transfer & { planned: number; role: StaffRole },
): Promise<TransferPlan & { batchId: string }> {
  const { session } = context;
  const batchId = randomUUID();
  const actor = { ...actorOf(context, 'bulk'), batchId };
  return runChange(db, actor, async (change) => {
    const { from, to } = await getParties(change.sql, session, { role, ...transfer });
    const users = await lockUsers(change.sql, chosen(from, transfer));
    const plan = await planTransfer(change.sql, session, { role, ...transfer });
    const mains = users.filter(({ acctLevel }) => acctLevel === 0);
    if (plan.users !== planned || mains.length !== planned) throw new Refusal('300227', { result: plan });
    await giveUsers(change, users, to);
    return { ...plan, batchId };
  });
}

async function getParties(
  db: Sql,
  session: Session,
  { fromId, toId, role }: Transfer & { role: StaffRole },
): Promise<Parties> {
  const from = await getStaffMember(db, session, { id: fromId, roles: [role] });
  const to = await getStaffMember(db, session, { id: toId, roles: BOTH_ROLES });
  if (from.agencyCode === to.agencyCode) throw new Refusal('300225');
  if (to.isDisabled || to.agencyCode === null || to.agencyCode === '') throw new Refusal('900404');
  if (from.agencyCode === null || from.agencyCode === '') throw new Refusal('300226');
  return { from: { ...from, agencyCode: from.agencyCode }, to: { ...to, agencyCode: to.agencyCode } };
}

function chosen({ agencyCode }: { agencyCode: string }, { userIds }: Pick<Transfer, 'userIds'>): RawBuilder<unknown> {
  const ofCode = sql`a.agency_code = ${agencyCode}`;
  return userIds === undefined ? ofCode : sql`${ofCode} and a.user_id = any(${userIds}::integer[])`;
}

/** A chosen user of another agency code is missing like one that does not exist. */
function refuseUnexpected(users: number, { userIds }: Pick<Transfer, 'userIds'>): void {
  if (userIds !== undefined && users !== new Set(userIds).size) throw new Refusal('900404');
  if (users === 0) throw new Refusal('300226');
}

async function countUsers(db: Sql, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ agencyCode: string; users: number }>`
    select a.agency_code as "agencyCode", count(*)::integer as users from account a
    where a.agency_code = any(${[...codes]}::text[]) and a.acct_level = 0 and ${IS_GENERAL}
    group by a.agency_code`.execute(db);
  return new Map(rows.map(({ agencyCode, users }) => [agencyCode, users]));
}
