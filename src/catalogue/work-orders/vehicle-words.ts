import type { WorkOrder } from '../../contract/work-orders/schemas.ts';

/** An order's vehicle in full: make and family stand before a name that does not say them; empty without a vehicle. */
export function vehicleWords(order: Pick<WorkOrder, 'brandName' | 'familyName' | 'vehicleName'>): string {
  const { brandName, familyName, vehicleName } = order;
  const unsaid = [brandName, familyName].filter((name) => !vehicleName.includes(name));
  return [...unsaid, vehicleName].filter((name) => name !== '').join(' ');
}
