import type { ResourceProps } from '@refinedev/core';
import { pageNames } from './page-names.ts';
import type { MenuGroup, Resource } from './resource.ts';

const modules = import.meta.glob<Resource>('./resources/*.{ts,tsx}', { eager: true, import: 'default' });

/** The menu's groups, in order. */
export const menuGroups: readonly MenuGroup[] = ['access', 'content', 'service'];

/** Every resource of the back office, in the menu's order. */
export const resourceList: readonly Resource[] = inMenuOrder(Object.values(modules));

export function inMenuOrder<Page extends Pick<Resource, 'menu'>>(resources: readonly Page[]): Page[] {
  const placeOf = ({ menu: [group, order] }: Page) => menuGroups.indexOf(group) * 1000 + order;
  return [...resources].sort((one, other) => placeOf(one) - placeOf(other));
}

/** A resource's places. */
export const placesOf = ({ path }: Pick<Resource, 'path'>) => ({
  list: path,
  create: `${path}/create`,
  edit: `${path}/edit/:id`,
  show: `${path}/show/:id`,
});

/** What Refine knows of them. */
export const refineResources: ResourceProps[] = resourceList.map((resource) => ({
  name: resource.name,
  ...placesOf(resource),
}));

/** The page power of each resource and page, which its actions' powers begin with. */
export const pagePowers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(resourceList.map(({ name, path }) => [name, path])),
  ...pageNames,
};
