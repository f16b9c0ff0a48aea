import type { maintenanceCalls } from '../../contract/maintenance/calls.ts';
import { itemKeyOf } from '../../contract/maintenance/maintain-items.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { defaultReading } from './default-reading.ts';
import { createMemoryRepository } from './memory-repository.ts';
import { createPlanRepository } from './repository.ts';
import {
  createMaintenanceService,
  isAtScale,
  isPlanned,
  keptVehicle,
  type ListFittingParts,
  readingOf,
  refuseDay,
} from './service.ts';

export interface MaintenanceDependencies {
  db: Database;
  listFittingParts: ListFittingParts;
  /** @throws Refusal 200201 where the VIN is of another model */
  refuseOtherVin(vehicle: { vehicleId: number; vin?: string | undefined }): Promise<void>;
}

/** A sample price of an hour, until the shop says its own. */
const HOUR_COST_FEN = { C: 10_000, B: 12_000 };

/** Plans are the catalogue's; readings, records and the price of an hour are each account's own. */
export function maintenanceRoutes({
  db,
  listFittingParts,
  refuseOtherVin,
}: MaintenanceDependencies): Handlers<typeof maintenanceCalls> {
  const plans = createPlanRepository(db);
  const memory = createMemoryRepository(db);
  const service = createMaintenanceService(db, listFittingParts);

  return {
    async getMaintainItems(_body, { language }) {
      const rows = await plans.listItems(language);
      return rows.map((row) => ({ ...row, itemKey: itemKeyOf(row.baseItemCode) }));
    },
    getMaintainList: (body, { language }) => service.list(body, language, isPlanned),
    getMaintainProject: (body, { language }) => service.list(body, language, (row) => !isPlanned(row)),
    getMaintainByScale: ({ type, scale, ...body }, { language }) =>
      service.list(body, language, isAtScale(type, scale)),
    async getMaintainCheckList(body, visit) {
      const { projects } = await service.listDue(body, visit);
      return projects.filter(({ checkOrMustFlag }) => checkOrMustFlag === 1);
    },
    getMaintainListByMileage: (body, visit) => service.listDue(body, visit),
    getMileageScale: (body, { language }) => service.scale(body, 'mileage', language),
    getMonthScale: (body, { language }) => service.scale(body, 'month', language),
    async getDefaultMaintain(body, { session: { userId } }) {
      await refuseOtherVin(body);
      const [vehicle, kept, hourCost] = await Promise.all([
        plans.getVehicle(body.vehicleId),
        memory.findReading(keptVehicle(body, userId)),
        memory.findHourCost(userId),
      ]);
      return {
        type: 'mileage',
        ...(kept ?? defaultReading(vehicle)),
        isRemembered: kept !== undefined,
        customizeHourCostFen: hourCost ?? HOUR_COST_FEN[vehicle.vehicleClass],
      };
    },
    async saveMaintain({ customizeHourCostFen, ...body }, { session: { userId } }) {
      const { today } = await plans.getVehicle(body.vehicleId);
      const { mileage, purchaseDate } = readingOf(body, today);
      await memory.keepReading(keptVehicle(body, userId), { mileage, purchaseDate });
      if (customizeHourCostFen !== undefined) await memory.keepHourCost(userId, customizeHourCostFen);
      return null;
    },
    async saveMaintainRecord({ records, ...body }, { session: { userId } }) {
      const { today } = await plans.getVehicle(body.vehicleId);
      for (const [place, { done }] of records.entries()) {
        if (done !== null) refuseDay(`data.records.${place}.done.date`, done.date, today);
      }
      return { before: await memory.changeRecords(keptVehicle(body, userId), records) };
    },
  };
}
