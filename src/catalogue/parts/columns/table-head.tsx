import { memo, useRef, useState } from 'react';
import { ColumnHead } from './column-head.tsx';
import { type Column, type ColumnId, QUOTE_COLUMNS } from './columns.ts';
import { useColumnDrag } from './use-column-drag.ts';

interface TableHeadProps {
  columns: readonly Column[];
  onColumns(columns: readonly Column[]): void;
}

/** The heads of the visible columns, with a roving tabindex: one tab stop, arrows move between heads. */
export const TableHead = memo(function TableHead({ columns, onColumns }: TableHeadProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const [tabStop, setTabStop] = useState<ColumnId>();
  const drag = useColumnDrag(columns, onColumns);
  const visible = columns.filter(({ isVisible }) => isVisible);
  const tabStopColumn = visible.find(({ id }) => id === tabStop) ?? visible[0];
  const firstQuoteColumn = visible.find(({ id }) => QUOTE_COLUMNS.includes(id));
  const step = (from: number, by: -1 | 1) => row.current?.querySelectorAll('th')[from + by]?.focus();
  return (
    <thead>
      <tr ref={row} aria-rowindex={1}>
        {visible.map((column, index) => (
          <ColumnHead
            key={column.id}
            column={column}
            columns={columns}
            onColumns={onColumns}
            drag={drag}
            isTabStop={column === tabStopColumn}
            onTabStopChange={setTabStop}
            onStep={(by) => step(index, by)}
            isQuoteNote={column === firstQuoteColumn}
          />
        ))}
      </tr>
    </thead>
  );
});
