import { powerFor } from '../../providers/access.ts';
import type { Resource } from '../resource.ts';

type Place = Pick<Resource, 'path'>;

const actions: Record<string, string> = { create: 'create', edit: 'edit' };

/**
 * Where a path of the back office leads a user with these powers: undefined is there, otherwise the path to go to instead.
 * A page stands open to those who hold its very power; /manager is the first page that does; all else leads home.
 */
export function redirectFor(
  pathname: string,
  powers: ReadonlySet<string>,
  places: readonly Place[],
): string | undefined {
  const home = '/index';
  if (/^\/manager\/?$/.test(pathname)) return places.find(({ path }) => powers.has(path))?.path ?? home;
  const place = places.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (place === undefined || !powers.has(place.path)) return home;
  const action = actions[pathname.slice(place.path.length + 1).split('/')[0] ?? ''];
  return action === undefined || powers.has(powerFor(place.path, action)) ? undefined : place.path;
}
