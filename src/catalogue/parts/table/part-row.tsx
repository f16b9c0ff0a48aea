import { type MouseEvent, memo, useSyncExternalStore } from 'react';
import type { Column, ColumnId } from '../columns/columns.ts';
import { hoveredCallout } from '../selection/selection-stores.ts';
import { cellOf, columnClassName } from './cells.tsx';
import { useRowActions } from './list-context.ts';
import styles from './part-table.module.css';
import { RowTabIndexContext } from './row-tab-index.ts';
import type { Row } from './rows.ts';

interface PartRowProps {
  row: Row;
  index: number;
  columns: readonly Column[];
  /** Columns whose values stand in the cells of others. */
  merged: ReadonlySet<ColumnId>;
  isSelected: boolean;
  isTabStop: boolean;
  onTabStopChange(index: number): void;
  measure(row: HTMLElement | null): void;
}

/** Pointer and focus handlers of a row, shared by table rows and cards. */
export function useRowEvents(row: Row, index: number, onStop: (index: number) => void) {
  const { onSelect } = useRowActions();
  return {
    'data-row': index,
    onClick(event: MouseEvent) {
      // Ignore clicks on buttons, and clicks that end a text selection.
      if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
      if (window.getSelection()?.isCollapsed === false) return;
      onSelect(row, event.ctrlKey || event.metaKey || event.shiftKey);
    },
    onPointerEnter: () => hoveredCallout.set(row.selectionKey),
    onPointerLeave: () => hoveredCallout.set(null),
    onFocus: () => onStop(index),
  };
}

export function useIsHovered(selectionKey: string): boolean {
  return useSyncExternalStore(hoveredCallout.watch, () => hoveredCallout.get() === selectionKey);
}

export const PartRow = memo(function PartRow(props: PartRowProps) {
  const { row, index, columns, merged, isSelected, isTabStop, onTabStopChange, measure } = props;
  const isHovered = useIsHovered(row.selectionKey);
  const events = useRowEvents(row, index, onTabStopChange);
  const classNames = [
    row.part.fit.grade === 'misfit' ? styles.misfit : '',
    isHovered ? styles.hovered : '',
    isSelected ? styles.selected : '',
  ];
  return (
    <tr
      ref={measure}
      {...events}
      data-index={index}
      className={classNames.filter(Boolean).join(' ')}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
    >
      <RowTabIndexContext.Provider value={isTabStop ? 0 : -1}>
        {columns.map(({ id }) => (
          <td key={id} className={columnClassName(id)}>
            {cellOf(id, row, merged)}
          </td>
        ))}
      </RowTabIndexContext.Provider>
    </tr>
  );
});
