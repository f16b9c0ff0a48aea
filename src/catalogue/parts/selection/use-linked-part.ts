import { type MutableRefObject, useEffect, useRef } from 'react';
import type { PartsState } from '../use-parts-state.ts';
import type { PartsUrlState } from './parts-url-state.ts';

/** The callout of a link that names no part, until its part is open. */
type LinkedCallout = MutableRefObject<string | undefined>;

export function useLinkedCallout({ callouts, part, oe }: PartsUrlState): LinkedCallout {
  return useRef(part === undefined && oe === undefined ? callouts[0] : undefined);
}

/** Opens the part of a link to a callout once its rows are loaded, also one that does not fit this vehicle. */
export function useLinkedPart(linked: LinkedCallout, { urlState, page, rows, setUrlState }: PartsState): void {
  useEffect(() => {
    const callout = linked.current;
    if (callout === undefined || page.data === undefined) return;
    linked.current = undefined;
    if (urlState.part !== undefined || !urlState.callouts.includes(callout)) return;
    const row = rows.find(({ part }) => part.orderNo === callout);
    const part = row?.part ?? page.data.partsList.find(({ orderNo }) => orderNo === callout);
    if (part !== undefined) setUrlState({ part: part.oeId, ...(row === undefined ? { includesMisfits: true } : {}) });
  }, [linked, urlState, page.data, rows, setUrlState]);
}
