import { type CopyRows, copyText } from '../../../src/server/platform/db/copy.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { fillTinyParts } from './tiny-parts.ts';
import { fillTinyVehicles } from './tiny-vehicles.ts';

/** VINs of the tiny catalogue, with valid check digits. */
export const tinyVins = {
  /** Exactly one vehicle: 1, the manual. Serial 100000. */
  one: 'LSVAA2BR1GN100000',
  /** Two vehicles, 1 and 2, which differ in the gearbox. */
  two: 'LSVAB2BR1GN200000',
  /** The truck, vehicle 5. */
  truck: 'LFWSRXSJ2J1F00001',
} as const;

/**
 * A minimal catalogue for tests: 大众 朗逸 (group 1: vehicles 1 MT and 2 DCT of 2016, group 2:
 * vehicle 3 of 2020) on one platform with 斯柯达 明锐 (group 3: vehicle 4), and the truck 解放 J6P (group 4: vehicle 5).
 */
export async function fillTinyCatalogue(db: Pick<Database, 'withSession'>): Promise<void> {
  // In one session: each copy on its own would open a connection.
  await db.withSession(async ({ copyIn }) => {
    const copy: CopyRows = (table, columns, rows) => copyIn(table, columns, copyText(rows));
    await fillTinyVehicles(copy);
    await fillTinyParts(copy);
  });
}
