import type { maintenanceCalls } from '../../contract/maintenance/calls.ts';
import { itemKeyOf } from '../../contract/maintenance/maintain-items.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { defaultReading } from './default-reading.ts';
import { createRecordRepository } from './record-repository.ts';
import { createPlanRepository } from './repository.ts';
import {
  accountVehicle,
  createMaintenanceService,
  isAtScale,
  isPlanned,
  type ListFittingParts,
  readingOf,
  refuseInvalidDate,
} from './service.ts';

export interface MaintenanceDependencies {
  db: Database;
  listFittingParts: ListFittingParts;
  /** @throws Refusal 200201 if the VIN belongs to another model */
  refuseOtherVin(vehicle: { vehicleId: number; vin?: string | undefined }): Promise<void>;
}

/** Default hourly price. */
const HOUR_COST_FEN = { C: 10_000, B: 12_000 };

/** Plans belong to the catalogue; readings, records and the hourly price to each account. */
export function maintenanceRoutes({
  db,
  listFittingParts,
  refuseOtherVin,
}: MaintenanceDependencies): Handlers<typeof maintenanceCalls> {
  const plans = createPlanRepository(db);
  const stored = createRecordRepository(db);
  const service = createMaintenanceService(db, listFittingParts);

  return {
    async getMaintainItems(_body, { language }) {
      const rows = await plans.listItems(language);
      return rows.map((row) => ({ ...row, itemKey: itemKeyOf(row.baseItemCode) }));
    },
    getMaintainList: (body, context) => service.list(body, context, isPlanned),
    getMaintainProject: (body, context) => service.list(body, context, (row) => !isPlanned(row)),
    getMaintainByScale: ({ type, scale, ...body }, context) => service.list(body, context, isAtScale(type, scale)),
    async getMaintainCheckList(body, context) {
      const { projects } = await service.listDue(body, context);
      return projects.filter(({ checkOrMustFlag }) => checkOrMustFlag === 1);
    },
    getMaintainListByMileage: (body, context) => service.listDue(body, context),
    getMileageScale: (body, { language }) => service.scale(body, 'mileage', language),
    getMonthScale: (body, { language }) => service.scale(body, 'month', language),
    async getDefaultMaintain(body, { session: { userId } }) {
      await refuseOtherVin(body);
      const [vehicle, storedReading, hourCost] = await Promise.all([
        plans.getVehicle(body.vehicleId),
        stored.findReading(accountVehicle(body, userId)),
        stored.findHourCost(userId),
      ]);
      return {
        type: 'mileage',
        ...(storedReading ?? defaultReading(vehicle)),
        isRemembered: storedReading !== undefined,
        customizeHourCostFen: hourCost ?? HOUR_COST_FEN[vehicle.vehicleClass],
      };
    },
    async saveMaintain({ customizeHourCostFen, ...body }, { session: { userId } }) {
      const { today } = await plans.getVehicle(body.vehicleId);
      const { mileage, purchaseDate } = readingOf(body, today);
      await stored.saveReading(accountVehicle(body, userId), { mileage, purchaseDate });
      if (customizeHourCostFen !== undefined) await stored.saveHourCost(userId, customizeHourCostFen);
      return null;
    },
    async saveMaintainRecord({ records, ...body }, { session: { userId } }) {
      const { today } = await plans.getVehicle(body.vehicleId);
      for (const [place, { done }] of records.entries()) {
        if (done !== null) refuseInvalidDate(`data.records.${place}.done.date`, done.date, today);
      }
      return { before: await stored.changeRecords(accountVehicle(body, userId), records) };
    },
  };
}
