import { type ResourceName, resources } from '../../../contract/all-calls.ts';
import type { ImportEncoding, ImportPlan, ImportProgress } from '../../../contract/record-imports/record-import.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { AuthedContext, UploadedFile } from '../request-context.ts';
import type { ResourceService } from '../resources/resource-service.ts';
import type { CrudCalls } from '../resources/serve-crud.ts';
import { applyPlan, resourceWrites } from './apply-plan.ts';
import { compareRecords, type PlannedRecord } from './compare-records.ts';
import { describePlan } from './describe-plan.ts';
import { storePlan } from './import-plans.ts';
import { importTarget } from './import-target.ts';
import { readCsvRows } from './read-csv-rows.ts';
import { columnsOf, type Labels, type RowProblem, readRecords } from './read-records.ts';

interface PlanBody {
  fileName: string;
  encoding: ImportEncoding;
  labels: Labels;
}

/** The two import calls of a resource. */
export function importHandlers(db: Database, name: ResourceName, service: ResourceService<CrudCalls>) {
  const target = importTarget(name);
  const { add, edit } = resources[name];
  return {
    /** Reads and compares the file; only the plan is stored. @throws Refusal 300285 to 300288 */
    async plan(body: PlanBody, context: AuthedContext & { file: UploadedFile }): Promise<ImportPlan> {
      const { encoding, head, rows } = readCsvRows(context.file.bytes, body.encoding);
      const { columns, ignored } = columnsOf(target, head, body.labels);
      if (columns.length === 0) throw new Refusal('300287');
      const read = await readRecords(db.sql, rows, { target, columns, labels: body.labels });
      const schemas = { add: add.body, edit: edit.body.shape.values };
      const compared = await compareRecords(db.sql, read.records, { target, columns, schemas });
      const { planned, refused } = withoutPower(compared.planned, context.session.powers.has(edit.access));
      const problems = [...read.problems, ...compared.problems, ...refused];
      const owner = { resource: name, userId: context.session.userId };
      const planId = await db.sql
        .transaction()
        .execute((transaction) => storePlan(transaction, owner, { fileName: body.fileName, rows: planned }));
      const { same } = compared;
      return describePlan({ planId, encoding, total: rows.length, planned, same, problems, ignored }, context.language);
    },
    apply: ({ planId }: { planId: string }, context: AuthedContext): Promise<ImportProgress> =>
      applyPlan(db, {
        planId,
        owner: { resource: name, userId: context.session.userId },
        writes: resourceWrites(name, service, context),
        context,
      }),
  };
}

/** Without the power to edit, a plan only adds. */
function withoutPower(planned: readonly PlannedRecord[], canEdit: boolean) {
  if (canEdit) return { planned, refused: [] };
  const refused = planned
    .filter(({ action }) => action === 'edit')
    .map(({ line, name }): RowProblem => {
      return {
        line,
        column: '',
        value: name,
        zh: '已存在，而您没有编辑权限',
        en: 'exists already, and you may not edit it',
      };
    });
  return { planned: planned.filter(({ action }) => action === 'add'), refused };
}
