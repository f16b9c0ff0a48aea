import { generateCatalogue } from '../src/demo/catalogue/generate-catalogue.ts';
import { catalogueTables, demoSeeds } from '../src/demo/seeds.ts';
import type { Cell } from '../src/server/platform/db/copy.ts';
import type { DemoDatabase } from './demo-database.ts';
import { type Figures, perSecond, ratio } from './print-table.ts';

/**
 * Rows per second of the whole import (generated, foreign keys checked, indexed, analysed), against COPY of the same
 * rows, generated before, into the same tables.
 */
export async function measureFill({ db, fillMs }: DemoDatabase): Promise<Figures> {
  const tables: { table: string; columns: readonly string[]; rows: (readonly Cell[])[] }[] = [];
  await generateCatalogue({
    copy: async (table, columns, rows) => {
      tables.push({ table, columns, rows: [...rows] });
    },
    tables: demoSeeds.flatMap((seed) => seed.tables),
    onProgress: () => undefined,
  });
  const rowCount = tables.reduce((total, { rows }) => total + rows.length, 0);
  await db.execute(`truncate ${catalogueTables.join(', ')} cascade`);
  const startedAt = performance.now();
  for (const { table, columns, rows } of tables) await db.copy(table, columns, rows);
  const copyMs = performance.now() - startedAt;
  return {
    rows: rowCount,
    'fill, rows/s': perSecond(rowCount, fillMs),
    'bare COPY, rows/s': perSecond(rowCount, copyMs),
    ratio: ratio(copyMs, fillMs),
  };
}
