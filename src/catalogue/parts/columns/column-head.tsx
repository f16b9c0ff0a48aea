import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { columnClassName } from '../table/cells.tsx';
import { useListData } from '../table/list-context.ts';
import styles from '../table/part-table.module.css';
import {
  type Column,
  type ColumnId,
  clampWidth,
  moveVisibleColumn,
  QUOTE_COLUMNS,
  updateColumn,
  WIDTH_STEP,
} from './columns.ts';
import type { useColumnDrag } from './use-column-drag.ts';
import { useColumnLabel } from './use-column-label.ts';

/** Columns whose heads have a label for screen readers only. */
const WORDLESS: ReadonlySet<ColumnId> = new Set(['replace', 'fit', 'add']);

interface ColumnHeadProps {
  column: Column;
  columns: readonly Column[];
  onColumns(columns: readonly Column[]): void;
  drag: ReturnType<typeof useColumnDrag>;
  /** The head is the tab stop of the roving tabindex. */
  isTabStop: boolean;
  onTabStopChange(id: ColumnId): void;
  /** Moves the focus to the previous or next head. */
  onStep(by: -1 | 1): void;
  /** The first quote column explains if the account has no e-commerce prices. */
  isQuoteNote: boolean;
}

/** A column head. Drag moves the column, its edge resizes it; Alt+arrow moves, Shift+arrow resizes. */
export function ColumnHead(props: ColumnHeadProps) {
  const { column, columns, onColumns, drag, isTabStop, onTabStopChange, isQuoteNote } = props;
  const { t: tPrices } = useTranslation('prices');
  const labelOf = useColumnLabel();
  const { provinceName, prices } = useListData();
  const { id } = column;
  const isOff = QUOTE_COLUMNS.includes(id) && prices.areQuotesOff;
  const name = id === 'market' ? tPrices('marketIn', { province: provinceName }) : labelOf(id);
  const title = isOff ? `${name} · ${tPrices('quotesOff')}` : name;
  const dropClass = drag.target?.id === id ? styles[drag.target.side] : '';
  const classNames = [columnClassName(id), drag.dragged === id ? styles.dragged : '', dropClass];
  return (
    <th
      scope="col"
      title={title}
      className={classNames.filter(Boolean).join(' ')}
      data-column={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Shift+ArrowLeft Shift+ArrowRight"
      onFocus={() => onTabStopChange(id)}
      onKeyDown={(event) => onHeadKey(event, props)}
    >
      <span className={styles.grip} {...drag.handlers(id)}>
        <span className={WORDLESS.has(id) ? 'unseen' : ''}>{labelOf(id)}</span>
        {id === 'market' && <span className={styles.province}> {provinceName}</span>}
        {isOff && isQuoteNote && (
          <span className={styles.off}>
            <Icon name="info" size={14} />
            <span className="unseen"> {tPrices('quotesOff')}</span>
          </span>
        )}
      </span>
      <Edge column={column} columns={columns} onColumns={onColumns} />
    </th>
  );
}

/** preventDefault keeps the screen's shortcuts from handling the arrows: they change the drawing. */
function onHeadKey(event: KeyboardEvent, { column, columns, onColumns, onStep }: ColumnHeadProps): void {
  const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
  if (by === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (event.altKey) onColumns(moveVisibleColumn(columns, column.id, by));
  else if (event.shiftKey)
    onColumns(updateColumn(columns, column.id, { width: clampWidth(column.width + by * WIDTH_STEP) }));
  else onStep(by);
}

/** Resize handle. */
function Edge({ column, columns, onColumns }: Pick<ColumnHeadProps, 'column' | 'columns' | 'onColumns'>) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const onDown = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const currentWidth = event.currentTarget.parentElement?.offsetWidth ?? column.width;
    start.current = { x: event.clientX, width: currentWidth };
  };
  const onMove = ({ clientX }: PointerEvent) => {
    if (start.current === null) return;
    onColumns(updateColumn(columns, column.id, { width: clampWidth(start.current.width + clientX - start.current.x) }));
  };
  const onUp = () => {
    start.current = null;
  };
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    />
  );
}
