import { groupBy } from '../../contract/group-by.ts';
import type { BookPart, FitGrade } from '../../contract/parts/schemas.ts';
import { orderQuantity } from '../shared/work-order/order-item.ts';
import { partSide } from '../shared/work-order/part-side.ts';
import type { FleetEntry } from './fleet-vehicle.ts';

/** A vehicle with the parts of its book that shops look up most. */
export interface FleetBook {
  entry: FleetEntry;
  parts: readonly BookPart[];
}

/** A number for a vehicle. */
export interface FleetCell {
  key: string;
  vin: string;
  vehicleType: 'pac' | 'cov';
  part: BookPart;
}

/** A number with the vehicles that it is for. */
export interface FleetNumber {
  part: BookPart;
  /** The worst of its vehicles. */
  grade: FitGrade;
  cells: readonly FleetCell[];
}

/** A standard part, on one side if it has sides. */
export interface FleetRow {
  key: string;
  name: string;
  /** The number of most vehicles first. */
  numbers: readonly FleetNumber[];
  /** Vehicles that have the part. */
  vehicleNum: number;
}

const GRADES: readonly FitGrade[] = ['fits', 'check', 'misfit'];

/** The standard parts of the vehicles, those of most vehicles first, otherwise in the order of the books. */
export function fleetRows(books: readonly FleetBook[]): FleetRow[] {
  const cells = books.flatMap(({ entry, parts }) =>
    [...groupBy(parts, rowKey)].flatMap(([key, options]) => bestOf(options).map((part) => cellOf(entry, key, part))),
  );
  return [...groupBy(cells, ({ part }) => rowKey(part))]
    .map(([key, ofRow]) => fleetRow(key, ofRow))
    .sort((a, b) => b.vehicleNum - a.vehicleNum);
}

function cellOf({ read, vehicle }: FleetEntry, key: string, part: BookPart): FleetCell {
  const vehicleType = vehicle?.vehicleTypeCode === 'B' ? 'cov' : 'pac';
  return { key: `${read.vin} ${key} ${part.searchOe}`, vin: read.vin, vehicleType, part };
}

function fleetRow(key: string, cells: readonly FleetCell[]): FleetRow {
  const numbers = [...groupBy(cells, ({ part }) => part.searchOe).values()].flatMap((ofNumber): FleetNumber[] => {
    const [first] = ofNumber;
    if (first === undefined) return [];
    return [{ part: first.part, grade: worst(ofNumber.map(({ part }) => part.fit.grade)), cells: ofNumber }];
  });
  return {
    key,
    name: cells[0]?.part.stdPartName ?? '',
    numbers: numbers.sort((a, b) => b.cells.length - a.cells.length),
    vehicleNum: new Set(cells.map(({ vin }) => vin)).size,
  };
}

function rowKey(part: BookPart): string {
  return `${part.stdPartId} ${partSide(part) ?? ''}`;
}

/** The numbers of a vehicle for a part: those that fit, otherwise those to check, otherwise those that do not fit. */
function bestOf(options: readonly BookPart[]): BookPart[] {
  const best = GRADES.find((grade) => options.some(({ fit }) => fit.grade === grade));
  const parts = options.filter(({ fit }) => fit.grade === best);
  return [...new Map(parts.map((part) => [part.searchOe, part])).values()];
}

export function worst(grades: readonly FitGrade[]): FitGrade {
  return GRADES.findLast((grade) => grades.includes(grade)) ?? 'fits';
}

/** Pieces of a number for all of its vehicles. */
export function quantityOf(cells: readonly FleetCell[]): number {
  return cells.reduce((sum, { part }) => sum + orderQuantity(part.partCount), 0);
}

/** The ticked cells, in the order of the table. */
export function tickedCells(rows: readonly FleetRow[], ticks: ReadonlySet<string>): FleetCell[] {
  return rows.flatMap(({ numbers }) => numbers.flatMap(({ cells }) => cells.filter(({ key }) => ticks.has(key))));
}

/** What both views of the table get. */
export interface FleetTableProps {
  rows: readonly FleetRow[];
  books: readonly FleetBook[];
  ticks: ReadonlySet<string>;
  onTick: (cells: readonly FleetCell[], isTicked: boolean) => void;
}
