import type { z } from 'zod';
import type { ResourceName, Resources } from '../../contract/all-calls.ts';
import { createCrudRepository } from '../platform/crud-repository.ts';
import type { Database } from '../platform/db/database.ts';
import { crudHandlers } from './crud-handlers.ts';
import type { CrudCalls, CrudHandlers } from './serve-crud.ts';

/** The handlers of a resource without rules of its own: rows of its table, a column for each field. */
export function plainHandlers(db: Database, resource: Resources[ResourceName]): CrudHandlers<CrudCalls> {
  const item: z.ZodObject<Record<string, z.ZodType>> = resource.item;
  return crudHandlers(createCrudRepository(db, { table: resource.table, item, id: resource.id }));
}
