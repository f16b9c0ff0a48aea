import { sql } from 'kysely';
import { SELLER } from '../../../contract/access/role-values.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import type { Prospect } from '../../../contract/users/prospect-schemas.ts';
import type { AuthedContext, Session } from '../../http/request-context.ts';
import { actorOf, type Change, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';
import { giveUsers, lockUsers } from '../staff/give-users.ts';
import { listOwners } from './choices.ts';
import { findProspects } from './repository.ts';

type Assignment = CheckedBodyOf<typeof prospectCalls.prospectAssign>;

/** @throws Refusal 900404 for a user whom the caller may not see, 300224, 900410 */
export function assignProspects(db: Database, context: AuthedContext, assignment: Assignment): Promise<Prospect[]> {
  const { session } = context;
  const ids = assignment.prospects.map(({ userId }) => userId);
  return runChange(db, actorOf(context, ids.length > 1 ? 'bulk' : 'page'), async (change) => {
    await assignWithin(change, session, assignment);
    return findProspects(change.sql, session, ids);
  });
}

/** @throws Refusal as assignProspects */
export async function assignWithin(
  change: Change,
  session: Session,
  { prospects, ownerId }: Assignment,
): Promise<void> {
  const { users, before } = await lockProspects(change, session, prospects);
  if (ownerId === null) return removeOwner(change, before);
  const [owner] = await listOwners(change.sql, session, ownerId);
  if (owner === undefined) throw new Refusal('300224');
  await giveUsers(change, users, { ...owner, roleValue: SELLER });
}

/**
 * Restores the previous owner and agency code of prospects; their sub accounts get the same agency code.
 * @throws Refusal 900404, 900410
 */
export async function restoreOwner(
  change: Change,
  session: Session,
  { prospects, ownerId, agencyCode }: Assignment & { agencyCode: string | null },
): Promise<void> {
  const { users } = await lockProspects(change, session, prospects);
  const ids = users.map(({ userId }) => userId);
  // A trigger sets the owner to the first seller of the agency code, so the previous owner is written after it.
  await sql`update account set agency_code = ${agencyCode}
    where user_id = any(${ids}::integer[]) and agency_code is distinct from ${agencyCode}`.execute(change.sql);
  await sql`update prospect set owner_id = ${ownerId}, row_version = row_version + 1
    where user_id = any(${ids}::integer[]) and owner_id is distinct from ${ownerId}`.execute(change.sql);
  for (const user of users) {
    const isMain = user.acctLevel === 0;
    change.record({
      ...{ action: 'edit', subject: 'user', subjectId: user.userId, subjectName: user.username },
      before: { agencyCode: user.agencyCode, ...(isMain && { ownerId: user.ownerId }) },
      after: { agencyCode, ...(isMain && { ownerId }) },
    });
  }
}

/** The prospects as they are, and their users with the sub accounts. @throws Refusal 900404, 900410 */
async function lockProspects(change: Change, session: Session, prospects: Assignment['prospects']) {
  const ids = prospects.map(({ userId }) => userId);
  const users = await lockUsers(change.sql, sql`a.user_id = any(${ids}::integer[])`);
  const before = await findProspects(change.sql, session, ids);
  if (before.length !== ids.length) throw new Refusal('900404');
  const seen = new Map(prospects.map(({ userId, rowVersion }) => [userId, rowVersion]));
  const changed = before.find(({ userId, rowVersion }) => seen.get(userId) !== rowVersion);
  if (changed !== undefined) throw await editConflict(change.sql, { subject: 'user', id: changed.userId }, changed);
  return { users, before };
}

async function removeOwner({ sql: db, record }: Change, prospects: readonly Prospect[]): Promise<void> {
  const ids = prospects.map(({ userId }) => userId);
  await sql`update prospect set owner_id = null, row_version = row_version + 1
    where user_id = any(${ids}::integer[]) and owner_id is not null`.execute(db);
  for (const { userId, username, ownerId } of prospects) {
    if (ownerId === null) continue;
    record({
      action: 'edit',
      subject: 'user',
      subjectId: userId,
      subjectName: username,
      before: { ownerId },
      after: { ownerId: null },
    });
  }
}
