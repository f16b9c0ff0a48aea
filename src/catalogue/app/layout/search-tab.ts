import { paths } from '../../shared/navigation/paths.ts';

/** The search tabs, in order. */
export const searchTabs = ['vehicle', 'parts', 'oe', 'maintain', 'covParts', 'brandPart'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** The tab of a screen; a vehicle's details belong to the vehicle search. */
export function findSearchTab(pathname: string): SearchTab | undefined {
  if (pathname === paths.vehicleDetail) return 'vehicle';
  return searchTabs.find((tab) => paths[tab] === pathname);
}
