import type { ColumnType } from 'kysely';

interface Named {
  nameZh: string;
  nameEn: string;
}

interface FluidTable extends Named {
  fluidId: number;
  unit: 'L' | 'kg' | 'bottle';
  unitPriceFen: number;
  remarkZh: string;
  remarkEn: string;
}

interface ProjectTable extends Named {
  stdMaintId: number;
  vehicleClass: 'C' | 'B';
  baseItemCode: string;
  maintType: 0 | 1 | 2;
  operate: string;
  checkOrMust: 0 | 1;
  stdPartIds: number[];
  ord: number;
}

interface PlanTable {
  groupId: number;
  stdMaintId: number;
  gearboxType: string | null;
  drivenType: string | null;
  intervalKm: number | null;
  intervalMonths: number | null;
  firstKm: number | null;
  firstMonths: number | null;
  hours: number;
  /** Of the inspection alone; null where it is not stated. */
  checkHours: number | null;
  fluidId: number | null;
  amount: number | null;
}

interface OfVehicle {
  userId: number;
  vehicleId: number;
  vin: string;
}

/** Maintenance plans, and the readings and records of accounts. */
export interface MaintenanceTables {
  maintainItem: Named & { baseItemCode: string; ord: number };
  maintainFluid: FluidTable;
  maintainProject: ProjectTable;
  maintainPlan: PlanTable;
  maintainVehicle: OfVehicle & {
    mileage: number;
    purchaseDate: string;
    updatedAt: ColumnType<string, string | undefined, string>;
  };
  maintainRecord: OfVehicle & { stdMaintId: number; mileage: number; doneOn: string };
  maintainHourCost: { userId: number; costFen: number };
}
