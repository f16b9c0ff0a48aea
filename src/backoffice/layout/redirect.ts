import { isManagementPower } from '../../contract/access/management-power.ts';
import { powerFor } from '../../providers/access.ts';
import type { NavigationItem } from '../navigation.ts';
import type { Resource } from '../resource.ts';

type Page = Pick<Resource, 'path'> & Pick<NavigationItem, 'isForAllStaff'>;

/** Where /manager leads, if the role has one of them: the start page, or the specification's default. */
const defaultPages = ['/manager/start', '/manager/opportunity'];

const actions: Record<string, string> = { create: 'create', edit: 'edit' };

/**
 * The path to redirect a user with these powers to; undefined if the requested path is open to them. A page needs its own
 * power; /manager leads to a default page or the first one that is open, everything else to the home page.
 */
export function redirectFor(pathname: string, powers: ReadonlySet<string>, pages: readonly Page[]): string | undefined {
  const home = '/index';
  if (/^\/manager\/?$/.test(pathname)) {
    const open = pages.filter(({ path }) => powers.has(path)).map(({ path }) => path);
    return defaultPages.find((path) => open.includes(path)) ?? open[0] ?? home;
  }
  const page = pages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (page === undefined || !canOpen(page, powers)) return home;
  const action = actions[pathname.slice(page.path.length + 1).split('/')[0] ?? ''];
  return action === undefined || powers.has(powerFor(page.path, action)) ? undefined : page.path;
}

/** A page needs its own power, one for all staff any power of the back office. */
function canOpen({ path, isForAllStaff = false }: Page, powers: ReadonlySet<string>): boolean {
  return powers.has(path) || (isForAllStaff && [...powers].some(isManagementPower));
}
