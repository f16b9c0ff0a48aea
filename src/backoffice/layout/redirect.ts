import { powerFor } from '../../providers/access.ts';
import type { Resource } from '../resource.ts';

type Page = Pick<Resource, 'path'>;

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
  if (page === undefined || !powers.has(page.path)) return home;
  const action = actions[pathname.slice(page.path.length + 1).split('/')[0] ?? ''];
  return action === undefined || powers.has(powerFor(page.path, action)) ? undefined : page.path;
}
