import type { ReactNode } from 'react';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import type { ColumnId } from '../columns/columns.ts';
import { BrandNames, BrandsMark, PartBrand } from './brand-marks.tsx';
import { AddMark, CalloutMark, FitMark, MisfitReason, MoreMark, PriceMark } from './part-marks.tsx';
import styles from './part-table.module.css';
import { Quantity } from './quantity.tsx';
import type { Row } from './rows.ts';

/** The cell renderer of each column. */
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
  region: (row) => <PriceMark row={row} kind="region" />,
  original: (row) => <PriceMark row={row} kind="original" />,
  brandPrice: (row) => <PriceMark row={row} kind="brand" />,
  suit: (row) => <PriceMark row={row} kind="suit" />,
  partBrand: () => <PartBrand />,
  vehicleBrand: ({ part }) => part.brandName,
  aftBrand: (row) => <BrandsMark row={row} />,
  aftBrandName: (row) => <BrandNames row={row} />,
  oeName: ({ part }) => part.oeName,
  add: (row) => <AddMark row={row} />,
};

const ENDS: ReadonlySet<ColumnId> = new Set(['market', 'guide', 'region', 'original', 'brandPrice', 'suit']);

/** CSS class of a column: prices are right-aligned, marks centred; OE number and add button are sticky. */
export function columnClassName(id: ColumnId): string | undefined {
  if (ENDS.has(id)) return styles.end;
  if (id === 'oe') return styles.stays;
  if (id === 'add') return `${styles.middle} ${styles.add}`;
  return id === 'replace' || id === 'fit' ? styles.middle : undefined;
}
