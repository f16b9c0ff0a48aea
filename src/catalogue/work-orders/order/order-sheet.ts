import type { TFunction } from 'i18next';
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
import { lineTotalFen, totalsOf } from '../lines/order-lines.ts';
import { vehicleWords } from '../vehicle-words.ts';
import { isKindKnown, type PriceKind, priceKinds, shownPrice } from './price-kinds.ts';

export interface SheetNeeds {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
  language: string;
  /** The words of `orders`. */
  t: TFunction<'work-orders'>;
  provinceName: (code: string) => string;
  /** Which of the prices the lines show. */
  kind?: PriceKind;
  /** Numbers and prices are samples, and the document says so. */
  isDemo: boolean;
}

interface Column {
  key: string;
  width: number;
  isNumber?: boolean;
  isWhole?: boolean;
  cell: (item: WorkOrderItem, index: number) => SheetCell;
}

/** The order in the visit's language: prices by the rule for prices, totals exact. */
export function orderSheet(needs: SheetNeeds): ListSheet {
  const { order, items, language, t, kind = 'market' } = needs;
  const { unpricedNum } = totalsOf(items, kind);
  const columns = columnsOf(needs);
  return {
    language,
    kind: t('kind'),
    title: order.name,
    fileName: fileNameOf(order.name, t('kind')),
    facts: factsOf(needs),
    columns: columns.map(({ key, width, isNumber = false, isWhole = false }) => ({
      label: key === 'price' ? t(`priceColumn.${kind}`) : t(`column.${key}`),
      width,
      isNumber,
      isWhole,
    })),
    rows: items.map((item, index) => columns.map(({ cell }) => cell(item, index))),
    totals: totalLines(needs),
    notes: [
      ...(unpricedNum === 0 ? [] : [t('unpriced', { count: unpricedNum })]),
      t(kind === 'market' ? 'priceNote' : 'priceNoteOf', { kind: t(`priceKind.${kind}`) }),
      ...(needs.isDemo ? [t('demoNote')] : []),
    ],
  };
}

function factsOf({ order, language, t, provinceName }: SheetNeeds): ListSheet['facts'] {
  const facts = [
    [t('fact.vehicle'), vehicleWords(order)],
    [t('fact.vin'), order.vin ?? ''],
    [t('fact.province'), provinceName(order.provinceCode)],
    [t('fact.updated'), formatDateTime(order.updateTime, language)],
    [t('fact.remark'), order.remark],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

/** The total of the kind that the lines show, and of every other kind that some line has a price of. */
function totalLines({ items, language, t, kind = 'market' }: SheetNeeds): ListSheet['totals'] {
  const shown = { label: t('total'), cell: amount(totalsOf(items, kind).totalFen, language) };
  const others = priceKinds.flatMap((other) => {
    if (other === kind || !isKindKnown(items, other)) return [];
    const { totalFen, unpricedNum } = totalsOf(items, other);
    const name = t('totalOf', { kind: t(`priceKind.${other}`) });
    const label = unpricedNum === 0 ? name : `${name} (${t('list.unpriced', { count: unpricedNum })})`;
    return [{ label, cell: amount(totalFen, language) }];
  });
  return [shown, ...others];
}

function columnsOf({ order, items, language, provinceName, kind = 'market' }: SheetNeeds): Column[] {
  // Prices of one province need no column to say which.
  const isMixed = items.some(({ provinceCode }) => provinceCode !== order.provinceCode);
  const province: Column = { key: 'province', width: 12, cell: (item) => text(provinceName(item.provinceCode)) };
  return [
    { key: 'line', width: 6, isNumber: true, cell: (_item, index) => whole(index + 1) },
    { key: 'name', width: 24, cell: (item) => text(nameOf(item)) },
    { key: 'oe', width: 20, isWhole: true, cell: (item) => text(oeOf(item)) },
    { key: 'brand', width: 16, isWhole: true, cell: (item) => text(brandsOf(item)) },
    { key: 'remark', width: 24, cell: (item) => text(item.partRemark) },
    { key: 'quantity', width: 8, isNumber: true, cell: (item) => quantity(item) },
    { key: 'price', width: 14, isNumber: true, cell: (item) => price(shownPrice(item, kind)) },
    ...(isMixed ? [province] : []),
    { key: 'lineTotal', width: 14, isNumber: true, cell: (item) => amount(lineTotalFen(item, kind), language) },
  ];
}

/** What the line is, with the word that its user asked for it by. */
export function nameOf({ stdPartName, userWord }: Pick<WorkOrderItem, 'stdPartName' | 'userWord'>): string {
  return userWord === '' || userWord === stdPartName ? stdPartName : `${stdPartName} (${userWord})`;
}

/** The number, with the one that it took the place of. */
function oeOf({ oe, formerOe }: WorkOrderItem): string {
  return formerOe === '' ? oe : `${oe} (← ${formerOe})`;
}

/** The part's brand, and the vehicle's where it is another. */
export function brandsOf({ partBrandName, vehicleBrandName }: WorkOrderItem): string {
  return [...new Set([partBrandName, vehicleBrandName])].filter(Boolean).join(' / ');
}

function quantity({ quantity: count, unit, lineKind }: WorkOrderItem): SheetCell {
  const digits = lineKind === 'part' ? 0 : 2;
  return { text: unit === '' ? String(count) : `${count} ${unit}`, number: count, digits };
}
