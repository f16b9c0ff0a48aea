import type { z } from 'zod';
import { resources } from '../../../contract/all-calls.ts';
import { plainService, type ResourceService } from '../../http/resources/resource-service.ts';
import type { Change } from '../../platform/audit/change.ts';
import { requireSecondPerson } from '../../platform/audit/second-person.ts';
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
      const added = await repository.add(change, values);
      await requireForNew(change, '', added);
      return added;
    },
    async checkRestored(change, id) {
      await requireForNew(change, id, await repository.get(id, change.sql));
    },
    async edit(change, edit) {
      const before = await repository.get(edit.id, change.sql);
      const { priceFen = before.priceFen, formerPriceFen = before.formerPriceFen } = edit.values;
      refuseLowerFormerPrice({ priceFen, formerPriceFen });
      const after = await repository.edit(change, edit);
      if (after.priceFen !== before.priceFen || after.formerPriceFen !== before.formerPriceFen) {
        await requireSecondPerson(change, {
          ...{ kind: 'packagePrice', subject: 'package', subjectId: edit.id, subjectName: after.packageName },
          before: withoutVersion(before),
          after: withoutVersion(after),
        });
      }
      return after;
    },
  };
}

/** A package that can be bought from now on. @throws ApprovalNeeded */
async function requireForNew(
  change: Change,
  subjectId: number | '',
  { packageName, priceFen, formerPriceFen }: z.infer<typeof resources.package.item>,
): Promise<void> {
  await requireSecondPerson(change, {
    ...{ kind: 'packagePrice', subject: 'package', subjectId, subjectName: packageName },
    before: {},
    after: { packageName, priceFen, formerPriceFen },
  });
}

function withoutVersion({ rowVersion: _, ...values }: Record<string, unknown>) {
  return values;
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
