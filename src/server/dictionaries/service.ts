import { resources } from '../../contract/all-calls.ts';
import { plainService, type ResourceService } from '../http/resource-service.ts';
import { createCrudRepository } from '../platform/crud-repository.ts';
import type { Database } from '../platform/db/database.ts';
import { refuseCycle } from '../platform/refuse-cycle.ts';

/** The tree of dictionaries: plain rows without cycles. */
export function dictionaryService(db: Database): ResourceService<typeof resources.dict> {
  const { table, item, nameField } = resources.dict;
  const repository = createCrudRepository(db, { name: 'dict', table, item, id: 'id', nameField });
  return {
    ...plainService(repository),
    async edit(change, edit) {
      const { id, values } = edit;
      if (values.parentId !== undefined) {
        await refuseCycle(change.sql, { table, id: 'id' }, { id, parentId: values.parentId });
      }
      return repository.edit(change, edit);
    },
  };
}
