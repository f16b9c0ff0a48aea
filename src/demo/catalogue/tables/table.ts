import type { Cell } from '../../../server/platform/db/copy.ts';
import type { CataloguePlan } from '../plan/catalogue-plan.ts';

/** A table of the catalogue; rows are generated while they are written. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: (plan: CataloguePlan) => Iterable<readonly Cell[]>;
}
