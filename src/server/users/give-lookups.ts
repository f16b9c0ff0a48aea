import { sql } from 'kysely';
import { GIVEN_LOOKUPS_DAYS } from '../../contract/users/rules.ts';
import type { Session } from '../http/request-context.ts';
import type { Change } from '../platform/audit/change.ts';
import { requireSecondPerson } from '../platform/audit/second-person.ts';
import type { Sql } from '../platform/db/database.ts';
import { lockUser } from './user-guards.ts';

/** What giving lookups needs of the quota domain. */
export interface QuotaGifts {
  /** Adds a counted package of passenger lookups. */
  giveLookups(within: Sql, gift: { userId: number; amount: number; days: number; origin: string }): Promise<void>;
}

interface Gift {
  id: number;
  rowVersion: number;
  amount: number;
  session: Session;
  quota: QuotaGifts;
}

/** Gives lookups, and counts the user's version, so that a repeated request gives nothing twice. @throws as `lockUser` */
export async function giveLookups(
  change: Change,
  { id, rowVersion, amount, session, quota }: Gift,
): Promise<{ rowVersion: number }> {
  const user = await lockUser(change.sql, session, { id, rowVersion });
  const origin = `staff:${session.userId}`;
  await quota.giveLookups(change.sql, { userId: id, amount, days: GIVEN_LOOKUPS_DAYS, origin });
  await change.sql
    .updateTable('account')
    .set({ rowVersion: sql<number>`row_version + 1` })
    .where('userId', '=', id)
    .execute();
  const after = { lookupsGiven: amount };
  const entry = { subject: 'user', subjectId: id, subjectName: user.username, before: {}, after };
  const given = await countGiven(change.sql, id);
  change.record({ action: 'edit', ...entry });
  await requireSecondPerson(change, { kind: 'freeQuotaAbove', amount: given + amount, ...entry });
  return { rowVersion: rowVersion + 1 };
}

/** The lookups that the staff gave to the user within 24 hours: a large gift must not pass as several small ones. */
async function countGiven(within: Sql, userId: number): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    select coalesce(sum((after ->> 'lookupsGiven')::integer), 0)::integer as given from audit_entry
    where subject = 'user' and subject_id = ${String(userId)} and action = 'edit'
      and audited_at > now() - interval '1 day'`.execute(within);
  return rows[0]?.given ?? 0;
}
