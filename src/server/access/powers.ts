import { sql } from 'kysely';
import { resources } from '../../contract/index.ts';
import { crudHandlers } from '../crud-handlers.ts';
import { createCrudRepository } from '../crud-repository.ts';
import type { Database, Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import type { CrudHandlers } from '../serve-crud.ts';

const TYPES = ['area', 'page', 'action'] as const;

/** The tree of powers: three levels, acyclic; a node's level and kind follow from its parent. */
export function powerHandlers(db: Database): CrudHandlers<typeof resources.power> {
  const repository = createCrudRepository(db, {
    table: 'power',
    item: resources.power.item,
    id: 'id',
    idColumn: 'powerId',
  });
  return {
    ...crudHandlers(repository),
    add: (values) =>
      db.sql.transaction().execute(async (transaction) => {
        return repository.add({ ...values, ...(await placeUnder(transaction, values.parentId)) }, transaction);
      }),
    edit: ({ id, values }) =>
      db.sql.transaction().execute(async (transaction) => {
        if (values.parentId === undefined) return repository.edit(id, values, transaction);
        await refuseCycle(transaction, id, values.parentId);
        const place = await placeUnder(transaction, values.parentId);
        const { powerLevel } = await repository.get(id, transaction);
        // A node that moves to another level would drag its children past the third.
        if (place.powerLevel !== powerLevel) throw new Refusal('300107');
        return repository.edit(id, values, transaction);
      }),
  };
}

async function placeUnder(db: Sql, parentId: number | null) {
  const parent =
    parentId === null
      ? undefined
      : await db.selectFrom('power').select('powerLevel').where('powerId', '=', parentId).executeTakeFirst();
  if (parentId !== null && parent === undefined) throw new Refusal('900404');
  const type = TYPES[parent?.powerLevel ?? 0];
  if (type === undefined) throw new Refusal('300107');
  return { powerLevel: (parent?.powerLevel ?? 0) + 1, type };
}

async function refuseCycle(db: Sql, id: number, parentId: number | null) {
  const { rows } = await sql<{ powerId: number }>`
    with recursive above as (
      select power_id, parent_id from power where power_id = ${parentId}
      union select p.power_id, p.parent_id from power p join above on p.power_id = above.parent_id
    ) select power_id from above where power_id = ${id}`.execute(db);
  if (rows.length > 0) throw new Refusal('300106');
}
