import type { VehicleType } from '../../../contract/vehicles/schemas.ts';

/** The ways into a vehicle's parts, the first being what opens. The standard tree of commercial vehicles has a tab of its own. */
export const TABS = {
  C: ['tree', 'crash', 'assembly', 'oe'],
  B: ['covtree', 'crash', 'assembly', 'oe'],
} as const;

export type Tab = (typeof TABS)[VehicleType][number];

/** What belongs to the vehicle and not to the tab that shows it. */
const SHARED = ['vehicleId', 'vin', 'province', 'all'] as const;

/** The tab that a link opens: the class's first where it names none, or one that the class has not. */
export function tabOf(search: string, vehicleTypeCode: VehicleType): Tab {
  const wanted = new URLSearchParams(search).get('tab');
  const tabs: readonly Tab[] = TABS[vehicleTypeCode];
  return tabs.find((tab) => tab === wanted) ?? TABS[vehicleTypeCode][0];
}

/** The query that shows another tab of the same vehicle, as it was when it was left. */
export function searchOfTab(search: string, tab: Tab, kept: string | undefined): string {
  const [now, next] = [new URLSearchParams(search), new URLSearchParams(kept)];
  const params = new URLSearchParams();
  for (const name of SHARED) {
    const value = now.get(name);
    if (value !== null) params.set(name, value);
    next.delete(name);
  }
  params.set('tab', tab);
  next.delete('tab');
  for (const [name, value] of next) params.set(name, value);
  return `?${params.toString().replaceAll('%2C', ',')}`;
}
