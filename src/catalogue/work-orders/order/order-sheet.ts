import type { TFunction } from 'i18next';
import { PRICE_KINDS, type PriceKind } from '../../../contract/prices/price-kinds.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import {
  amount,
  fileNameOf,
  type ListSheet,
  price,
  type SheetCell,
  text,
  whole,
} from '../../shared/export/list-sheet.ts';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { lineTotalFen, sumLines } from '../lines/line-totals.ts';
import { orderVehicleName } from '../order-vehicle-name.ts';
import { isKindKnown, unitPriceText } from './item-price.ts';

export interface OrderSheetInput {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
  language: string;
  t: TFunction<'work-orders'>;
  tPrices: TFunction<'prices'>;
  provinceName: (code: string) => string;
  /** The price kind in the lines. */
  kind?: PriceKind;
  /** Adds the note that numbers and prices are samples. */
  isDemo: boolean;
}

interface Column {
  key: string;
  width: number;
  isNumber?: boolean;
  isWhole?: boolean;
  cell: (item: WorkOrderItem, index: number) => SheetCell;
}

/** The exported order: displayed prices are rounded, totals are exact. */
export function orderSheet(input: OrderSheetInput): ListSheet {
  const { order, items, language, t, tPrices, kind = 'market' } = input;
  const { unpricedNum } = sumLines(items, kind);
  const columns = columnsOf(input);
  return {
    language,
    kind: t('kind'),
    title: order.name,
    fileName: fileNameOf(order.name, t('kind')),
    facts: factsOf(input),
    columns: columns.map(({ key, width, isNumber = false, isWhole = false }) => ({
      label: key === 'price' ? priceLabel(tPrices, kind, 'orderColumn') : t(`column.${key}`),
      width,
      isNumber,
      isWhole,
    })),
    rows: items.map((item, index) => columns.map(({ cell }) => cell(item, index))),
    totals: totalRows(input),
    notes: [
      ...(unpricedNum === 0 ? [] : [t('unpriced', { count: unpricedNum })]),
      t(kind === 'market' ? 'priceNote' : 'priceNoteOf', { kind: priceLabel(tPrices, kind, 'order') }),
      ...(input.isDemo ? [t('demoNote')] : []),
    ],
  };
}

function factsOf({ order, language, t, provinceName }: OrderSheetInput): ListSheet['facts'] {
  const facts = [
    [t('fact.vehicle'), orderVehicleName(order)],
    [t('fact.vin'), order.vin ?? ''],
    [t('fact.province'), provinceName(order.provinceCode)],
    [t('fact.updated'), formatDateTime(order.updateTime, language)],
    [t('fact.remark'), order.remark],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

/** The total of the displayed kind, then of every other kind that any item has a price of. */
function totalRows({ items, language, t, tPrices, kind = 'market' }: OrderSheetInput): ListSheet['totals'] {
  const displayed = { label: t('total'), cell: amount(sumLines(items, kind).totalFen, language) };
  const others = PRICE_KINDS.flatMap((other) => {
    if (other === kind || !isKindKnown(items, other)) return [];
    const { totalFen, unpricedNum } = sumLines(items, other);
    const name = t('totalOf', { kind: priceLabel(tPrices, other, 'order') });
    const label = unpricedNum === 0 ? name : `${name} (${t('list.unpriced', { count: unpricedNum })})`;
    return [{ label, cell: amount(totalFen, language) }];
  });
  return [displayed, ...others];
}

function columnsOf({ order, items, language, provinceName, kind = 'market' }: OrderSheetInput): Column[] {
  // The facts name the province; the column is for orders with prices of several provinces.
  const isMixed = items.some(({ provinceCode }) => provinceCode !== order.provinceCode);
  const province: Column = { key: 'province', width: 12, cell: (item) => text(provinceName(item.provinceCode)) };
  return [
    { key: 'line', width: 6, isNumber: true, cell: (_item, index) => whole(index + 1) },
    { key: 'name', width: 24, cell: (item) => text(lineName(item)) },
    { key: 'oe', width: 20, isWhole: true, cell: (item) => text(oeOf(item)) },
    { key: 'brand', width: 16, isWhole: true, cell: (item) => text(brandNames(item)) },
    { key: 'remark', width: 24, cell: (item) => text(item.partRemark) },
    { key: 'quantity', width: 8, isNumber: true, cell: (item) => quantity(item) },
    { key: 'price', width: 14, isNumber: true, cell: (item) => price(unitPriceText(item, kind)) },
    ...(isMixed ? [province] : []),
    { key: 'lineTotal', width: 14, isNumber: true, cell: (item) => amount(lineTotalFen(item, kind), language) },
  ];
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

function quantity({ quantity: count, unit, lineKind }: WorkOrderItem): SheetCell {
  const digits = lineKind === 'part' ? 0 : 2;
  return { text: unit === '' ? String(count) : `${count} ${unit}`, number: count, digits };
}
