import type { Vehicle } from '../plan/vehicle.ts';
import type { Condition } from './row.ts';

/** True if a row fits a vehicle of its group, ignoring serial numbers. The row's period is half-open. */
export function fitsVehicle(condition: Condition, vehicle: Vehicle): boolean {
  return (
    (condition.gearbox === null || condition.gearbox === vehicle.gearbox) &&
    (condition.drive === null || condition.drive === vehicle.drive) &&
    (condition.cfg === null || condition.cfg === vehicle.cfg) &&
    (condition.producedFrom === null || vehicle.producedTo === null || condition.producedFrom <= vehicle.producedTo) &&
    (condition.producedTo === null || condition.producedTo > vehicle.producedFrom)
  );
}
