import type { WorkOrder } from './schemas.ts';

/** The vehicle's full name, with family and make in front unless what follows contains them; empty without a vehicle. */
export function orderVehicleName(order: Pick<WorkOrder, 'brandName' | 'familyName' | 'vehicleName'>): string {
  // Families are often named with their make: "Xuanfeng E3" of Xuanfeng.
  const { brandName, familyName, vehicleName } = order;
  return [familyName, brandName].reduce((name, prefix) => withPrefix(prefix, name), vehicleName);
}

function withPrefix(prefix: string, name: string): string {
  return name.includes(prefix) ? name : `${prefix} ${name}`.trim();
}
