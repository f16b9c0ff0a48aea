import type { BookPart, Part } from '../../contract/parts/schemas.ts';
import { calloutOrder } from './books/callout-order.ts';
import { type Fits, lineKey } from './fit/judged-number.ts';
import type { FitConditions } from './fit/row-conditions.ts';
import { shownOe, shownOes } from './numbers/shown-oe.ts';
import { type SuccessorLink, successorsOf } from './numbers/successors.ts';
import type { PrintedOe } from './part-columns.ts';

/** A stored row of a parts book, with names in one language. */
export interface PartRow
  extends FitConditions,
    Omit<Part, 'oe' | 'oeReplaceTwos' | 'successors' | 'curVehFlag' | 'fit'> {
  fitId: number;
  vehAssyId: number;
  assemblyName: string;
  printedOe: string;
  oeStyle: string;
  replacedBy: PrintedOe[];
  successorLinks: SuccessorLink[] | null;
  sourceId: number;
  catalogueVersion: number | null;
}

/** A row with the part that it is for the caller. */
export interface RowWithPart<Row> {
  row: Row;
  part: Part;
}

/** The rows in the contract's form, with their fit. Rows that list one number at a callout become one, the first. */
export function partsOf<Row extends PartRow>(rows: readonly Row[], fits: Fits): RowWithPart<Row>[] {
  const lines = new Map<string, Row>();
  for (const row of rows) if (!lines.has(lineKey(row))) lines.set(lineKey(row), row);
  return [...lines].map(([key, row]) => ({ row, part: partOf(row, fits.get(key)) }));
}

function partOf(row: PartRow, fit: Part['fit'] | undefined): Part {
  if (fit === undefined) throw new Error(`no fit for row ${row.fitId}`);
  return {
    oeId: row.oeId,
    oe: shownOe({ printed: row.printedOe, key: row.searchOe, style: row.oeStyle }),
    searchOe: row.searchOe,
    oeName: row.oeName,
    stdPartCode: row.stdPartCode,
    stdPartId: row.stdPartId,
    stdPartName: row.stdPartName,
    priceBrandId: row.priceBrandId,
    brandCode: row.brandCode,
    brandName: row.brandName,
    orderNo: row.orderNo,
    partCount: row.partCount,
    unit: row.unit,
    partRemark: row.partRemark,
    flags: row.flags,
    curVehFlag: fit.grade === 'misfit' ? 0 : 1,
    fit,
    oeReplaceTwos: shownOes(row.replacedBy),
    successors: successorsOf(row),
    isDiscontinued: row.isDiscontinued,
  };
}

/** The rows of one drawing, sorted by callout, fitting rows first, then in the order of the parts book. */
export function partsListOf(rows: readonly PartRow[], fits: Fits): Part[] {
  return sortedRows(rows, fits).map(({ part }) => part);
}

/** Rows of several assemblies, in the given order of assemblies and sorted within each as on its drawing. */
export function bookPartsOf(rows: readonly PartRow[], fits: Fits): BookPart[] {
  const places = new Map([...new Set(rows.map(({ vehAssyId }) => vehAssyId))].map((id, place) => [id, place]));
  const placeOf = ({ vehAssyId }: PartRow) => places.get(vehAssyId) ?? 0;
  return sortedRows(rows, fits)
    .sort((a, b) => placeOf(a.row) - placeOf(b.row))
    .map(({ row, part }) => bookPartOf(row, part));
}

/** A part with its assembly. */
export function bookPartOf({ vehAssyId, assemblyName }: PartRow, part: Part): BookPart {
  return { ...part, vehAssyId, assemblyName };
}

const GRADE_ORDER = ['fits', 'check', 'misfit'] as const;

/** Sorts fitting parts first, then those to check. */
export function byGrade(a: Part, b: Part): number {
  return GRADE_ORDER.indexOf(a.fit.grade) - GRADE_ORDER.indexOf(b.fit.grade);
}

function sortedRows<Row extends PartRow>(rows: readonly Row[], fits: Fits): RowWithPart<Row>[] {
  return partsOf(rows, fits).sort(
    (a, b) => calloutOrder(a.part.orderNo, b.part.orderNo) || byGrade(a.part, b.part) || a.row.fitId - b.row.fitId,
  );
}
