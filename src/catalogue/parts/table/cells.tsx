import type { ReactNode } from 'react';
import { CopyButton } from '../../shell/copy-button.tsx';
import type { ColumnId } from './columns.ts';
import { AddMark, CalloutMark, FitMark, MisfitReason, PriceMark, ReplaceMark } from './part-marks.tsx';
import styles from './part-table.module.css';
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
  replace: (row) => <ReplaceMark row={row} />,
  quantity: ({ part }) => (
    <span className="number">
      {part.partCount} {part.unit}
    </span>
  ),
  remark: ({ part }) => part.partRemark,
  market: (row) => <PriceMark row={row} kind="market" />,
  guide: (row) => <PriceMark row={row} kind="guide" />,
  fit: (row) => <FitMark row={row} />,
  add: (row) => <AddMark row={row} />,
};

/** What stands at the end of its column. */
export const endColumns: ReadonlySet<ColumnId> = new Set(['market', 'guide']);
export const middleColumns: ReadonlySet<ColumnId> = new Set(['replace', 'fit', 'add']);
