import { useLocation } from 'react-router-dom';
import { links, paths } from '../navigation/paths.ts';

const PURCHASE_PATHS: readonly string[] = [paths.buyService, paths.confirmPurchase, paths.buy];

/** The link to the offers. It names the current screen, to return to after paying. */
export function useBuyLink(): string {
  const { pathname, search } = useLocation();
  if (PURCHASE_PATHS.includes(pathname)) return links.buyService(new URLSearchParams(search).get('from') ?? undefined);
  return links.buyService(`${pathname}${search}`);
}
