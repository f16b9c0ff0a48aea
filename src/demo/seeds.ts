import type { Database } from '../server/platform/db/database.ts';
import { aftermarketPriceBackfill } from './aftermarket-price-backfill.ts';
import { partTables } from './catalogue/tables/part-tables.ts';
import { priceTables } from './catalogue/tables/price-tables.ts';
import type { Table } from './catalogue/tables/table.ts';
import { tradeTables } from './catalogue/tables/trade-tables.ts';
import { vehicleTables } from './catalogue/tables/vehicle-tables.ts';
import { commercialTables } from './commercial/commercial-tables.ts';
import { maintenanceTables } from './maintenance/maintenance-tables.ts';
import { panelTables } from './panels/panel-tables.ts';
import { refreshDrawings } from './refresh-drawings.ts';

export interface DemoSeed {
  /** Stored in the table `catalogue_fill` when the seed is done. Never change it. */
  name: string;
  /** In the order of their foreign keys. */
  tables: readonly Table[];
  /** SQL that corrects rows of a released seed. */
  backfill?: string;
  /** Renews what a data folder of an earlier release has; a folder filled by this release has it. */
  refresh?: (db: Database) => Promise<void>;
}

/**
 * The seeds of the demo catalogue, in order of their references. Never change a released seed: add a new one, which also
 * runs on a data folder of an earlier release.
 */
export const demoSeeds: readonly DemoSeed[] = [
  { name: 'demo', tables: [...vehicleTables, ...partTables, ...tradeTables] },
  { name: 'maintenance', tables: maintenanceTables },
  { name: 'demo-commercial', tables: commercialTables },
  { name: 'demo-prices', tables: priceTables },
  { name: 'demo-panels', tables: panelTables },
  { name: 'demo-one-brand-price', tables: [], backfill: aftermarketPriceBackfill },
  { name: 'demo-drawings', tables: [], refresh: refreshDrawings },
];

export const catalogueTables: readonly string[] = demoSeeds.flatMap(({ tables }) => tables.map(({ name }) => name));
