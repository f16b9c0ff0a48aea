import { Fragment, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadingMark } from './part-marks.tsx';
import { useIsHovered, useRowEvents } from './part-row.tsx';
import { type ListProps, scrollToRow } from './part-table.tsx';
import { RowTabIndexContext } from './row-tab-index.ts';
import type { Row } from './rows.ts';
import { usePriceVisibleRows } from './use-price-visible-rows.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** CSS classes of a list and of its rows by state. */
export interface RowsClassNames {
  list: string | undefined;
  heading: string | undefined;
  row: string | undefined;
  misfit: string | undefined;
  hovered: string | undefined;
  selected: string | undefined;
}

interface VirtualRowsProps extends ListProps {
  classNames: RowsClassNames;
  /** Renders the content of a row. */
  children(row: Row, isSelected: boolean): ReactNode;
}

/** A virtualized list of rows of any height, priced as they come into view. */
export function VirtualRows({
  rows,
  selected,
  tabStop,
  onTabStopChange,
  handle,
  classNames,
  children,
}: VirtualRowsProps) {
  const { t } = useTranslation('parts');
  const frame = useRef<HTMLUListElement>(null);
  const { first, last, before, after, scrollTo, measure } = useVirtualRows(rows.length, frame);
  usePriceVisibleRows(frame, rows, { first, last });
  useImperativeHandle(handle, () => ({
    scrollTo: (index, shouldFocus) => scrollToRow(frame.current, index, { shouldFocus, scrollTo }),
  }));
  return (
    <ul ref={frame} className={classNames.list} aria-label={t('list.label')}>
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {rows.slice(first, last).map((row, offset) => (
        <Fragment key={row.key}>
          {row.heading !== undefined && (
            <li className={classNames.heading}>
              <HeadingMark row={row} heading={row.heading} />
            </li>
          )}
          <VirtualRow
            row={row}
            index={first + offset}
            isSelected={selected.has(row.selectionKey)}
            isTabStop={first + offset === tabStop}
            onStop={onTabStopChange}
            measure={measure}
            classNames={classNames}
          >
            {children(row, selected.has(row.selectionKey))}
          </VirtualRow>
        </Fragment>
      ))}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  );
}

interface VirtualRowProps {
  row: Row;
  index: number;
  isSelected: boolean;
  isTabStop: boolean;
  onStop(index: number): void;
  measure(row: HTMLElement | null): void;
  classNames: RowsClassNames;
  children: ReactNode;
}

function VirtualRow({ row, index, isSelected, isTabStop, onStop, measure, classNames, children }: VirtualRowProps) {
  const isHovered = useIsHovered(row.selectionKey);
  const events = useRowEvents(row, index, onStop);
  const classes = [
    classNames.row,
    row.part.fit.grade === 'misfit' ? classNames.misfit : '',
    isHovered ? classNames.hovered : '',
    isSelected ? classNames.selected : '',
  ];
  return (
    <li
      ref={measure}
      {...events}
      data-index={index}
      className={classes.filter(Boolean).join(' ')}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <RowTabIndexContext.Provider value={isTabStop ? 0 : -1}>{children}</RowTabIndexContext.Provider>
    </li>
  );
}
