import type { ResourceProps } from '@refinedev/core';
import { customPagePaths } from './custom-page-paths.ts';
import type { MenuGroup, Resource } from './resource.ts';

const modules = import.meta.glob<Resource>('./*/*.resource.{ts,tsx}', { eager: true, import: 'default' });

/** The menu's groups, in order. */
export const menuGroups: readonly MenuGroup[] = ['access', 'content', 'service'];

/** Every resource of the back office, in the menu's order. */
export const resourceList: readonly Resource[] = sortByMenu(Object.values(modules));

export function sortByMenu<Page extends Pick<Resource, 'menu'>>(resources: readonly Page[]): Page[] {
  const placeOf = ({ menu: [group, order] }: Page) => menuGroups.indexOf(group) * 1000 + order;
  return [...resources].sort((one, other) => placeOf(one) - placeOf(other));
}

/** A resource's places. */
export const pathsOf = ({ path }: Pick<Resource, 'path'>) => ({
  list: path,
  create: `${path}/create`,
  edit: `${path}/edit/:id`,
  show: `${path}/show/:id`,
});

/** What Refine knows of them. */
export const refineResources: ResourceProps[] = resourceList.map((resource) => ({
  name: resource.name,
  ...pathsOf(resource),
}));

/** The page power of each resource and page, which its actions' powers begin with. */
export const pagePowers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(resourceList.map(({ name, path }) => [name, path])),
  ...customPagePaths,
};
