import { sql } from 'kysely';
import { BIN_DAYS } from '../../../contract/audit/bin-rules.ts';
import type { ResultOf } from '../../../contract/call.ts';
import type { staffCalls } from '../../../contract/users/staff-calls.ts';
import { agencyScope } from '../../http/agency-scope.ts';
import type { AuthedContext, Session } from '../../http/request-context.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';

interface TransferredUser {
  userId: number;
  username: string;
  /** Before the transfer; the owner only where the transfer changed it. */
  before: { agencyCode: string | null; ownerId?: number | null };
  /** Now. */
  agencyCode: string | null;
  ownerId: number | null;
  /** The user is as the transfer left it. */
  isUnchanged: boolean;
}

/**
 * Gives users back as they were before a transfer of the caller's own; those that were given to someone else since are left.
 * @throws Refusal 900404 for a batch that is no such transfer, or older than the bin
 */
export function undoTransfer(
  db: Database,
  context: AuthedContext,
  { batchId }: { batchId: string },
): Promise<ResultOf<typeof staffCalls.sellerTransferUndo>> {
  const actor = { ...actorOf(context, 'bulk'), batchId, reason: 'undo' };
  return runChange(db, actor, async (change) => {
    const transferred = await lockTransferred(change.sql, context.session, batchId);
    if (transferred.length === 0) throw new Refusal('900404');
    const restored = transferred.filter(({ isUnchanged }) => isUnchanged);
    await giveBack(change.sql, restored);
    for (const { userId, username, before, agencyCode, ownerId } of restored) {
      change.record({
        ...{ action: 'undo', subject: 'user', subjectId: userId, subjectName: username },
        before: { agencyCode, ownerId },
        after: { ownerId, ...before },
      });
    }
    return { restored: restored.length, left: transferred.length - restored.length };
  });
}

/** From the audit, which has each user of a transfer with the values before and after. */
async function lockTransferred(db: Sql, session: Session, batchId: string): Promise<TransferredUser[]> {
  const { rows } = await sql<TransferredUser>`
    select a.user_id as "userId", a.username, a.agency_code as "agencyCode", p.owner_id as "ownerId",
      jsonb_build_object('agencyCode', e.before -> 'agencyCode')
        || case when jsonb_exists(e.after, 'ownerId') then jsonb_build_object('ownerId', e.before -> 'ownerId')
          else '{}' end as before,
      a.agency_code is not distinct from e.after ->> 'agencyCode'
        and (not jsonb_exists(e.after, 'ownerId') or p.owner_id is not distinct from (e.after ->> 'ownerId')::integer)
        as "isUnchanged"
    from audit_entry e join account a on a.user_id = e.subject_id::integer left join prospect p using (user_id)
    where e.batch_id = ${batchId} and e.actor_id = ${session.userId} and e.source = 'bulk' and e.subject = 'user'
      and e.action = 'edit' and jsonb_exists(e.after, 'agencyCode') and ${agencyScope(session)}
      and e.audited_at > now() - make_interval(days => ${BIN_DAYS})
    order by a.user_id for no key update of a`.execute(db);
  return rows;
}

async function giveBack(db: Sql, users: readonly TransferredUser[]): Promise<void> {
  if (users.length === 0) return;
  const values = JSON.stringify(
    users.map(({ userId, ownerId, before }) => ({ user_id: userId, owner_id: ownerId, ...snakeCase(before) })),
  );
  const given = sql`jsonb_to_recordset(${values}::text::jsonb) as v (user_id integer, agency_code text, owner_id integer)`;
  // A trigger makes the first seller of the code the owner; the owner of before is written after it.
  await sql`update account a set agency_code = v.agency_code from ${given} where a.user_id = v.user_id`.execute(db);
  await sql`update prospect p set owner_id = v.owner_id, row_version = p.row_version + 1 from ${given}
    where p.user_id = v.user_id and p.owner_id is distinct from v.owner_id`.execute(db);
}

const snakeCase = ({ agencyCode, ...owner }: TransferredUser['before']) => ({
  agency_code: agencyCode,
  ...('ownerId' in owner && { owner_id: owner.ownerId }),
});
