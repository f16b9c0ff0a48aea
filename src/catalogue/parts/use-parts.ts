import { useMemo } from 'react';
import { partCalls } from '../../contract/parts/calls.ts';
import type { Part } from '../../contract/parts/schemas.ts';
import { useCall } from '../../providers/use-call.ts';
import { usePartPrices } from '../shared/prices/use-part-prices.ts';
import { useProvince } from '../shared/province/use-province.ts';
import type { Book } from './book/book.ts';
import { BOOK_STALE_MS } from './book/book-bodies.ts';
import { spotsOf } from './diagram/spots.ts';
import { useOrdering } from './list/use-ordering.ts';
import type { usePartsUrlState } from './selection/use-parts-url-state.ts';
import { namesOf, rowsOf } from './table/rows.ts';
import { useWantedPrices } from './table/use-columns.ts';
import type { TabProps } from './tabs/tab-props.ts';

const NO_PARTS: readonly Part[] = [];

/** State of the open page: rows, drawing, prices, work order, and the URL state that selects it. */
export function useParts(tab: TabProps, [urlState, setUrlState]: ReturnType<typeof usePartsUrlState>, book: Book) {
  const drawingId = book.page.data?.drawingId ?? null;
  const drawing = useCall(
    partCalls.getImageInfo,
    { drawingId: drawingId ?? 1 },
    { staleTime: BOOK_STALE_MS, enabled: drawingId !== null },
  );
  const list = book.page.data?.partsList ?? NO_PARTS;
  const spots = useMemo(() => spotsOf(drawing.data?.partPicHotspotList ?? []), [drawing.data]);
  const hasSpots = drawing.data !== undefined && spots.length > 0;
  const { rows, misfits } = useMemo(() => {
    const drawn = hasSpots ? new Set(spots.map(({ callout }) => callout)) : undefined;
    return rowsOf(list, { isAllShown: urlState.isAllShown, drawn });
  }, [list, spots, hasSpots, urlState.isAllShown]);
  const names = useMemo(() => namesOf(list), [list]);
  const { province, provinceName } = useProvince();
  const wanted = useWantedPrices();
  const prices = usePartPrices(list, { ...wanted, province, vehicleTypeCode: tab.vehicleTypeCode });
  const order = useOrdering(tab, prices.quotesOf);
  return {
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

export type PartsState = ReturnType<typeof useParts>;
