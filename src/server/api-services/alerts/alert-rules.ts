import { resources } from '../../../contract/all-calls.ts';
import { plainService, type ResourceService } from '../../http/resources/resource-service.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { createCrudRepository } from '../../platform/records/crud-repository.ts';

/** The plain resource, with a check of the interface. */
export function alertRuleService(db: Database): ResourceService<typeof resources.apiAlertRule> {
  const { name, table, item, id, nameField } = resources.apiAlertRule;
  const repository = createCrudRepository(db, { name, table, item, id, nameField });
  return {
    ...plainService(repository),
    async add(change, values) {
      await requireInterface(change.sql, values.interfaceCode, 'data.interfaceCode');
      return repository.add(change, values);
    },
    async edit(change, edit) {
      await requireInterface(change.sql, edit.values.interfaceCode, 'data.values.interfaceCode');
      return repository.edit(change, edit);
    },
  };
}

/** A misspelt code would never fire. @throws Refusal 900400 */
async function requireInterface(db: Sql, code: string | null | undefined, path: string): Promise<void> {
  if (code === null || code === undefined) return;
  const found = await db.selectFrom('apiInterface').select('code').where('code', '=', code).executeTakeFirst();
  if (found !== undefined) return;
  throw new Refusal('900400', { problems: [{ path, zh: '没有这个接口', en: 'is no interface' }] });
}
