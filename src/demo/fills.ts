import { partTables } from './catalogue/tables/part-tables.ts';
import { priceTables } from './catalogue/tables/price-tables.ts';
import type { Table } from './catalogue/tables/table.ts';
import { tradeTables } from './catalogue/tables/trade-tables.ts';
import { vehicleTables } from './catalogue/tables/vehicle-tables.ts';
import { commercialTables } from './commercial/commercial-tables.ts';
import { maintenanceTables } from './maintenance/maintenance-tables.ts';
import { oneBrandPrice } from './one-brand-price.ts';
import { panelTables } from './panels/panel-tables.ts';

export interface DemoFill {
  /** Stands in catalogue_fill once it is done. */
  name: string;
  /** Each after those that it refers to. */
  tables: readonly Table[];
  /** What is mended afterwards of fills that were released. */
  mend?: string;
}

/**
 * What the demo catalogue consists of, each fill after those that it refers to. A fill that has been released is never
 * changed: what is new is a fill of its own, so that a folder of an earlier release gets it and loses nothing.
 */
export const demoFills: readonly DemoFill[] = [
  { name: 'demo', tables: [...vehicleTables, ...partTables, ...tradeTables] },
  { name: 'maintenance', tables: maintenanceTables },
  { name: 'demo-commercial', tables: commercialTables },
  { name: 'demo-prices', tables: priceTables },
  { name: 'demo-panels', tables: panelTables },
  { name: 'demo-one-brand-price', tables: [], mend: oneBrandPrice },
];

export const catalogueTables: readonly string[] = demoFills.flatMap(({ tables }) => tables.map(({ name }) => name));
