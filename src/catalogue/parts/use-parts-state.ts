import { useMemo } from 'react';
import { partCalls } from '../../contract/parts/calls.ts';
import type { Part } from '../../contract/parts/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { usePartPrices } from '../shared/prices/use-part-prices.ts';
import { useProvince } from '../shared/province/use-province.ts';
import type { Book } from './book/book.ts';
import { BOOK_STALE_MS } from './book/book-bodies.ts';
import { useNeededPrices } from './columns/use-columns.ts';
import { parseHotspots } from './diagram/spots.ts';
import { useOrderActions } from './list/use-order-actions.ts';
import type { usePartsUrlState } from './selection/use-parts-url-state.ts';
import { buildRows, calloutNames } from './table/rows.ts';
import type { TabProps } from './tabs/tab-props.ts';

const NO_PARTS: readonly Part[] = [];

/** State of the open page: rows, drawing, prices, work order, and the URL state that selects it. */
export function usePartsState(tab: TabProps, [urlState, setUrlState]: ReturnType<typeof usePartsUrlState>, book: Book) {
  const { vehicleId } = tab;
  const drawingId = book.page.data?.drawingId ?? null;
  const drawing = useCall(
    partCalls.getImageInfo,
    { drawingId: drawingId ?? 1, vehicleId },
    { staleTime: BOOK_STALE_MS, enabled: drawingId !== null },
  );
  const list = book.page.data?.partsList ?? NO_PARTS;
  const spots = useMemo(() => parseHotspots(drawing.data?.partPicHotspotList ?? []), [drawing.data]);
  const hasSpots = drawing.data !== undefined && spots.length > 0;
  const { rows, misfits } = useMemo(() => {
    const drawnCallouts = hasSpots ? new Set(spots.map(({ callout }) => callout)) : undefined;
    return buildRows(list, { includesMisfits: urlState.includesMisfits, drawnCallouts });
  }, [list, spots, hasSpots, urlState.includesMisfits]);
  const names = useMemo(() => calloutNames(list), [list]);
  const { province, provinceName } = useProvince();
  const { hasOffers } = useNeededPrices();
  const prices = usePartPrices(list, { hasQuotes: true, hasOffers, province, vehicleTypeCode: tab.vehicleTypeCode });
  const order = useOrderActions(tab, prices.quotesOf);
  return {
    vehicleId,
    urlState,
    setUrlState,
    ...book,
    drawing,
    rows,
    misfits,
    spots,
    names,
    prices,
    order,
    provinceName,
    province,
    vehicle: tab.vehicle,
  };
}

export type PartsState = ReturnType<typeof usePartsState>;
