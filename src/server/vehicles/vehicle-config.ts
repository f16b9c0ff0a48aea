import type { Language } from '../../contract/codes.ts';
import type { VehicleConfig, VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Database, Prepared } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { toVehicle, type VehicleRow, vehicleColumns, vehicleJoins } from './vehicle-row.ts';

type ConfigRow = VehicleRow & {
  powerKw: number;
  seats: number;
  emission: string;
  producedFrom: string;
  producedTo: string | null;
  engineModel: string;
  platform: string;
};

const configById: Prepared<ConfigRow> = {
  name: 'vehicle-config',
  text: `select ${vehicleColumns}, v.power_kw as "powerKw", v.seats, v.emission, v.produced_from as "producedFrom",
    v.produced_to as "producedTo", g.engine_model as "engineModel", g.platform
  from vehicle v ${vehicleJoins}
  where v.vehicle_id = $1`,
};

interface ConfigQuery {
  vehicleId: number;
  vehicleClass: VehicleType;
  language: Language;
}

/**
 * The configuration of one vehicle of one class.
 * @throws Refusal 100100 if the vehicle is not in the catalogue, 200500 if it is of the other class
 */
export async function getConfig(
  db: Database,
  { vehicleId, vehicleClass, language }: ConfigQuery,
): Promise<VehicleConfig> {
  const [row] = await db.run(configById, [vehicleId]);
  if (row === undefined) throw new Refusal('100100');
  if (row.vehicleClass !== vehicleClass) throw new Refusal('200500');
  return {
    vehicle: toVehicle(row, language),
    config: configLines(row, language),
    producedFrom: row.producedFrom,
    producedTo: row.producedTo,
  };
}

/** The lines in display order. Values are codes and numbers; unknown ones are left out. */
function configLines(row: ConfigRow, language: Language): VehicleConfig['config'] {
  const lines: readonly (readonly [key: string, value: string | null])[] = [
    ['maker', language === 'en' ? row.makerEn : row.makerZh],
    ['yearPattern', String(row.yearPattern)],
    ['cfgLevel', row.cfgLevel],
    ['body', row.body],
    ['seats', String(row.seats)],
    ['displacement', row.displacement],
    ['fuel', row.fuel],
    ['engineModel', row.engineModel],
    ['powerKw', String(row.powerKw)],
    ['emission', row.emission],
    ['gearboxType', row.gearboxType],
    ['drivenType', row.drivenType],
    ['platform', row.platform],
    ['announcement', row.announcement],
    ['factoryCode', row.factoryCode],
    // An ISO 8601 interval, open-ended (two dots) if the vehicle is still in production.
    ['produced', `${row.producedFrom}/${row.producedTo ?? '..'}`],
  ];
  return lines.flatMap(([key, value]) => (value === null || value === '' ? [] : [{ key, value }]));
}
