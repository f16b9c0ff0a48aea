import { powerFor } from '../../providers/access.ts';
import type { Resource } from '../resource.ts';

type Page = Pick<Resource, 'path'>;

const actions: Record<string, string> = { create: 'create', edit: 'edit' };

/**
 * The path to redirect a user with these powers to; undefined if the requested path is open to them. A page needs its own
 * power; /manager leads to the first page that is open, everything else to the home page.
 */
export function redirectFor(pathname: string, powers: ReadonlySet<string>, pages: readonly Page[]): string | undefined {
  const home = '/index';
  if (/^\/manager\/?$/.test(pathname)) return pages.find(({ path }) => powers.has(path))?.path ?? home;
  const page = pages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (page === undefined || !powers.has(page.path)) return home;
  const action = actions[pathname.slice(page.path.length + 1).split('/')[0] ?? ''];
  return action === undefined || powers.has(powerFor(page.path, action)) ? undefined : page.path;
}
