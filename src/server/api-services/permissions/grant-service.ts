import { sql } from 'kysely';
import type { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import type { Grant } from '../../../contract/api-services/permissions/schemas.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';
import { requireVisibleCustomer } from '../visible-customers.ts';
import { getGrant, requireMainAccount } from './permission-repository.ts';
import { isFuture } from './permission-service.ts';

type Calls = typeof permissionCalls;

/** Units that the staff gives and takes; the reason is in the audit. */
export function createGrantService(db: Database) {
  return {
    add: (grant: CheckedBodyOf<Calls['apiGrantAdd']>, context: AuthedContext): Promise<Grant> =>
      runChange(db, { ...actorOf(context), reason: grant.reason }, async (change) => {
        await requireVisibleCustomer(change.sql, context.session, grant.userId);
        await requireMainAccount(change.sql, grant.userId);
        if (!(await isFuture(change, grant.expiresAt))) throw new Refusal('301232');
        const { grantId } = await change.sql
          .insertInto('apiGrant')
          .values({ ...grant, origin: 'staff', createdBy: context.session.userId })
          .returning('grantId')
          .executeTakeFirstOrThrow();
        const added = await getGrant(change.sql, grantId);
        change.record({ ...subjectOf(added), action: 'add', after: { ...added } });
        return added;
      }),

    revoke: ({ grantId, rowVersion, reason }: CheckedBodyOf<Calls['apiGrantRevoke']>, context: AuthedContext) =>
      runChange(db, { ...actorOf(context), reason }, async (change): Promise<Grant> => {
        const before = await getGrant(change.sql, grantId);
        await requireVisibleCustomer(change.sql, context.session, before.userId);
        if (before.revokedAt !== null) throw new Refusal('301233');
        if (before.rowVersion !== rowVersion)
          throw await editConflict(change.sql, { subject: 'apiGrant', id: grantId }, before);
        await change.sql
          .updateTable('apiGrant')
          .set({ revokedAt: sql<string>`now()`, rowVersion: rowVersion + 1 })
          .where('grantId', '=', grantId)
          .execute();
        const after = await getGrant(change.sql, grantId);
        change.record({ ...subjectOf(after), action: 'delete', before: { ...before }, after: { ...after } });
        return after;
      }),
  };
}

export type GrantService = ReturnType<typeof createGrantService>;

const subjectOf = ({ grantId, username, interfaceCode }: Grant) => ({
  subject: 'apiGrant',
  subjectId: grantId,
  subjectName: interfaceCode === null ? username : `${username} ${interfaceCode}`,
});
