import type { z } from 'zod';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import { actorOf, type Change, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CrudRepository, ListQuery, RecordVersion } from '../../platform/records/crud-repository.ts';
import type { AuthedContext } from '../request-context.ts';
import type { CrudCalls, CrudHandlers } from './serve-crud.ts';

/**
 * Reads and writes of a resource. Writes run within a change, so that pages, bulk changes and imports apply the same rules
 * and leave the same audit.
 */
export interface ResourceService<Resource extends CrudCalls> {
  list(query: CheckedBodyOf<Resource['list']>, context: AuthedContext): Promise<ResultOf<Resource['list']>>;
  get(id: number, context: AuthedContext): Promise<ResultOf<Resource['get']>>;
  add(
    change: Change,
    values: CheckedBodyOf<Resource['add']>,
    context: AuthedContext,
  ): Promise<ResultOf<Resource['add']>>;
  edit(
    change: Change,
    edit: CheckedBodyOf<Resource['edit']>,
    context: AuthedContext,
  ): Promise<ResultOf<Resource['edit']>>;
  /** An edit by a bulk change, where that may set more than the input (`bulk` of the resource). */
  editInBulk?(
    change: Change,
    edit: RecordVersion & { values: Record<string, unknown> },
    context: AuthedContext,
  ): Promise<ResultOf<Resource['edit']>>;
  remove(change: Change, record: CheckedBodyOf<Resource['delete']>, context: AuthedContext): Promise<void>;
  /** Checks a record that was restored from the bin as if it had been added. @throws Refusal, ApprovalNeeded */
  checkRestored?(change: Change, id: number, context: AuthedContext): Promise<void>;
  /** Saves the order of siblings; only for resources with an order. */
  order(change: Change, rows: readonly RecordVersion[], context: AuthedContext): Promise<RecordVersion[]>;
}

/** The service of a plain resource; one with rules of its own replaces the methods that differ. */
export function plainService<Item extends z.ZodObject<Record<string, z.ZodType>>>(repository: CrudRepository<Item>) {
  return {
    list: (query: ListQuery) => repository.list(query),
    get: (id: number) => repository.get(id),
    add: (change: Change, values: Record<string, unknown>) => repository.add(change, values),
    edit: (change: Change, edit: RecordVersion & { values: Record<string, unknown> }) => repository.edit(change, edit),
    remove: (change: Change, record: RecordVersion) => repository.remove(change, record),
    order: (change: Change, rows: readonly RecordVersion[]) => repository.order(change, rows),
  };
}

/** The handlers of a resource's calls: each write is a change of its own. */
export function resourceHandlers<Resource extends CrudCalls>(
  db: Database,
  service: ResourceService<Resource>,
): CrudHandlers<CrudCalls> {
  return {
    list: (query, context) => service.list(query, context),
    get: ({ id }: RecordVersion, context) => service.get(id, context),
    add: (values, context) => runChange(db, actorOf(context), (change) => service.add(change, values, context)),
    edit: (edit, context) => runChange(db, actorOf(context), (change) => service.edit(change, edit, context)),
    async delete(record, context) {
      await runChange(db, actorOf(context), (change) => service.remove(change, record, context));
      return null;
    },
  };
}
