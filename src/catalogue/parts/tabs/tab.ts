import type { VehicleType } from '../../../contract/vehicles/schemas.ts';

/** The tabs of each vehicle class; the first is the default. */
export const TABS = {
  C: ['tree', 'crash', 'assembly', 'oe'],
  B: ['covtree', 'crash', 'assembly', 'oe'],
} as const;

export type Tab = (typeof TABS)[VehicleType][number];

/** Parameters of the vehicle, shared by all tabs. */
const SHARED_PARAMS = ['vehicleId', 'vin', 'province', 'all'] as const;

/** The tab in the URL; the default of the class if there is none or the class does not have it. */
export function tabOf(search: string, vehicleTypeCode: VehicleType): Tab {
  const requested = new URLSearchParams(search).get('tab');
  const tabs: readonly Tab[] = TABS[vehicleTypeCode];
  return tabs.find((tab) => tab === requested) ?? TABS[vehicleTypeCode][0];
}

/** The query string of another tab of the same vehicle, restored from the tab's last query string. */
export function restoreTabSearch(search: string, tab: Tab, savedSearch: string | undefined): string {
  const [now, next] = [new URLSearchParams(search), new URLSearchParams(savedSearch)];
  const params = new URLSearchParams();
  for (const name of SHARED_PARAMS) {
    const value = now.get(name);
    if (value !== null) params.set(name, value);
    next.delete(name);
  }
  params.set('tab', tab);
  next.delete('tab');
  for (const [name, value] of next) params.set(name, value);
  return `?${params.toString().replaceAll('%2C', ',')}`;
}
