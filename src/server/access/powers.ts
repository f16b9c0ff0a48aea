import { resources } from '../../contract/all-calls.ts';
import { crudHandlers } from '../http/crud-handlers.ts';
import type { CrudHandlers } from '../http/serve-crud.ts';
import { createCrudRepository } from '../platform/crud-repository.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { refuseCycle } from '../platform/refuse-cycle.ts';
import { listRequiredPowers, menuCodes } from './base-data.ts';

/** The powers that calls require, with their areas: renaming one would give its calls to other roles. */
const fixedCodes = new Set([...listRequiredPowers().flatMap(({ area, code }) => [area, code]), ...menuCodes]);

const TYPES = ['area', 'page', 'action'] as const;

/**
 * The tree of powers: three levels without cycles; a node's level and type follow from its parent. Powers that calls
 * require are neither renamed nor deleted.
 */
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
        return repository.add({ ...values, ...(await levelUnder(transaction, values.parentId)) }, transaction);
      }),
    edit: ({ id, values }) =>
      db.sql.transaction().execute(async (transaction) => {
        const { powerCode, powerLevel } = await repository.get(id, transaction);
        if (values.powerCode !== undefined && values.powerCode !== powerCode) refuseFixed(powerCode);
        if (values.parentId === undefined) return repository.edit(id, values, transaction);
        await refuseCycle(transaction, { table: 'power', id: 'powerId' }, { id, parentId: values.parentId });
        const level = await levelUnder(transaction, values.parentId);
        // Its children could end up below the third level.
        if (level.powerLevel !== powerLevel) throw new Refusal('300107');
        return repository.edit(id, values, transaction);
      }),
    delete: ({ id }) =>
      db.sql.transaction().execute(async (transaction) => {
        refuseFixed((await repository.get(id, transaction)).powerCode);
        await repository.remove(id, transaction);
        return null;
      }),
  };
}

function refuseFixed(powerCode: string): void {
  if (fixedCodes.has(powerCode)) throw new Refusal('300108');
}

async function levelUnder(db: Sql, parentId: number | null) {
  const parent =
    parentId === null
      ? undefined
      : await db.selectFrom('power').select('powerLevel').where('powerId', '=', parentId).executeTakeFirst();
  if (parentId !== null && parent === undefined) throw new Refusal('900404');
  const type = TYPES[parent?.powerLevel ?? 0];
  if (type === undefined) throw new Refusal('300107');
  return { powerLevel: (parent?.powerLevel ?? 0) + 1, type };
}
