import { type RawBuilder, sql } from 'kysely';
import { SELLER } from '../../../contract/access/role-values.ts';
import type { Change } from '../../platform/audit/change.ts';
import type { Sql } from '../../platform/db/database.ts';

/** Whom users are given to. */
export interface Receiver {
  userId: number;
  roleValue: number;
  agencyCode: string;
}

interface GivenUser {
  userId: number;
  username: string;
  acctLevel: number;
  agencyCode: string | null;
  ownerId: number | null;
}

/** General users: those whom sellers and agents look after. */
export const IS_GENERAL = sql`a.role_id in (select role_id from role where role_value = 1)`;

/**
 * Locks main accounts with their sub accounts, in the order of their ids: concurrent transfers wait for each other
 * instead of ending in a deadlock.
 *
 * @param condition on the main account `a`
 */
export async function lockUsers(db: Sql, condition: RawBuilder<unknown>): Promise<GivenUser[]> {
  const { rows } = await sql<GivenUser>`
    with main as (select a.user_id from account a where a.acct_level = 0 and ${IS_GENERAL} and ${condition})
    select u.user_id as "userId", u.username, u.acct_level as "acctLevel", u.agency_code as "agencyCode",
      p.owner_id as "ownerId"
    from account u left join prospect p using (user_id)
    where u.user_id in (select user_id from main) or u.parent_id in (select user_id from main)
    order by u.user_id for no key update of u`.execute(db);
  return rows;
}

/** Gives locked users to a seller or agent: they get the agency code, and a seller becomes their owner. */
export async function giveUsers({ sql: db, record }: Change, users: readonly GivenUser[], to: Receiver): Promise<void> {
  const ids = users.map(({ userId }) => userId);
  const { agencyCode } = to;
  // A trigger makes the first seller of the code the owner.
  await sql`update account set agency_code = ${agencyCode}
    where user_id = any(${ids}::integer[]) and agency_code is distinct from ${agencyCode}`.execute(db);
  if (to.roleValue === SELLER) {
    await sql`update prospect set owner_id = ${to.userId}, row_version = row_version + 1
      where user_id = any(${ids}::integer[]) and owner_id is distinct from ${to.userId}`.execute(db);
  }
  const { rows } = await sql<{ userId: number; ownerId: number | null }>`
    select user_id as "userId", owner_id as "ownerId" from prospect where user_id = any(${ids}::integer[])`.execute(db);
  const ownerOf = new Map(rows.map(({ userId, ownerId }) => [userId, ownerId]));
  for (const user of users) {
    record({
      action: 'edit',
      subject: 'user',
      subjectId: user.userId,
      subjectName: user.username,
      before: { agencyCode: user.agencyCode, ownerId: user.ownerId },
      after: { agencyCode, ownerId: ownerOf.get(user.userId) ?? null },
    });
  }
}
