import type { CopyRows } from '../../server/platform/db/copy.ts';
import { createDraw } from './draw.ts';
import { planCatalogue } from './plan/catalogue-plan.ts';
import type { Table } from './tables/table.ts';

export interface FillOptions {
  readonly copy: CopyRows;
  readonly tables: readonly Table[];
  /** Told before each table and at the end: the table about to be filled, tables done, tables in all. */
  readonly onProgress: (step: string, done: number, total: number) => void;
  readonly seed?: string;
}

/** The seed of the catalogue that everybody sees. */
export const DEMO_SEED = 'demo-catalogue-1';

/**
 * Fills tables of the catalogue, in the order of their foreign keys. The same seed gives the same rows; they are made
 * while they are written, so that memory stays small.
 */
export async function fillDemoCatalogue({ copy, tables, onProgress, seed = DEMO_SEED }: FillOptions): Promise<void> {
  onProgress('plan', 0, tables.length);
  const plan = planCatalogue(createDraw(seed));
  for (const [done, { name, columns, rows }] of tables.entries()) {
    onProgress(name, done, tables.length);
    await copy(name, columns, rows(plan));
  }
  onProgress('done', tables.length, tables.length);
}
