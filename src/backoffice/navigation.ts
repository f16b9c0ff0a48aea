import { customPages } from './custom-pages.tsx';
import type { Resource } from './resource.ts';
import { resourceList, sortByMenu } from './resource-list.ts';

/** A place of the menu: a resource or a page made by hand. */
export type NavigationItem = Pick<Resource, 'path' | 'menu' | 'icon'> & { name: string };

/** Every place of the back office, in the menu's order. */
export const navigation: readonly NavigationItem[] = sortByMenu<NavigationItem>([...resourceList, ...customPages]);
