import type { z } from 'zod';
import type { CrudRepository, ListQuery } from '../platform/crud-repository.ts';

type Shape = Record<string, z.ZodType>;

/** The five handlers of a plain resource; a resource with rules of its own replaces those that differ. */
export function crudHandlers<Item extends z.ZodObject<Shape>>(repository: CrudRepository<Item>) {
  return {
    list: (query: ListQuery) => repository.list(query),
    get: ({ id }: { id: number }) => repository.get(id),
    add: (values: Record<string, unknown>) => repository.add(values),
    edit: ({ id, values }: { id: number; values: Record<string, unknown> }) => repository.edit(id, values),
    delete: async ({ id }: { id: number }) => {
      await repository.remove(id);
      return null;
    },
  };
}
