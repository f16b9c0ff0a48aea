import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import type { Platform } from '../../contract/platform.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { BoundVehicle, StaffVinRequest, VinRequest } from '../../contract/vin-requests/schemas.ts';
import type { Sql } from '../platform/db/database.ts';

interface VehicleColumns {
  vehicleId: number | null;
  vehicleTypeCode: VehicleType | null;
  brandName: string | null;
  familyName: string | null;
  vehicleName: string | null;
}

/** A request with the names of its user and staff. */
export interface RequestRow extends VehicleColumns {
  taskId: number;
  vin: string;
  note: string;
  status: 0 | 1 | 2 | 3;
  createdAt: string;
  answeredAt: string | null;
  reason: string | null;
  seenAt: string | null;
  platform: Platform;
  takenById: number | null;
  takenAt: string | null;
  takenBy: string | null;
  answeredBy: string | null;
  requestedBy: string;
  companyName: string | null;
}

/** The requests that were not removed, with names in the language. */
export function requestsIn(db: Sql, language: Language) {
  return db
    .selectFrom('fastVinTask as task')
    .innerJoin('account as requester', 'requester.userId', 'task.userId')
    .leftJoin('account as taker', 'taker.userId', 'task.takenBy')
    .leftJoin('account as answerer', 'answerer.userId', 'task.answeredBy')
    .leftJoin('vehicle', 'vehicle.vehicleId', 'task.vehicleId')
    .leftJoin('vehicleGroup', 'vehicleGroup.groupId', 'vehicle.groupId')
    .leftJoin('family', 'family.familyId', 'vehicleGroup.familyId')
    .leftJoin('brand', 'brand.brandId', 'family.brandId')
    .select([
      'task.taskId',
      'task.vin',
      'task.note',
      'task.status',
      'task.createdAt',
      'task.answeredAt',
      'task.reason',
      'task.seenAt',
      'task.platform',
      'task.takenBy as takenById',
      'task.takenAt',
      'taker.username as takenBy',
      'answerer.username as answeredBy',
      'requester.username as requestedBy',
      'requester.companyName',
      'task.vehicleId',
      'family.vehicleClass as vehicleTypeCode',
      ...vehicleNames(language),
    ])
    .where('task.removedAt', 'is', null);
}

/** Selections for a query that has joined brand, family and vehicle. */
export function vehicleNames(language: Language) {
  const column = language === 'en' ? 'name_en' : 'name_zh';
  const name = (table: string): RawBuilder<string | null> => sql.ref(`${table}.${column}`);
  return [name('brand').as('brandName'), name('family').as('familyName'), name('vehicle').as('vehicleName')] as const;
}

export function boundVehicle(row: VehicleColumns): BoundVehicle | null {
  const { vehicleId, vehicleTypeCode, brandName, familyName, vehicleName } = row;
  if (vehicleId === null || vehicleTypeCode === null) return null;
  return {
    vehicleId,
    vehicleTypeCode,
    brandName: brandName ?? '',
    familyName: familyName ?? '',
    vehicleName: vehicleName ?? '',
  };
}

/** A request as its user sees it. */
export function toOwnRequest(row: RequestRow): VinRequest {
  const { taskId, vin, note, status, createdAt, answeredAt, reason, seenAt } = row;
  const vehicle = boundVehicle(row);
  const isNews = status >= 2 && seenAt === null;
  return { taskId, vin, note, status, createdAt, answeredAt, vehicle, reason, isNews };
}

/** A request as staff see it. */
export function toStaffRequest(row: RequestRow, staffId: number): StaffVinRequest {
  const { isNews: _own, ...task } = toOwnRequest(row);
  const { platform, requestedBy, companyName, takenBy, takenAt, answeredBy, takenById } = row;
  return { ...task, platform, requestedBy, companyName, takenBy, takenAt, answeredBy, isMine: takenById === staffId };
}
