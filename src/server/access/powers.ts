import { resources } from '../../contract/all-calls.ts';
import { plainService, type ResourceService } from '../http/resources/resource-service.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createCrudRepository } from '../platform/records/crud-repository.ts';
import { refuseCycle } from '../platform/records/refuse-cycle.ts';
import { listRequiredPowers, menuCodes } from './base-data.ts';

/** The powers that calls require, with their areas: renaming one would give its calls to other roles. */
const fixedCodes = new Set([...listRequiredPowers().flatMap(({ area, code }) => [area, code]), ...menuCodes]);

const TYPES = ['area', 'page', 'action'] as const;

/**
 * The tree of powers: three levels without cycles; a node's level and type follow from its parent. Powers that calls
 * require are neither renamed nor deleted.
 */
export function powerService(db: Database): ResourceService<typeof resources.power> {
  const { table, item, nameField, orderField } = resources.power;
  const repository = createCrudRepository(db, {
    name: 'power',
    table,
    item,
    id: 'id',
    idColumn: 'powerId',
    nameField,
    orderField,
    relations: [{ table: 'role_power', column: 'power_id' }],
  });
  return {
    ...plainService(repository),
    add: async (change, values) =>
      repository.add(change, { ...values, ...(await levelUnder(change.sql, values.parentId)) }),
    async edit(change, edit) {
      const { id, values } = edit;
      const { powerCode, powerLevel } = await repository.get(id, change.sql);
      if (values.powerCode !== undefined && values.powerCode !== powerCode) refuseFixed(powerCode);
      if (values.parentId === undefined) return repository.edit(change, edit);
      await refuseCycle(change.sql, { table, id: 'powerId' }, { id, parentId: values.parentId });
      const level = await levelUnder(change.sql, values.parentId);
      // Its children could end up below the third level.
      if (level.powerLevel !== powerLevel) throw new Refusal('300107');
      return repository.edit(change, edit);
    },
    async remove(change, record) {
      refuseFixed((await repository.get(record.id, change.sql)).powerCode);
      await repository.remove(change, record);
    },
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
