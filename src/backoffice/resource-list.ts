import type { ResourceProps } from '@refinedev/core';
import { customPagePaths } from './custom-page-paths.ts';
import type { MenuGroup, Resource } from './resource.ts';

const modules = import.meta.glob<Resource>('./*/*.resource.{ts,tsx}', { eager: true, import: 'default' });

export const menuGroups: readonly MenuGroup[] = [
  'overview',
  'customers',
  'service',
  'content',
  'access',
  'apiServices',
  'system',
];

/** In the menu's order. */
export const resourceList: readonly Resource[] = sortByMenu(Object.values(modules));

export function sortByMenu<Page extends Pick<Resource, 'menu'>>(resources: readonly Page[]): Page[] {
  const placeOf = ({ menu: [group, order] }: Page) => menuGroups.indexOf(group) * 1000 + order;
  return [...resources].sort((one, other) => placeOf(one) - placeOf(other));
}

export const pathsOf = ({ path }: Pick<Resource, 'path'>) => ({
  list: path,
  create: `${path}/create`,
  edit: `${path}/edit/:id`,
  show: `${path}/show/:id`,
});

export const refineResources: ResourceProps[] = resourceList.map((resource) => ({
  name: resource.name,
  ...pathsOf(resource),
}));

/** The page power of each resource and custom page; the powers of its actions begin with it. */
export const pagePowers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(resourceList.map(({ name, path }) => [name, path])),
  ...customPagePaths,
};
