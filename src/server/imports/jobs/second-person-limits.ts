import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import { readSetting } from '../../platform/audit/second-person.ts';
import type { Sql } from '../../platform/db/database.ts';
import { totalsOf } from '../describe-import.ts';

/** Whether publishing a plan needs a second person, for commands, which cannot ask for one. */
export async function isAboveLimits(db: Sql, plan: ImportPlan): Promise<boolean> {
  const { gone, movedAbove50 } = totalsOf(plan);
  const [goneLimit, movedLimit] = await Promise.all([
    readSetting(db, 'secondPerson.importGoneAbove'),
    readSetting(db, 'secondPerson.importPricesAbove'),
  ]);
  const isAbove = (amount: number, limit: unknown) => typeof limit === 'number' && amount > limit;
  return isAbove(gone, goneLimit) || isAbove(movedAbove50, movedLimit);
}
