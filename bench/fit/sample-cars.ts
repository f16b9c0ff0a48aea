import { checkDigitOf } from '../../src/contract/vehicles/vin.ts';
import type { Database } from '../../src/server/platform/db/database.ts';

/** Cars by VIN, and as many without one. */
const CARS_OF_A_KIND = 75;
const CHECK_INDEX = 8;

export interface SampleCar {
  vehicleId: number;
  vin?: string;
}

interface RuleRow {
  vehicleId: number;
  prefix: string;
  yearCode: string;
  plantCode: string | null;
  serialFrom: number;
}

/** A sample of the whole catalogue, of both classes, the same in every run. */
export async function sampleCars(db: Database): Promise<SampleCar[]> {
  const rules = await db.run<RuleRow>(
    {
      name: 'bench-fit-vins',
      text: `select vehicle_id as "vehicleId", prefix, year_code as "yearCode", plant_code as "plantCode",
          serial_from as "serialFrom"
        from vin_rule where position('*' in prefix) = 0 order by md5(vin_rule_id::text) limit ${CARS_OF_A_KIND}`,
    },
    [],
  );
  const vehicles = await db.run<SampleCar>(
    {
      name: 'bench-fit-vehicles',
      text: `select vehicle_id as "vehicleId" from vehicle
        order by md5('fit' || vehicle_id::text) limit ${CARS_OF_A_KIND}`,
    },
    [],
  );
  return [...rules.map((rule) => ({ vehicleId: rule.vehicleId, vin: vinOf(rule) })), ...vehicles];
}

/** The first VIN of a rule. */
function vinOf({ prefix, yearCode, plantCode, serialFrom }: RuleRow): string {
  const vin = `${prefix}0${yearCode}${plantCode ?? 'A'}${String(serialFrom).padStart(6, '0')}`;
  return vin.slice(0, CHECK_INDEX) + checkDigitOf(vin) + vin.slice(CHECK_INDEX + 1);
}
