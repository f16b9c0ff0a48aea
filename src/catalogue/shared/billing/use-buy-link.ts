import { useLocation } from 'react-router-dom';
import { links, paths } from '../navigation/paths.ts';

const BUYING: readonly string[] = [paths.buyService, paths.buyOrder, paths.buy];

/** The link to the packages for sale. It names this screen, which the buyer returns to after paying. */
export function useBuyLink(): string {
  const { pathname, search } = useLocation();
  if (BUYING.includes(pathname)) return links.buyService(new URLSearchParams(search).get('from') ?? undefined);
  return links.buyService(`${pathname}${search}`);
}
