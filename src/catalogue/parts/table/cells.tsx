import type { ReactNode } from 'react';
import { Superseded } from '../../shared/superseded/superseded.tsx';
import { type ColumnId, isPriceColumn, type PriceColumn, priceKindOf } from '../columns/columns.ts';
import { BrandCount, BrandNames, BrandsMark, PartBrand } from './brand-marks.tsx';
import {
  AddMark,
  CalloutMark,
  CopyMark,
  FitMark,
  MisfitReason,
  NameButton,
  PriceMark,
  ReferencePrice,
  ReplaceMark,
} from './part-marks.tsx';
import styles from './part-table.module.css';
import { Quantity } from './quantity.tsx';
import { ReportMark } from './report-mark.tsx';
import type { Row } from './rows.ts';

/** Renders a cell; `merged` are the columns that have no cell of their own. */
type Cell = (row: Row, merged: ReadonlySet<ColumnId>) => ReactNode;

const otherCells: Readonly<Record<Exclude<ColumnId, PriceColumn>, Cell>> = {
  callout: (row) => <CalloutMark row={row} />,
  name: (row, merged) => (
    <>
      <span className={styles.line}>
        <NameButton row={row} />
        {merged.has('fit') && <FitMark row={row} />}
      </span>
      {merged.has('remark') && <span className={styles.second}>{row.part.partRemark}</span>}
      <MisfitReason row={row} />
      <ReportMark row={row} />
    </>
  ),
  oe: (row, merged) => (
    <>
      <span className={styles.oe}>
        <span className="oe">{row.part.oe}</span>
        <CopyMark row={row} />
        {merged.has('replace') && row.part.oeReplaceTwos.length > 0 && <ReplaceMark row={row} />}
      </span>
      {merged.has('replace') && <Superseded part={row.part} />}
      {merged.has('aftBrand') && <BrandCount row={row} />}
    </>
  ),
  replace: (row) => <ReplaceMark row={row} />,
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
export function cellOf(id: ColumnId, row: Row, merged: ReadonlySet<ColumnId>): ReactNode {
  if (id === 'market') return <ReferencePrice row={row} hasListPrice={merged.has('guide')} />;
  return isPriceColumn(id) ? <PriceMark row={row} kind={priceKindOf(id)} /> : otherCells[id](row, merged);
}

/** CSS class of a column: prices are right-aligned, marks centred; OE number and add button are sticky. */
export function columnClassName(id: ColumnId): string | undefined {
  if (isPriceColumn(id)) return styles.end;
  if (id === 'name') return styles.name;
  if (id === 'oe') return styles.stays;
  if (id === 'add') return `${styles.middle} ${styles.add}`;
  return id === 'replace' || id === 'fit' ? styles.middle : undefined;
}
