import { Fragment, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, mergedColumns } from '../columns/columns.ts';
import { TableHead } from '../columns/table-head.tsx';
import { HeadingMark } from './part-marks.tsx';
import { PartRow } from './part-row.tsx';
import styles from './part-table.module.css';
import { rowScroll } from './row-scroll.ts';
import type { Row } from './rows.ts';
import { usePriceVisibleRows } from './use-price-visible-rows.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export interface ListHandle {
  scrollTo(index: number, shouldFocus: boolean): void;
}

export interface ListProps {
  rows: readonly Row[];
  selected: ReadonlySet<string>;
  /** Index of the row with the tab stop (roving tabindex). */
  tabStop: number;
  onTabStopChange(index: number): void;
  handle: Ref<ListHandle>;
}

interface PartTableProps extends ListProps {
  columns: readonly Column[];
  onColumns(columns: readonly Column[]): void;
}

/** The rows of the open assembly as a table; long lists are virtualized. */
export function PartTable({ rows, selected, tabStop, onTabStopChange, handle, columns, onColumns }: PartTableProps) {
  const { t } = useTranslation('parts');
  const frame = useRef<HTMLDivElement>(null);
  const visibleColumns = useMemo(() => columns.filter(({ isVisible }) => isVisible), [columns]);
  const merged = useMemo(() => mergedColumns(columns), [columns]);
  const { first, last, before, after, scrollTo, measure } = useVirtualRows(rows.length, frame);
  usePriceVisibleRows(frame, rows, { first, last });
  useImperativeHandle(handle, () => ({
    scrollTo: (index, shouldFocus) => scrollToRow(frame.current, index, { shouldFocus, scrollTo }),
  }));
  return (
    <div ref={frame} className={styles.frame}>
      <table
        // In a plain table, aria-selected and aria-multiselectable would be invalid.
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with rows to select and navigate by keyboard is a grid in ARIA
        role="grid"
        className={styles.table}
        style={{ minWidth: visibleColumns.reduce((sum, { width }) => sum + width, 0) }}
        aria-label={t('list.label')}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
      >
        <colgroup>
          {visibleColumns.map(({ id, width }) => (
            <col key={id} style={id === 'name' || id === 'remark' ? { width: 'auto' } : { width }} />
          ))}
        </colgroup>
        <TableHead columns={columns} onColumns={onColumns} />
        <tbody>
          {before > 0 && <Gap height={before} />}
          {rows.slice(first, last).map((row, offset) => (
            <Fragment key={row.key}>
              {row.heading !== undefined && <Heading row={row} heading={row.heading} span={visibleColumns.length} />}
              <PartRow
                row={row}
                index={first + offset}
                columns={visibleColumns}
                merged={merged}
                isSelected={selected.has(row.selectionKey)}
                isTabStop={first + offset === tabStop}
                onTabStopChange={onTabStopChange}
                measure={measure}
              />
            </Fragment>
          ))}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ row, heading, span }: { row: Row; heading: string; span: number }) {
  return (
    <tr className={styles.heading}>
      <th colSpan={span} scope="colgroup">
        <HeadingMark row={row} heading={heading} />
      </th>
    </tr>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}

interface ScrollOptions {
  shouldFocus: boolean;
  scrollTo(index: number): void;
}

/** Scrolls a row to the middle of its list, or when focusing just into view. Only the list scrolls, never the page. */
export function scrollToRow(frame: HTMLElement | null, index: number, { shouldFocus, scrollTo }: ScrollOptions): void {
  if (frame === null) return;
  const act = () => {
    const row = frame.querySelector<HTMLElement>(`[data-row="${index}"]`);
    if (row === null) return false;
    if (shouldFocus) row.focus({ preventScroll: true });
    const { top } = frame.getBoundingClientRect();
    const head = frame.querySelector('thead')?.clientHeight ?? 0;
    const seen = { top: top + head, bottom: top + frame.clientHeight };
    frame.scrollTop += rowScroll(row.getBoundingClientRect(), seen, shouldFocus ? 'nearest' : 'middle');
    return true;
  };
  if (act()) return;
  // Virtualized and not rendered yet.
  scrollTo(index);
  requestAnimationFrame(act);
}
