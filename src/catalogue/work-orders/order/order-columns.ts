import { PRICE_KINDS, type PriceKind } from '../../../contract/prices/price-kinds.ts';
import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { amount, price, type SheetCell, text, whole } from '../../shared/export/list-sheet.ts';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { originCells, originColumns } from '../../shared/prices/price-origin.ts';
import { unitName } from '../../shared/work-order/unit-name.ts';
import { itemFitText } from '../lines/item-fit.ts';
import { lineTotalFen } from '../lines/line-totals.ts';
import { returnText } from '../lines/returns/return-text.ts';
import { isKindKnown, unitPriceFen } from './item-price.ts';
import type { OrderSheetInput } from './order-sheet-input.ts';

/** A column of an order on paper or in a file. */
export interface OrderColumn {
  label: string;
  width: number;
  isNumber?: boolean;
  isWhole?: boolean;
  isCode?: boolean;
  cell: (item: WorkOrderItem, index: number) => SheetCell;
}

export function fileColumns(input: OrderSheetInput): OrderColumn[] {
  return allColumns(input, [input.kind ?? 'market']);
}

export function customerColumns(input: OrderSheetInput): OrderColumn[] {
  const { line, name, oe, superseded, brand, fit, returned, count, lineTotal } = columnsOf(input);
  const unitPrice = unitPriceColumn(input, input.kind ?? 'market');
  return [line, name, oe, ...superseded, brand, ...fit, ...returned, count, unitPrice, lineTotal];
}

/** The unit price of the selected kind is the first of the prices. */
export function internalColumns(input: OrderSheetInput): OrderColumn[] {
  const { items, kind = 'market' } = input;
  return allColumns(input, [kind, ...PRICE_KINDS.filter((other) => other !== kind && isKindKnown(items, other))]);
}

/** All columns, with the unit prices of these kinds. */
function allColumns(input: OrderSheetInput, kinds: readonly PriceKind[]): OrderColumn[] {
  const { line, name, oe, superseded, brand, remark, fit, returned, count, province, lineTotal } = columnsOf(input);
  const facts = [line, name, oe, ...superseded, brand, remark, ...fit, ...returned, count];
  const prices = kinds.map((kind) => unitPriceColumn(input, kind));
  return [...facts, ...prices, ...originsColumns(input, kinds), ...province, lineTotal];
}

function columnsOf(input: OrderSheetInput) {
  const { order, items, language, t, provinceName, supersededOf = () => '', kind = 'market' } = input;
  // The facts name the province; the column is for orders with prices of several provinces.
  const isMixed = items.some(({ provinceCode }) => provinceCode !== order.provinceCode);
  const isDoubtful = items.some((item) => itemFitText(item, t) !== '');
  const isSuperseded = items.some((item) => supersededOf(item) !== '');
  const isReturned = items.some(({ returnReason }) => returnReason !== null);
  const province = textOf(t('column.province'), 12, (item) => provinceName(item.provinceCode));
  const line: OrderColumn = { ...NUMBER, label: t('column.line'), width: 6, cell: (_item, index) => whole(index + 1) };
  const count: OrderColumn = {
    ...NUMBER,
    label: t('column.quantity'),
    width: 8,
    cell: (item) => quantity(item, language),
  };
  const lineTotal: OrderColumn = {
    ...NUMBER,
    label: t('column.lineTotal'),
    width: 14,
    cell: (item) => amount(lineTotalFen(item, kind), language),
  };
  return {
    line,
    name: textOf(t('column.name'), 24, lineName),
    oe: { ...textOf(t('column.oe'), 20, oeOf), isCode: true },
    superseded: isSuperseded ? [textOf(t('column.superseded'), 24, supersededOf)] : [],
    brand: { ...textOf(t('column.brand'), 16, brandNames), isWhole: true },
    remark: textOf(t('column.remark'), 24, ({ partRemark }) => partRemark),
    fit: isDoubtful ? [textOf(t('column.fit'), 30, (item) => itemFitText(item, t))] : [],
    returned: isReturned ? [textOf(t('column.returned'), 24, (item) => returnText(item, t))] : [],
    count,
    province: isMixed ? [province] : [],
    lineTotal,
  };
}

const NUMBER = { isNumber: true } as const;

const textOf = (label: string, width: number, of: (item: WorkOrderItem) => string): OrderColumn => ({
  label,
  width,
  cell: (item) => text(of(item)),
});

const unitPriceColumn = ({ language, tPrices }: OrderSheetInput, kind: PriceKind): OrderColumn => ({
  ...NUMBER,
  label: priceLabel(tPrices, kind, 'orderColumn'),
  width: 14,
  cell: (item) => price(unitPriceFen(item, kind), language),
});

/** Dates and sources of the prices in the line. */
function originsColumns({ tPrices }: OrderSheetInput, kinds: readonly PriceKind[]): OrderColumn[] {
  return originColumns(tPrices, kinds).map((column, index) => ({
    ...column,
    cell: (item) => originCells(tPrices, kinds, originsOf(item, kinds))[index] ?? text(''),
  }));
}

const NO_ORIGINS = { priceSource: '', priceDated: null, quoteSource: '', quoteDated: null };

/** Labour and materials have one price, whose origin is in `priceSource`. */
function originsOf(item: WorkOrderItem, kinds: readonly PriceKind[]) {
  if (kinds.every((kind) => unitPriceFen(item, kind) === null)) return NO_ORIGINS;
  const { priceSource, priceDated } = item;
  return item.lineKind === 'part'
    ? item
    : { priceSource, priceDated, quoteSource: priceSource, quoteDated: priceDated };
}

/** The part's name, with the user's word for it in parentheses. */
export function lineName({ stdPartName, userWord }: Pick<WorkOrderItem, 'stdPartName' | 'userWord'>): string {
  return userWord === '' || userWord === stdPartName ? stdPartName : `${stdPartName} (${userWord})`;
}

/** The number, with the one that it replaced. */
function oeOf({ oe, formerOe }: WorkOrderItem): string {
  return formerOe === '' ? oe : `${oe} (← ${formerOe})`;
}

/** The part's brand, and the vehicle's if it differs. */
export function brandNames({ partBrandName, vehicleBrandName }: WorkOrderItem): string {
  return [...new Set([partBrandName, vehicleBrandName])].filter(Boolean).join(' / ');
}

function quantity({ quantity: count, unit, lineKind }: WorkOrderItem, language: string): SheetCell {
  const digits = lineKind === 'part' ? 0 : 2;
  return { text: unit === '' ? String(count) : `${count} ${unitName(unit, language)}`, number: count, digits };
}
