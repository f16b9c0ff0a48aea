import { memo, useRef, useState } from 'react';
import { ColumnHead } from './column-head.tsx';
import type { Column, ColumnId } from './columns.ts';
import { useColumnDrag } from './use-column-drag.ts';

interface TableHeadProps {
  columns: readonly Column[];
  onColumns(columns: readonly Column[]): void;
}

const QUOTES: readonly ColumnId[] = ['original', 'brandPrice', 'suit'];

/** The heads of the visible columns, with a roving tabindex: one tab stop, arrows move between heads. */
export const TableHead = memo(function TableHead({ columns, onColumns }: TableHeadProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const [stop, setStop] = useState<ColumnId>();
  const drag = useColumnDrag(columns, onColumns);
  const shown = columns.filter(({ isShown }) => isShown);
  const stopped = shown.find(({ id }) => id === stop) ?? shown[0];
  const noted = shown.find(({ id }) => QUOTES.includes(id));
  const step = (from: number, by: -1 | 1) => row.current?.querySelectorAll('th')[from + by]?.focus();
  return (
    <thead>
      <tr ref={row} aria-rowindex={1}>
        {shown.map((column, index) => (
          <ColumnHead
            key={column.id}
            column={column}
            columns={columns}
            onColumns={onColumns}
            drag={drag}
            isStop={column === stopped}
            onStop={setStop}
            onStep={(by) => step(index, by)}
            isQuoteNote={column === noted}
          />
        ))}
      </tr>
    </thead>
  );
});
