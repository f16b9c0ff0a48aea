import { fillDemoCatalogue } from '../src/demo/catalogue/fill.ts';
import { catalogueTables, demoFills } from '../src/demo/fills.ts';
import type { Cell } from '../src/server/platform/db/copy.ts';
import type { Market } from './market.ts';
import { type Figures, perSecond, ratio } from './print-table.ts';

/**
 * Rows a second of the whole fill (made, checked by foreign keys, indexed, analysed), against COPY of the same rows, already made,
 * into the same tables.
 */
export async function measureFill({ db, fillMs }: Market): Promise<Figures> {
  const copied: { table: string; columns: readonly string[]; rows: (readonly Cell[])[] }[] = [];
  await fillDemoCatalogue({
    copy: async (table, columns, rows) => {
      copied.push({ table, columns, rows: [...rows] });
    },
    tables: demoFills.flatMap(({ tables }) => tables),
    onProgress: () => undefined,
  });
  const rowNum = copied.reduce((total, { rows }) => total + rows.length, 0);
  await db.execute(`truncate ${catalogueTables.join(', ')} cascade`);
  const begun = performance.now();
  for (const { table, columns, rows } of copied) await db.copy(table, columns, rows);
  const bareMs = performance.now() - begun;
  return {
    rows: rowNum,
    'fill, rows/s': perSecond(rowNum, fillMs),
    'bare COPY, rows/s': perSecond(rowNum, bareMs),
    ratio: ratio(bareMs, fillMs),
  };
}
