import { sql } from 'kysely';
import type { bulkCalls } from '../../contract/bulk/calls.ts';
import type { BulkAnswer, BulkResult } from '../../contract/bulk/schemas.ts';
import { isCode, messageOf } from '../../contract/code-messages.ts';
import { isScopedToAgency } from '../http/agency-scope.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { makePlan } from './make-plan.ts';
import { applyNext, findPlan, progressOf, undoNext } from './plans.ts';
import { type BulkSources, targetOf } from './targets.ts';

interface Dependencies extends BulkSources {
  db: Database;
}

export function bulkRoutes({ db, ...sources }: Dependencies): Handlers<typeof bulkCalls> {
  /**
   * The plan with its resource, for those who may edit such records. The plan of someone else names records that agents
   * and sellers may not see.
   */
  async function open(planId: string, context: AuthedContext) {
    const plan = await findPlan(db.sql, planId);
    const { session } = context;
    if (isScopedToAgency(session) && plan.createdBy !== session.userId) throw new Refusal('900404');
    return {
      plan,
      target: targetOf(sources, { resource: plan.resource, fields: Object.keys(plan.changes) }, session),
      context,
    };
  }
  return {
    async bulkPlan({ resource, ids, filters, values }, context) {
      const target = targetOf(sources, { resource, fields: Object.keys(values) }, context.session);
      const planId = await makePlan(db, { target, ids, filters, values, context });
      return progressOf(db.sql, await findPlan(db.sql, planId));
    },
    async bulkRows({ planId, outcome, applied, undone, pageNum, pageSize }, context) {
      await open(planId, context);
      let found = db.sql.selectFrom('bulkRow').where('planId', '=', planId);
      if (outcome !== undefined) found = found.where('outcome', '=', outcome);
      if (applied !== undefined) found = found.where('applied', 'in', resultsOf(applied));
      if (undone !== undefined) found = found.where('undone', 'in', resultsOf(undone));
      const rows = await found
        .select(['recordId', 'name', 'outcome', 'reason', 'applied', 'undone'])
        .orderBy('recordId')
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute();
      const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
      const textOf = (reason: string | null) => (isCode(reason) ? messageOf(reason, context.language) : '');
      return { rows: rows.map((row) => ({ ...row, reason: textOf(row.reason) })), total };
    },
    async bulkProgress({ planId }, context) {
      return progressOf(db.sql, (await open(planId, context)).plan);
    },
    async bulkApply({ planId }, context) {
      const work = await open(planId, context);
      await applyNext(db, work);
      return progressOf(db.sql, work.plan);
    },
    async bulkUndo({ planId }, context) {
      const work = await open(planId, context);
      await undoNext(db, work);
      return progressOf(db.sql, work.plan);
    },
  };
}

const resultsOf = (answer: BulkAnswer): BulkResult[] => (answer === 'left' ? ['conflict', 'refused'] : [answer]);
