import { PRICE_KINDS } from '../../../contract/prices/price-kinds.ts';
import { formatDateTime, formatDay } from '../../../contract/shop-time.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { amount, fileNameOf, type ListSheet } from '../../shared/export/list-sheet.ts';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { sumLines } from '../lines/line-totals.ts';
import { isKindKnown } from './item-price.ts';
import { customerColumns, fileColumns, internalColumns, type OrderColumn } from './order-columns.ts';
import type { OrderSheetInput } from './order-sheet-input.ts';

/** The order for files, in exact amounts. */
export const orderSheet = (input: OrderSheetInput): ListSheet =>
  sheetOf(input, {
    facts: factsOf(input),
    columns: fileColumns(input),
    totals: [totalRow(input), ...otherTotals(input)],
  });

/** The order for the customer: one price kind, without remarks and sources. */
export const customerSheet = (input: OrderSheetInput): ListSheet =>
  sheetOf(input, {
    facts: [...customerFacts(input), ...factsOf(input).slice(0, VEHICLE_FACTS)],
    columns: customerColumns(input),
    totals: [totalRow(input)],
  });

/** The order for the shop itself: every price kind, with sources and remarks. */
export const internalSheet = (input: OrderSheetInput): ListSheet =>
  sheetOf(input, {
    facts: [...customerFacts(input), ...factsOf(input)],
    columns: internalColumns(input),
    totals: [totalRow(input), ...otherTotals(input)],
  });

function sheetOf(
  input: OrderSheetInput,
  { facts, columns, totals }: Pick<ListSheet, 'facts' | 'totals'> & { columns: readonly OrderColumn[] },
): ListSheet {
  const { order, items, language, t, tPrices, kind = 'market' } = input;
  const { unpricedNum } = sumLines(items, kind);
  return {
    language,
    kind: t('kind'),
    title: order.name,
    fileName: fileNameOf(order.name, t('kind')),
    facts: facts.filter(([, value]) => value !== ''),
    columns: columns.map(({ label, width, isNumber = false, isWhole = false, isCode = false }) => ({
      label,
      width,
      isNumber,
      isWhole,
      isCode,
    })),
    rows: items.map((item, index) => columns.map(({ cell }) => cell(item, index))),
    totals,
    notes: [
      ...(unpricedNum === 0 ? [] : [t('unpriced', { count: unpricedNum })]),
      t(kind === 'market' ? 'priceNote' : 'priceNoteOf', { kind: priceLabel(tPrices, kind, 'order') }),
      ...(input.supersededOf === undefined ? [t('successorsUnknown')] : []),
      ...(input.isDemo ? [t('demoNote')] : []),
    ],
  };
}

/** Vehicle and VIN come first. */
const VEHICLE_FACTS = 2;

function factsOf({ order, language, t, provinceName }: OrderSheetInput): ListSheet['facts'] {
  return [
    [t('fact.vehicle'), fullName(order)],
    [t('fact.vin'), order.vin ?? '', 'code'],
    [t('fact.province'), provinceName(order.provinceCode)],
    [t('fact.updated'), formatDateTime(order.updateTime, language)],
    [t('fact.remark'), order.remark],
  ];
}

function customerFacts({ order, language, t, now = new Date() }: OrderSheetInput): ListSheet['facts'] {
  return [
    [t('fact.customer'), order.customerName],
    [t('fact.plate'), order.plate],
    [t('fact.date'), formatDay(now.toISOString(), language)],
  ];
}

function totalRow({ items, language, t, kind = 'market' }: OrderSheetInput): ListSheet['totals'][number] {
  return { label: t('total'), cell: amount(sumLines(items, kind).totalFen, language) };
}

/** The totals of every other kind that any item has a price of. */
function otherTotals({ items, language, t, tPrices, kind = 'market' }: OrderSheetInput): ListSheet['totals'] {
  return PRICE_KINDS.flatMap((other) => {
    if (other === kind || !isKindKnown(items, other)) return [];
    const { totalFen, unpricedNum } = sumLines(items, other);
    const name = priceLabel(tPrices, other, 'order');
    const label =
      unpricedNum === 0 ? t('totalOf', { kind: name }) : t('totalOfUnpriced', { kind: name, count: unpricedNum });
    return [{ label, cell: amount(totalFen, language) }];
  });
}
