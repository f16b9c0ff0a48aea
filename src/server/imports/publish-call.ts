import type { ApprovableCalls } from '../http/approvable-writes.ts';
import type { Change } from '../platform/audit/change.ts';
import { hasOpenApproval, withdrawOpenApproval } from '../platform/audit/open-approvals.ts';
import { requireSecondPerson } from '../platform/audit/second-person.ts';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { planOf, totalsOf } from './describe-import.ts';
import { changeStatus, getImport } from './repository.ts';

/** Publishing runs again once a second person has approved it. */
export function approvableImportCalls(): ApprovableCalls & Required<Pick<ApprovableCalls, 'importPublish'>> {
  return {
    async importPublish(change, { importId, rowVersion }) {
      const row = await getImport(change.sql, importId);
      if (row.status !== 'planned' || row.rowVersion !== rowVersion) throw new Refusal('300925');
      const { gone, movedAbove50 } = totalsOf(planOf(row));
      const question = {
        ...{ subject: 'catalogueImport', subjectId: importId, subjectName: row.sourceName },
        before: {},
        after: { gone, movedAbove50 },
      };
      await requireSecondPerson(change, { kind: 'importGoneAbove', amount: gone, ...question });
      await requireSecondPerson(change, { kind: 'importPricesAbove', amount: movedAbove50, ...question });
      await changeStatus(change.sql, { importId, rowVersion, from: ['planned'], to: 'publishing' });
      await change.sql
        .updateTable('catalogueImport')
        .set({ progress: JSON.stringify({ publishedBy: change.actor.userId }) })
        .where('importId', '=', importId)
        .execute();
      change.record({
        ...{ action: 'edit', subject: 'catalogueImport', subjectId: importId, subjectName: row.sourceName },
        before: { status: 'planned' },
        after: { status: 'publishing' },
      });
      return null;
    },
  };
}

interface Planned {
  importId: number;
  rowVersion: number;
}

const publicationOf = (importId: number) => ({
  operation: 'importPublish',
  subject: 'catalogueImport',
  subjectId: String(importId),
});

/** Whether the plan as it is now waits for a second person's approval. */
export const waitsForApproval = (db: Sql, { importId, rowVersion }: Planned): Promise<boolean> =>
  hasOpenApproval(db, publicationOf(importId), rowVersion);

/** Withdraws the request for a plan that is gone: it could not be published, and would keep the next one waiting. */
export const withdrawApprovals = (change: Change, importId: number): Promise<void> =>
  withdrawOpenApproval(change, publicationOf(importId));
