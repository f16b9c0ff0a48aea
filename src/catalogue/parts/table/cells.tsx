import type { ReactNode } from 'react';
import { CopyButton } from '../../shell/copy-button.tsx';
import type { ColumnId } from './columns.ts';
import { AddMark, CalloutMark, FitMark, MisfitReason, MoreMark, PriceMark } from './part-marks.tsx';
import styles from './part-table.module.css';
import { Quantity } from './quantity.tsx';
import type { Row } from './rows.ts';

/** What each column shows of a row. */
export const cells: Readonly<Record<ColumnId, (row: Row) => ReactNode>> = {
  callout: (row) => <CalloutMark row={row} />,
  name: (row) => (
    <>
      {row.part.stdPartName}
      <MisfitReason row={row} />
    </>
  ),
  oe: ({ part }) => (
    <span className={styles.oe}>
      <span className="oe">{part.oe}</span>
      <CopyButton text={part.oe} />
    </span>
  ),
  replace: (row) => <MoreMark row={row} />,
  quantity: ({ part }) => <Quantity part={part} />,
  remark: ({ part }) => part.partRemark,
  market: (row) => <PriceMark row={row} kind="market" />,
  guide: (row) => <PriceMark row={row} kind="guide" />,
  fit: (row) => <FitMark row={row} />,
  add: (row) => <AddMark row={row} />,
};

/** Numbers stand at the end of their column, marks in its middle. */
export function lookOfColumn(id: ColumnId): string | undefined {
  if (id === 'market' || id === 'guide') return styles.end;
  if (id === 'add') return `${styles.middle} ${styles.add}`;
  return id === 'replace' || id === 'fit' ? styles.middle : undefined;
}
