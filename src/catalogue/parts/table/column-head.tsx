import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOfColumn } from './cells.tsx';
import { type Column, changed, clampWidth } from './columns.ts';
import { useList } from './list-context.ts';
import styles from './part-table.module.css';

interface ColumnHeadProps {
  column: Column;
  columns: readonly Column[];
  onColumns(columns: readonly Column[]): void;
}

/** A column's name, with an edge to drag; its width can be typed in the column menu, too. */
export function ColumnHead({ column, columns, onColumns }: ColumnHeadProps) {
  const { t } = useTranslation('parts');
  const { provinceName } = useList();
  const start = useRef<{ x: number; width: number } | null>(null);
  const { id } = column;
  const onDown = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const shown = event.currentTarget.parentElement?.offsetWidth ?? column.width;
    start.current = { x: event.clientX, width: shown };
  };
  const onMove = ({ clientX }: PointerEvent) => {
    if (start.current === null) return;
    onColumns(changed(columns, id, { width: clampWidth(start.current.width + clientX - start.current.x) }));
  };
  const title = id === 'market' ? t('column.marketIn', { province: provinceName }) : t(`column.${id}`);
  return (
    <th scope="col" title={title} className={lookOfColumn(id)}>
      <span className={id === 'replace' || id === 'fit' || id === 'add' ? 'unseen' : ''}>{t(`column.${id}`)}</span>
      {id === 'market' && <span className="unseen"> {provinceName}</span>}
      <span
        className={styles.edge}
        aria-hidden="true"
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={() => {
          start.current = null;
        }}
      />
    </th>
  );
}
