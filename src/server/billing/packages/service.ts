import { resources } from '../../../contract/all-calls.ts';
import { plainService, type ResourceService } from '../../http/resources/resource-service.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { createCrudRepository } from '../../platform/records/crud-repository.ts';

/** The plain resource, with a check that a former price is above the current price. */
export function packageService(db: Database): ResourceService<typeof resources.package> {
  const { table, item, nameField, orderField } = resources.package;
  const relations = [{ table: 'role_package', column: 'package_id' }];
  const repository = createCrudRepository(db, {
    ...{ name: 'package', table, item, id: 'packageId', nameField, orderField, relations },
  });
  return {
    ...plainService(repository),
    async add(change, values) {
      refuseLowerFormerPrice(values);
      return repository.add(change, values);
    },
    async edit(change, edit) {
      const before = await repository.get(edit.id, change.sql);
      const { priceFen = before.priceFen, formerPriceFen = before.formerPriceFen } = edit.values;
      refuseLowerFormerPrice({ priceFen, formerPriceFen });
      return repository.edit(change, edit);
    },
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
