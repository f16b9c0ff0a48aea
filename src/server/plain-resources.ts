import type { z } from 'zod';
import type { ResourceName, Resources } from '../contract/index.ts';
import { crudHandlers } from './crud-handlers.ts';
import { createCrudRepository } from './crud-repository.ts';
import type { Database } from './db/database.ts';
import type { CrudCalls, CrudHandlers } from './serve-crud.ts';

/** The answers of a resource without rules of its own: rows of its table, a column for each field of the item. */
export function plainHandlers(db: Database, resource: Resources[ResourceName]): CrudHandlers<CrudCalls> {
  const item: z.ZodObject<Record<string, z.ZodType>> = resource.item;
  return crudHandlers(createCrudRepository(db, { table: resource.table, item, id: resource.id }));
}
