import { type CustomPage, customPages } from './custom-pages.tsx';
import type { Resource } from './resource.ts';
import { resourceList, sortByMenu } from './resource-list.ts';

/** An entry of the menu: a resource or a custom page. */
export type NavigationItem = Pick<Resource, 'path' | 'menu' | 'icon'> &
  Pick<CustomPage, 'isForAllStaff'> & { name: string };

/** In the menu's order. */
export const navigation: readonly NavigationItem[] = sortByMenu<NavigationItem>([...resourceList, ...customPages]);
