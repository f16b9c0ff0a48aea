import type { TFunction } from 'i18next';
import type { WorkOrder, WorkOrderItem } from '../../contract/work-orders.ts';
import { showPriceFen, showTotalFen } from '../../ui/money.ts';
import { lineTotalFen, totalsOf } from './order-lines.ts';
import { shownTime } from './shown-time.ts';

/** One cell of an exported order. */
export interface SheetCell {
  /** As it is read on a page. */
  text: string;
  /** The number behind it, for programs that reckon; null where a number is wanted and none is known. */
  number?: number | null;
  /** Digits after the point. */
  digits?: 0 | 2;
}

/** An order as a document, the same for every format. */
export interface OrderSheet {
  language: string;
  /** What such a document is called. */
  kind: string;
  title: string;
  /** Without its extension. */
  fileName: string;
  /** What the document is about: label and value. */
  facts: readonly (readonly [label: string, value: string])[];
  columns: readonly { label: string; width: number; isNumber: boolean }[];
  rows: readonly (readonly SheetCell[])[];
  total: { label: string; cell: SheetCell };
  notes: readonly string[];
}

export interface SheetNeeds {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
  language: string;
  /** The words of `orders`. */
  t: TFunction<'orders'>;
  provinceName: (code: string) => string;
  /** Numbers and prices are samples, and the document says so. */
  isDemo: boolean;
}

interface Column {
  key: string;
  width: number;
  isNumber?: boolean;
  cell: (item: WorkOrderItem, index: number) => SheetCell;
}

const text = (value: string): SheetCell => ({ text: value });

/** The order in the visit's language: prices by the rule for prices, totals exact. */
export function orderSheet(needs: SheetNeeds): OrderSheet {
  const { order, items, language, t } = needs;
  const { totalFen, unpricedNum } = totalsOf(items);
  const columns = columnsOf(needs);
  return {
    language,
    kind: t('kind'),
    title: order.name,
    fileName: fileNameOf(order.name, t('kind')),
    facts: factsOf(needs),
    columns: columns.map(({ key, width, isNumber = false }) => ({ label: t(`column.${key}`), width, isNumber })),
    rows: items.map((item, index) => columns.map(({ cell }) => cell(item, index))),
    total: { label: t('total'), cell: amount(totalFen, language) },
    notes: [
      ...(unpricedNum === 0 ? [] : [t('unpriced', { count: unpricedNum })]),
      t('priceNote'),
      ...(needs.isDemo ? [t('demoNote')] : []),
    ],
  };
}

function factsOf({ order, language, t, provinceName }: SheetNeeds): OrderSheet['facts'] {
  const facts = [
    [t('fact.vehicle'), order.vehicleName || [order.brandName, order.familyName].filter(Boolean).join(' ')],
    [t('fact.vin'), order.vin ?? ''],
    [t('fact.province'), provinceName(order.provinceCode)],
    [t('fact.updated'), shownTime(order.updateTime, language)],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

function columnsOf({ order, items, language, provinceName }: SheetNeeds): Column[] {
  // Prices of one province need no column to say which.
  const isMixed = items.some(({ provinceCode }) => provinceCode !== order.provinceCode);
  const province: Column = { key: 'province', width: 12, cell: (item) => text(provinceName(item.provinceCode)) };
  return [
    { key: 'line', width: 6, isNumber: true, cell: (_item, index) => whole(index + 1) },
    { key: 'name', width: 24, cell: (item) => text(item.stdPartName) },
    { key: 'oe', width: 20, cell: (item) => text(item.oe) },
    { key: 'brand', width: 16, cell: (item) => text(brandsOf(item)) },
    { key: 'remark', width: 24, cell: (item) => text(item.partRemark) },
    { key: 'quantity', width: 8, isNumber: true, cell: (item) => whole(item.quantity) },
    { key: 'price', width: 14, isNumber: true, cell: (item) => price(item.marketPriceFen) },
    ...(isMixed ? [province] : []),
    { key: 'lineTotal', width: 14, isNumber: true, cell: (item) => amount(lineTotalFen(item), language) },
  ];
}

/** The part's brand, and the vehicle's where it is another. */
export function brandsOf({ partBrandName, vehicleBrandName }: WorkOrderItem): string {
  return [...new Set([partBrandName, vehicleBrandName])].filter(Boolean).join(' / ');
}

function whole(number: number): SheetCell {
  return { text: String(number), number, digits: 0 };
}

function price(fen: number | null): SheetCell {
  const shown = showPriceFen(fen);
  const number = Number(shown);
  if (Number.isNaN(number)) return { text: shown, number: null };
  return { text: shown, number, digits: Number.isInteger(number) ? 0 : 2 };
}

function amount(fen: number | null, language: string): SheetCell {
  return fen === null
    ? { text: showPriceFen(null), number: null }
    : { text: showTotalFen(fen, language), number: fen / 100, digits: 2 };
}

/** A name that every file system takes: no separators or unseen characters, no dot or space at the ends. */
export function fileNameOf(name: string, otherwise: string): string {
  const safe = name
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^[\s.]+|[\s.\uD800-\uDBFF]+$/g, '');
  return safe === '' ? otherwise : safe;
}
