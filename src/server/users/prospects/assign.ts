import { sql } from 'kysely';
import { SELLER } from '../../../contract/access/role-values.ts';
import type { Session } from '../../http/request-context.ts';
import type { Change } from '../../platform/audit/change.ts';
import { Refusal } from '../../platform/errors.ts';
import type { RecordVersion } from '../../platform/records/crud-repository.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';
import { giveUsers, lockUsers } from '../staff/give-users.ts';
import { listOwners } from './choices.ts';
import { getProspect, type VersionedProspect } from './repository.ts';

interface Assignment extends RecordVersion {
  /** Null removes the owner. */
  ownerId: number | null;
}

/** @throws Refusal 900404 for a user whom the caller may not see, 300224, 900410 */
export async function assignProspect(
  change: Change,
  session: Session,
  { ownerId, ...prospect }: Assignment,
): Promise<void> {
  const { users, before } = await lockProspect(change, session, prospect);
  if (ownerId === null) return removeOwner(change, before);
  const [owner] = await listOwners(change.sql, session, ownerId);
  if (owner === undefined) throw new Refusal('300224');
  await giveUsers(change, users, { ...owner, roleValue: SELLER });
}

/**
 * Restores the previous owner and agency code of a prospect; its sub accounts get the same agency code.
 * @throws Refusal 900404, 900410
 */
export async function restoreOwner(
  change: Change,
  session: Session,
  { ownerId, agencyCode, ...prospect }: Assignment & { agencyCode: string | null },
): Promise<void> {
  const { users } = await lockProspect(change, session, prospect);
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

/** The prospect as it is, and its user with the sub accounts. @throws Refusal 900404, 900410 */
async function lockProspect(change: Change, session: Session, { id, rowVersion }: RecordVersion) {
  const users = await lockUsers(change.sql, sql`a.user_id = ${id}`);
  const before = await getProspect(change.sql, session, id);
  if (before.rowVersion !== rowVersion) throw await editConflict(change.sql, { subject: 'user', id }, before);
  return { users, before };
}

async function removeOwner({ sql: db, record }: Change, { userId, username, ownerId }: VersionedProspect) {
  if (ownerId === null) return;
  await sql`update prospect set owner_id = null, row_version = row_version + 1 where user_id = ${userId}`.execute(db);
  record({
    action: 'edit',
    subject: 'user',
    subjectId: userId,
    subjectName: username,
    before: { ownerId },
    after: { ownerId: null },
  });
}
