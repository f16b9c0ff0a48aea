import { resources } from '../../contract/all-calls.ts';
import { builtInCategories, DICTIONARY_ROOT } from '../../contract/dictionaries/rules.ts';
import { plainService, type ResourceService } from '../http/resources/resource-service.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createCrudRepository } from '../platform/records/crud-repository.ts';
import { describeUses, findUses } from '../platform/records/record-uses.ts';
import { refuseCycle } from '../platform/records/refuse-cycle.ts';

/**
 * The tree of dictionaries: without cycles, with one entry of a name under one parent. The server finds the built-in
 * categories by their dictionary name. An entry that is used stays in its category, where its users look it up.
 */
export function dictionaryService(db: Database): ResourceService<typeof resources.dict> {
  const { table, item, nameField, orderField } = resources.dict;
  const repository = createCrudRepository(db, { name: 'dict', table, item, id: 'id', nameField, orderField });
  return {
    ...plainService(repository),
    async add(change, values) {
      const dictionaryName = values.dictionaryName ?? (await nameUnder(change.sql, values));
      return repository.add(change, { ...values, dictionaryName }).catch(refuseDuplicate);
    },
    async edit(change, edit) {
      const { id, values } = edit;
      const before = await repository.get(id, change.sql);
      const { parentId = before.parentId, dictionaryName = before.dictionaryName } = values;
      const isMoved = parentId !== before.parentId;
      if (isBuiltIn(before) && (isMoved || dictionaryName !== before.dictionaryName)) throw new Refusal('300283');
      if (isMoved) {
        await refuseCycle(change.sql, { table, id: 'id' }, { id, parentId });
        await refuseUsedMove(change.sql, id);
      }
      return repository.edit(change, edit).catch(refuseDuplicate);
    },
    async remove(change, record) {
      if (isBuiltIn(await repository.get(record.id, change.sql))) throw new Refusal('300283');
      await repository.remove(change, record);
    },
  };
}

function isBuiltIn({ parentId, dictionaryName }: { parentId: number | null; dictionaryName: string }): boolean {
  return parentId === DICTIONARY_ROOT && builtInCategories.some((name) => name === dictionaryName);
}

/** The dictionary name of an entry is that of its category; that of a category is its own name. */
async function nameUnder(db: Sql, { parentId, name }: { parentId: number | null; name: string }): Promise<string> {
  if (parentId === null || parentId === DICTIONARY_ROOT) return name;
  const parent = await db
    .selectFrom('dictionary')
    .select('dictionaryName')
    .where('id', '=', parentId)
    .executeTakeFirst();
  if (parent === undefined) throw new Refusal('900404');
  return parent.dictionaryName;
}

async function refuseUsedMove(db: Sql, id: number): Promise<void> {
  const uses = (await findUses(db, { table: 'dictionary', id })).filter(({ table }) => table !== 'dictionary');
  if (uses.length === 0) return;
  const { zh, en } = describeUses(uses);
  throw new Refusal('300282', {
    message: { zh: `正被 ${zh}使用，不能移到其他分类`, en: `Used by ${en}: it cannot move to another category` },
    result: { uses },
  });
}

/** Concurrent additions: the unique index decides. */
function refuseDuplicate(error: unknown): never {
  if (error instanceof Error && error.message.includes('dictionary_name_once')) throw new Refusal('300281');
  throw error;
}
