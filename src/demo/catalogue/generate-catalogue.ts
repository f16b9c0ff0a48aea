import type { CopyRows } from '../../server/platform/db/copy.ts';
import { createKeyedRandom } from './keyed-random.ts';
import { planCatalogue } from './plan/catalogue-plan.ts';
import type { Table } from './tables/table.ts';

export interface GenerateOptions {
  readonly copy: CopyRows;
  readonly tables: readonly Table[];
  /** Called before each table and at the end with the table's name, tables done and tables in total. */
  readonly onProgress: (step: string, done: number, total: number) => void;
  readonly seed?: string;
}

/** The random seed of the released demo catalogue. */
export const RANDOM_SEED = 'demo-catalogue-1';

/**
 * Generates tables of the catalogue in the order given. The same seed gives the same rows. Rows are generated while they
 * are written, to keep memory low.
 */
export async function generateCatalogue({
  copy,
  tables,
  onProgress,
  seed = RANDOM_SEED,
}: GenerateOptions): Promise<void> {
  onProgress('plan', 0, tables.length);
  const plan = planCatalogue(createKeyedRandom(seed));
  for (const [done, { name, columns, rows }] of tables.entries()) {
    onProgress(name, done, tables.length);
    await copy(name, columns, rows(plan));
  }
  onProgress('done', tables.length, tables.length);
}
