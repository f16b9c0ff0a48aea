import { findCookie, setCookie } from '../../../providers/page/cookies.ts';
import { createStore, useStore } from '../../../providers/store.ts';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { PHONE } from '../layout/breakpoints.ts';
import { type Column, type ColumnId, mergedColumns, parseColumns, QUOTE_COLUMNS, serializeColumns } from './columns.ts';

const COOKIE = 'epc.columns';

const columns = createStore<readonly Column[]>(parseColumns(findCookie(COOKIE) ?? ''));

/** The table's columns, stored in a cookie for a year. */
export function useColumns(): [readonly Column[], (columns: readonly Column[]) => void] {
  return [useStore(columns), saveColumns];
}

const OFFERS: readonly ColumnId[] = ['aftBrand', 'aftBrandName'];

/**
 * Which prices a list needs: `hasQuotes` for its export; its rows always fetch quotes, because an order keeps those that
 * were seen. On a phone the rows show no offers.
 */
export function useNeededPrices(): { hasQuotes: boolean; hasOffers: boolean } {
  const current = useStore(columns);
  const isPhone = useMediaQuery(PHONE);
  const shown = new Set(current.filter(({ isVisible }) => isVisible).map(({ id }) => id));
  const merged = mergedColumns(current);
  const has = (ids: readonly ColumnId[]) => ids.some((id) => shown.has(id) || merged.has(id));
  return { hasQuotes: has(QUOTE_COLUMNS), hasOffers: !isPhone && has(OFFERS) };
}

function saveColumns(next: readonly Column[]): void {
  setCookie(COOKIE, serializeColumns(next));
  columns.set(next);
}
