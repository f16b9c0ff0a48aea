import { links, paths, type VehicleLink } from '../../shared/navigation/paths.ts';

/** The ways to search, in the order in which they stand. */
export const searchTabs = ['vehicle', 'parts', 'oe', 'maintain', 'covParts', 'brandPart'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** The tab that a screen stands under; what is known of a vehicle belongs to finding it. */
export function tabAt(pathname: string): SearchTab | undefined {
  if (pathname === paths.vehicleDetail) return 'vehicle';
  return searchTabs.find((tab) => paths[tab] === pathname);
}

/** The vehicle that a link is about; the two parts screens have a class each, the others name it. */
export function vehicleInLink(pathname: string, search: string): VehicleLink {
  const params = new URLSearchParams(search);
  const id = params.get('vehicleId') ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) return {};
  const named = params.get('type') ?? undefined;
  const type = pathname === paths.covParts ? 'B' : pathname === paths.parts ? 'C' : named;
  return { vehicleId: Number(id), vin: params.get('vin') ?? undefined, type };
}

/** Where a tab leads: the vehicle at hand comes along to the screens that are about one of its class. */
export function linkOfTab(tab: SearchTab, { vehicleId, vin, type }: VehicleLink): string {
  const place = { vehicleId, vin, type };
  if (tab === 'maintain') return links.maintain(place);
  if (tab === 'brandPart') return links.brandPart({ by: vehicleId === undefined ? undefined : 'vehicle', ...place });
  const isOfTab = (tab === 'covParts' && type === 'B') || (tab === 'parts' && type !== 'B');
  if (vehicleId !== undefined && isOfTab) return links.parts({ vehicleId, vehicleTypeCode: type, vin });
  return paths[tab];
}
