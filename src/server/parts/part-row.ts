import type { BookPart, Part } from '../../contract/parts/schemas.ts';
import { calloutOrder } from './books/callout-order.ts';
import { type FitConditions, type JudgedVehicle, misfitsOf } from './books/misfits.ts';
import { shownOe, shownOes } from './numbers/shown-oe.ts';
import type { PrintedOe } from './part-columns.ts';

/** A stored row of a parts book, with names in one language. */
export interface PartRow extends FitConditions, Omit<Part, 'oe' | 'oeReplaceTwos' | 'curVehFlag' | 'misfits'> {
  fitId: number;
  vehAssyId: number;
  assemblyName: string;
  printedOe: string;
  oeStyle: string;
  replacedBy: PrintedOe[];
}

/** The vehicle's values for the conditions; without a serial number, conditions on it are ignored. */
export interface Judged {
  vehicle: JudgedVehicle;
  serial: number | undefined;
}

/** The row in the contract's form, with its misfits for the vehicle. */
export function partOf(row: PartRow, { vehicle, serial }: Judged): Part {
  const misfits = misfitsOf(row, vehicle, serial);
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
    curVehFlag: misfits.length === 0 ? 1 : 0,
    misfits,
    oeReplaceTwos: shownOes(row.replacedBy),
    isDiscontinued: row.isDiscontinued,
  };
}

/** The rows of one drawing, sorted by callout, fitting rows first, then in the order of the parts book. */
export function partsListOf(rows: readonly PartRow[], judged: Judged): Part[] {
  return sortedRows(rows, judged).map(({ part }) => part);
}

/** Rows of several assemblies, in the given order of assemblies and sorted within each as on its drawing. */
export function bookPartsOf(rows: readonly PartRow[], judged: Judged): BookPart[] {
  const places = new Map([...new Set(rows.map(({ vehAssyId }) => vehAssyId))].map((id, place) => [id, place]));
  const placeOf = ({ vehAssyId }: PartRow) => places.get(vehAssyId) ?? 0;
  return sortedRows(rows, judged)
    .sort((a, b) => placeOf(a.row) - placeOf(b.row))
    .map(({ row: { vehAssyId, assemblyName }, part }) => ({ ...part, vehAssyId, assemblyName }));
}

function sortedRows<Row extends PartRow>(rows: readonly Row[], judged: Judged): { row: Row; part: Part }[] {
  return rows
    .map((row) => ({ row, part: partOf(row, judged) }))
    .sort(
      (a, b) =>
        calloutOrder(a.part.orderNo, b.part.orderNo) ||
        b.part.curVehFlag - a.part.curVehFlag ||
        a.row.fitId - b.row.fitId,
    );
}
