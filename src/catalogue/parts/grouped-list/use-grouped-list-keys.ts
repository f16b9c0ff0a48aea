import type { RefObject } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import type { ListHandle } from '../table/part-table.tsx';
import type { GroupedList } from './use-grouped-list.ts';

interface Keys {
  groupedList: GroupedList;
  stop: number;
  onStop(index: number): void;
  handle: RefObject<ListHandle>;
}

/** Keyboard shortcuts of a list without a drawing. */
export function useGroupedListKeys({ groupedList, stop, onStop, handle }: Keys): void {
  const { rows, actions, urlState, onClose } = groupedList;
  const hasRowFocus = () => document.activeElement?.closest('[data-row]') != null;
  const move = (by: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, hasRowFocus() ? stop + by : stop));
    onStop(next);
    handle.current?.scrollTo(next, true);
  };
  useShortcuts(({ kind }) => {
    const row = hasRowFocus() ? rows[stop] : undefined;
    if (kind === 'rowBefore') move(-1);
    else if (kind === 'rowAfter') move(1);
    else if (kind === 'addRow' && row !== undefined) actions.onAdd(row.part);
    else if (kind === 'openRow' && row !== undefined) actions.onOpen(row.part);
    else if (kind === 'clear' && urlState.part !== undefined) onClose();
  });
}
