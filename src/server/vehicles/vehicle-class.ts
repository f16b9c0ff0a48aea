import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { CatalogueRead, Database } from '../platform/db/database.ts';

const classById: CatalogueRead<{ vehicleClass: VehicleType }> = {
  name: 'vehicle-class',
  reads: 'catalogue',
  text: `select f.vehicle_class as "vehicleClass"
    from vehicle v join vehicle_group g using (group_id) join family f using (family_id)
    where v.vehicle_id = $1`,
};

/** The class of a vehicle; undefined if it does not exist. */
export function vehicleClassOf(db: Database): (vehicleId: number) => Promise<VehicleType | undefined> {
  return async (vehicleId) => (await db.catalogue.run(classById, [vehicleId]))[0]?.vehicleClass;
}
