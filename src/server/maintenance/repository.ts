import type { Language } from '../../contract/codes.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { itemRows, type MaintainedVehicle, maintainedVehicle, type PlanRow, planRows } from './statements.ts';

export interface VehiclePlan {
  vehicle: MaintainedVehicle;
  /** Planned and additional projects; empty if the vehicle's group has no plan. */
  rows: PlanRow[];
}

export interface PlanRepository {
  listItems(language: Language): ReturnType<typeof itemsOf>;
  /** @throws Refusal 900404 */
  getPlan(vehicleId: number, language: Language): Promise<VehiclePlan>;
  /** @throws Refusal 900404 */
  getVehicle(vehicleId: number): Promise<MaintainedVehicle>;
}

export function createPlanRepository(db: Database): PlanRepository {
  return {
    listItems: (language) => itemsOf(db, language),
    async getPlan(vehicleId, language) {
      const rows = await db.catalogue.run(planRows, [language === 'en', vehicleId]);
      return { vehicle: first(rows), rows: rows.flatMap((row) => (row.stdMaintId === null ? [] : [row])) };
    },
    getVehicle: async (vehicleId) => first(await db.catalogue.run(maintainedVehicle, [vehicleId])),
  };
}

function itemsOf(db: Database, language: Language) {
  return db.catalogue.run(itemRows, [language === 'en']);
}

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  return row;
}
