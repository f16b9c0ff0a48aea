import type { TFunction } from 'i18next';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { fileNameOf, type ListSheet, price, type SheetCell, text } from '../../shared/export/list-sheet.ts';
import { fenOf, NO_QUOTES } from '../../shared/prices/price-kinds.ts';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { originCells, originColumns, partOrigins } from '../../shared/prices/price-origin.ts';
import type { PartPrices } from '../../shared/prices/use-part-prices.ts';
import { supersededColumn } from '../../shared/superseded/superseded-text.ts';
import {
  type Column,
  type ColumnId,
  exportColumns,
  isPriceColumn,
  type PriceColumn,
  priceKindOf,
} from '../columns/columns.ts';
import { fitText } from './fit-text.ts';
import type { Row } from './rows.ts';

export interface PartsSheetOptions {
  /** The visible rows, in order. */
  rows: readonly Row[];
  columns: readonly Column[];
  prices: Pick<PartPrices, 'priceOf' | 'quotesOf' | 'offersOf'>;
  title: string;
  vehicleName: string;
  vin: string | undefined;
  provinceName: string;
  language: string;
  t: TFunction<'parts'>;
  tPrices: TFunction<'prices'>;
  common: TFunction;
  quantityOf(part: Row['part'], t: TFunction<'parts'>): string;
  /** Date and source of a price. */
  detailOf(price: PartPrice): string;
  isDemo: boolean;
}

type TextColumn = Exclude<ColumnId, PriceColumn>;

/** The list as displayed, for export: rows, what their cells show in columns of its own, and the sources of the prices. */
export function partsSheet(options: PartsSheetOptions): ListSheet {
  const { rows, columns, title, vehicleName, vin, provinceName, language, t, tPrices, common, isDemo } = options;
  const superseded = supersededColumn(
    rows.map(({ part }) => part),
    common,
  );
  const visible = exportColumns(columns);
  const kinds = visible.flatMap(({ id }) => (isPriceColumn(id) ? [priceKindOf(id)] : []));
  const facts = [
    [t('sheet.vehicle'), vehicleName],
    ['VIN', vin ?? ''],
    [t('sheet.province'), provinceName],
  ] as const;
  const assemblies = assembliesOf(rows);
  const assembly = { label: t('sheet.assembly'), width: 20, isNumber: false };
  return {
    language,
    kind: t('list.label'),
    title,
    fileName: fileNameOf([vehicleName, title].filter(Boolean).join(' '), t('list.label')),
    facts: facts.filter(([, value]) => value !== ''),
    columns: [
      ...(assemblies === undefined ? [] : [assembly]),
      ...visible.map(({ id, width }) => ({
        label: isPriceColumn(id) ? priceLabel(tPrices, priceKindOf(id), 'short') : t(`column.${id}`),
        width: Math.max(8, Math.round(width / 8)),
        isNumber: isPriceColumn(id),
      })),
      ...superseded.columns,
      ...originColumns(tPrices, kinds),
    ],
    rows: rows.map((row, index) => [
      ...(assemblies === undefined ? [] : [text(assemblies[index] ?? '')]),
      ...visible.map(({ id }) => cellOf(id, row, options)),
      ...superseded.cellsOf(row.part),
      ...originCells(tPrices, kinds, originsOf(row, options)),
    ]),
    totals: [],
    notes: [tPrices('sheetNote'), ...datesOf(options), ...(isDemo ? [tPrices('note')] : [])],
  };
}

/** The assembly of each row if the list covers several. A column, because headings would be lost when the file is sorted. */
function assembliesOf(rows: readonly Row[]): string[] | undefined {
  if (rows.every(({ heading }) => heading === undefined)) return undefined;
  let heading = '';
  return rows.map((row) => {
    heading = row.heading ?? heading;
    return heading;
  });
}

function originsOf({ part }: Row, { prices, tPrices }: PartsSheetOptions) {
  return partOrigins(tPrices, prices.priceOf(part) ?? null, prices.quotesOf(part) ?? NO_QUOTES);
}

function cellOf(id: ColumnId, row: Row, needs: PartsSheetOptions): SheetCell {
  const { part } = row;
  const { prices, t, tPrices } = needs;
  if (isPriceColumn(id)) {
    const kind = priceKindOf(id);
    const fen = fenOf(kind, prices.priceOf(part) ?? null, prices.quotesOf(part) ?? NO_QUOTES);
    return price(fen, needs.language);
  }
  const brands = () => [...new Set((prices.offersOf(part) ?? []).map(({ aftBrandName }) => aftBrandName))];
  const cells: Readonly<Record<TextColumn, () => string>> = {
    callout: () => part.orderNo,
    name: () => part.stdPartName,
    oe: () => part.oe,
    replace: () => part.oeReplaceTwos.join(', '),
    quantity: () => needs.quantityOf(part, t),
    remark: () => part.partRemark,
    fit: () => fitText(part.fit, t),
    partBrand: () => t('originalBrand'),
    vehicleBrand: () => part.brandName,
    aftBrand: () => (brands().length === 0 ? '' : tPrices('offers.brands', { count: brands().length })),
    aftBrandName: () => brands().join(tPrices('offers.and')),
    oeName: () => part.oeName,
    add: () => '',
  };
  return text(cells[id]());
}

/** Distinct dates and sources of the prices. */
function datesOf({ rows, prices, detailOf }: PartsSheetOptions): string[] {
  const known = rows.flatMap(({ part }) => prices.priceOf(part) ?? []);
  return [...new Set(known.map((found) => detailOf({ ...found, standInOe: null })))].toSorted();
}
