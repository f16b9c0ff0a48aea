import type { WorkOrder } from './schemas.ts';

/** The vehicle's full name, with make and family in front unless the name contains them; empty without a vehicle. */
export function orderVehicleName(order: Pick<WorkOrder, 'brandName' | 'familyName' | 'vehicleName'>): string {
  const { brandName, familyName, vehicleName } = order;
  const prefixes = [brandName, familyName].filter((name) => !vehicleName.includes(name));
  return [...prefixes, vehicleName].filter((name) => name !== '').join(' ');
}
