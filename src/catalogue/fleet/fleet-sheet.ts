import type { TFunction } from 'i18next';
import { CATALOGUE_KINDS } from '../../contract/prices/price-kinds.ts';
import type { PartPrice } from '../../contract/prices/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { type ListSheet, price, text, whole } from '../shared/export/list-sheet.ts';
import { priceKey } from '../shared/prices/price-batches.ts';
import { NO_QUOTES } from '../shared/prices/price-kinds.ts';
import { originCells, originColumns, partOrigins } from '../shared/prices/price-origin.ts';
import { type FleetBook, type FleetRow, quantityOf } from './fleet-table.ts';
import { labelOf } from './fleet-vehicle.ts';

interface SheetInput {
  rows: readonly FleetRow[];
  books: readonly FleetBook[];
  prices: ReadonlyMap<string, PartPrice>;
  language: string;
  provinceName: string;
  now: Date;
  isDemo: boolean;
  t: TFunction<'work-orders-fleet'>;
  tPrices: TFunction<'prices'>;
}

const columns = [
  { key: 'part', width: 24, isNumber: false },
  { key: 'number', width: 22, isNumber: false, isWhole: true },
  { key: 'brand', width: 16, isNumber: false },
  { key: 'vehicleNum', width: 10, isNumber: true },
  { key: 'vehicles', width: 48, isNumber: false },
  { key: 'fit', width: 14, isNumber: false },
  { key: 'quantity', width: 10, isNumber: true },
  { key: 'market', width: 12, isNumber: true },
  { key: 'guide', width: 12, isNumber: true },
] as const;

/** The table as a file: a row for each number, with the vehicles that it is for. */
export function fleetSheet({
  rows,
  books,
  prices,
  language,
  provinceName,
  now,
  isDemo,
  t,
  tPrices,
}: SheetInput): ListSheet {
  const labels = new Map(books.map(({ entry: { read } }) => [read.vin, labelOf(read)]));
  return {
    language,
    kind: t('export.kind'),
    title: t('export.title', { count: books.length }),
    fileName: t('export.fileName'),
    facts: [
      [t('export.time'), formatDateTime(now.toISOString(), language)],
      [t('export.province'), provinceName],
      ...books.map(({ entry: { read, vehicle } }): [string, string] => [
        labelOf(read),
        [read.vin, vehicle === null ? '' : fullName(vehicle), read.note].filter(Boolean).join(' · '),
      ]),
    ],
    columns: [
      ...columns.map(({ key, ...column }) => ({ ...column, label: t(`column.${key}`) })),
      ...originColumns(tPrices, CATALOGUE_KINDS),
    ],
    rows: rows.flatMap(({ name, numbers }) =>
      numbers.map(({ part, grade, cells }) => {
        const partPrice = prices.get(priceKey(part)) ?? null;
        return [
          text(name),
          text(part.oe),
          text(part.brandName),
          whole(cells.length),
          text(cells.map(({ vin }) => labels.get(vin) ?? vin).join(', ')),
          text(t(`grade.${grade}`)),
          whole(quantityOf(cells)),
          price(partPrice?.marketPriceFen, language),
          price(partPrice?.guidePriceFen, language),
          ...originCells(tPrices, CATALOGUE_KINDS, partOrigins(tPrices, partPrice, NO_QUOTES)),
        ];
      }),
    ),
    totals: [],
    notes: isDemo ? [t('export.demo')] : [],
  };
}
