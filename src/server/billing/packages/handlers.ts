import { resources } from '../../../contract/all-calls.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import type { CrudHandlers } from '../../http/serve-crud.ts';
import { createCrudRepository } from '../../platform/crud-repository.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';

/** The plain resource, with a check that a former price is above the current price. */
export function packageHandlers(db: Database): CrudHandlers<typeof resources.package> {
  const { table, item } = resources.package;
  const repository = createCrudRepository(db, { table, item, id: 'packageId' });
  return {
    ...crudHandlers(repository),
    async add(values) {
      refuseLowerFormerPrice(values);
      return repository.add(values);
    },
    edit: ({ id, values }) =>
      db.sql.transaction().execute(async (transaction) => {
        const before = await repository.get(id, transaction);
        const { priceFen = before.priceFen, formerPriceFen = before.formerPriceFen } = values;
        refuseLowerFormerPrice({ priceFen, formerPriceFen });
        return repository.edit(id, values, transaction);
      }),
  };
}

/** A former price below the current one would advertise a false discount. */
function refuseLowerFormerPrice({
  priceFen,
  formerPriceFen,
}: {
  priceFen: number;
  formerPriceFen: number | null;
}): void {
  if (formerPriceFen === null || formerPriceFen > priceFen) return;
  throw new Refusal('900400', {
    problems: [{ path: 'data.formerPriceFen', zh: '原价须高于现价', en: 'is to be above the present price' }],
  });
}
