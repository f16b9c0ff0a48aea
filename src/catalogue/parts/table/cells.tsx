import type { ReactNode } from 'react';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { type ColumnId, isPriceColumn, type PriceColumn, priceKindOf } from '../columns/columns.ts';
import { BrandNames, BrandsMark, PartBrand } from './brand-marks.tsx';
import { AddMark, CalloutMark, FitMark, MisfitReason, MoreMark, PriceMark } from './part-marks.tsx';
import styles from './part-table.module.css';
import { Quantity } from './quantity.tsx';
import { ReportMark } from './report-mark.tsx';
import type { Row } from './rows.ts';

const otherCells: Readonly<Record<Exclude<ColumnId, PriceColumn>, (row: Row) => ReactNode>> = {
  callout: (row) => <CalloutMark row={row} />,
  name: (row) => (
    <>
      {row.part.stdPartName}
      <MisfitReason row={row} />
      <ReportMark row={row} />
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
  fit: (row) => <FitMark row={row} />,
  partBrand: () => <PartBrand />,
  vehicleBrand: ({ part }) => part.brandName,
  aftBrand: (row) => <BrandsMark row={row} />,
  aftBrandName: (row) => <BrandNames row={row} />,
  oeName: ({ part }) => part.oeName,
  add: (row) => <AddMark row={row} />,
};

/** The content of a row's cell. */
export function cellOf(id: ColumnId, row: Row): ReactNode {
  return isPriceColumn(id) ? <PriceMark row={row} kind={priceKindOf(id)} /> : otherCells[id](row);
}

/** CSS class of a column: prices are right-aligned, marks centred; OE number and add button are sticky. */
export function columnClassName(id: ColumnId): string | undefined {
  if (isPriceColumn(id)) return styles.end;
  if (id === 'name') return styles.name;
  if (id === 'oe') return styles.stays;
  if (id === 'add') return `${styles.middle} ${styles.add}`;
  return id === 'replace' || id === 'fit' ? styles.middle : undefined;
}
