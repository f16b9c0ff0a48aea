import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../providers/store.ts';
import { spotsToShow } from '../diagram/spots.ts';
import { isInView } from '../diagram/view.ts';
import type { Viewer } from '../diagram/viewer.ts';
import type { ListHandle } from '../table/part-table.tsx';
import type { PartsState } from '../use-parts-state.ts';
import { nextSelection } from './parts-url-state.ts';
import { hoveredCallout, type SelectionOrigin, searchBeforeHit } from './selection-stores.ts';

/** The screen's single selection, which keeps list and drawing in sync. */
export function useSelection({ urlState, pageId, setUrlState, rows, spots }: PartsState, viewer: Viewer) {
  const list = useRef<ListHandle>(null);
  const origin = useRef<SelectionOrigin>('link');
  const shouldFocusFirstRow = useRef(false);
  const [stop, setStop] = useState(0);
  const { callouts } = urlState;
  const key = callouts.join();
  const selected = useMemo<ReadonlySet<string>>(() => new Set(key === '' ? [] : key.split(',')), [key]);

  // Without `pageId`, another assembly would keep the tab stop and the hovered callout of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pageId` is only the trigger
  useEffect(() => {
    setStop(0);
    hoveredCallout.set(null);
  }, [pageId]);
  useEffect(() => {
    if (!shouldFocusFirstRow.current || rows.length === 0) return;
    shouldFocusFirstRow.current = false;
    // Do not take the focus from an element that the user has moved to.
    if (document.activeElement === document.body) list.current?.scrollTo(0, true);
  }, [rows]);
  useEffect(() => {
    if (origin.current === 'drawing' || selected.size === 0) return;
    reveal(viewer, spots, selected);
  }, [selected, spots, viewer]);
  useEffect(() => {
    if (origin.current === 'row' || selected.size === 0) return;
    const index = rows.findIndex(({ part }) => selected.has(part.orderNo));
    if (index === -1) return;
    setStop(index);
    list.current?.scrollTo(index, false);
  }, [selected, rows]);
  const { search } = useLocation();
  const from = useStore(searchBeforeHit);
  useEffect(() => {
    const isFound = from !== null && from !== search;
    const index = isFound ? rows.findIndex(({ part }) => selected.has(part.orderNo)) : -1;
    if (index === -1) return;
    searchBeforeHit.set(null);
    setStop(index);
    list.current?.scrollTo(index, true);
  }, [from, search, selected, rows]);

  const select = (next: readonly string[], from: SelectionOrigin) => {
    origin.current = from;
    setUrlState({ callouts: next });
  };
  return {
    list,
    stop: Math.min(stop, Math.max(0, rows.length - 1)),
    setStop,
    selected,
    select,
    /** Sets the origin of the next selection. */
    setOrigin(from: SelectionOrigin) {
      origin.current = from;
    },
    clickCallout: (callout: string, isAdding: boolean, from: SelectionOrigin) =>
      select(nextSelection(callouts, callout, isAdding), from),
    /** Focuses the first row as soon as the rows of the next page are rendered. */
    focusFirstRowOnNextPage() {
      shouldFocusFirstRow.current = true;
    },
    /** Moves the keyboard focus to a row and shows its hotspot on the drawing. */
    focusRow(index: number) {
      const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
      if (row === undefined) return;
      const at = rows.indexOf(row);
      setStop(at);
      list.current?.scrollTo(at, true);
      hoveredCallout.set(row.part.orderNo);
      reveal(viewer, spots, new Set([row.part.orderNo]));
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** Scrolls the first hotspot of the callouts into view, unless one of them is already visible. */
function reveal(viewer: Viewer, spots: PartsState['spots'], callouts: ReadonlySet<string>): void {
  const targets = spotsToShow(spots, callouts);
  const [first] = targets;
  if (first === undefined || targets.some(({ box }) => isInView(viewer.view.get(), box, viewer.window.get()))) return;
  viewer.reveal(first.box);
}
