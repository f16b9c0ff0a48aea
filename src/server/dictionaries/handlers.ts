import { resources } from '../../contract/all-calls.ts';
import { crudHandlers } from '../http/crud-handlers.ts';
import type { CrudHandlers } from '../http/serve-crud.ts';
import { createCrudRepository } from '../platform/crud-repository.ts';
import type { Database } from '../platform/db/database.ts';
import { refuseCycle } from '../platform/refuse-cycle.ts';

/** The tree of dictionaries: plain rows without cycles. */
export function dictionaryHandlers(db: Database): CrudHandlers<typeof resources.dict> {
  const { table, item } = resources.dict;
  const repository = createCrudRepository(db, { table, item, id: 'id' });
  return {
    ...crudHandlers(repository),
    edit: ({ id, values }) =>
      db.sql.transaction().execute(async (transaction) => {
        if (values.parentId !== undefined) {
          await refuseCycle(transaction, { table, id: 'id' }, { id, parentId: values.parentId });
        }
        return repository.edit(id, values, transaction);
      }),
  };
}
