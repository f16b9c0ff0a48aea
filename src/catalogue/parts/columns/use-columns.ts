import { findCookie, setCookie } from '../../../providers/page/cookies.ts';
import { createStore, useStore } from '../../../providers/store.ts';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { PHONE } from '../layout/breakpoints.ts';
import { type Column, type ColumnId, parseColumns, QUOTE_COLUMNS, serializeColumns } from './columns.ts';

const COOKIE = 'epc.columns';

const columns = createStore<readonly Column[]>(parseColumns(findCookie(COOKIE) ?? ''));

/** The table's columns, stored in a cookie for a year. */
export function useColumns(): [readonly Column[], (columns: readonly Column[]) => void] {
  return [useStore(columns), saveColumns];
}

const OFFERS: readonly ColumnId[] = ['aftBrand', 'aftBrandName'];

/** Which prices to fetch for the visible columns. The cards on a phone always show e-commerce quotes. */
export function useNeededPrices(): { hasQuotes: boolean; hasOffers: boolean } {
  const visible = useStore(columns).filter(({ isVisible }) => isVisible);
  const isPhone = useMediaQuery(PHONE);
  const has = (ids: readonly ColumnId[]) => visible.some(({ id }) => ids.includes(id));
  return { hasQuotes: isPhone || has(QUOTE_COLUMNS), hasOffers: !isPhone && has(OFFERS) };
}

function saveColumns(next: readonly Column[]): void {
  setCookie(COOKIE, serializeColumns(next));
  columns.set(next);
}
