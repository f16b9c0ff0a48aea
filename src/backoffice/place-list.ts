import { handMadePages } from './hand-made.tsx';
import type { Resource } from './resource.ts';
import { inMenuOrder, resourceList } from './resource-list.ts';

/** A place of the menu: a resource or a page made by hand. */
export type OfficePlace = Pick<Resource, 'path' | 'menu' | 'icon'> & { name: string };

/** Every place of the back office, in the menu's order. */
export const placeList: readonly OfficePlace[] = inMenuOrder<OfficePlace>([...resourceList, ...handMadePages]);
