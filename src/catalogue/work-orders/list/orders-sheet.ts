import type { TFunction } from 'i18next';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { amount, type ListSheet, text, whole } from '../../shared/export/list-sheet.ts';

interface OrdersSheetInput {
  orders: readonly WorkOrder[];
  /** The search text; empty for all orders. */
  search: string;
  language: string;
  t: TFunction<'work-orders'>;
}

/** The exported list of orders. */
export function ordersSheet({ orders, search, language, t }: OrdersSheetInput): ListSheet {
  const columns = [
    { key: 'name', width: 30, isNumber: false, cell: (order: WorkOrder) => text(order.name) },
    { key: 'vehicle', width: 40, isNumber: false, cell: (order: WorkOrder) => text(fullName(order)) },
    { key: 'vin', width: 20, isNumber: false, cell: (order: WorkOrder) => text(order.vin ?? '') },
    { key: 'remark', width: 30, isNumber: false, cell: (order: WorkOrder) => text(order.remark) },
    {
      key: 'updated',
      width: 22,
      isNumber: false,
      cell: (order: WorkOrder) => text(formatDateTime(order.updateTime, language)),
    },
    { key: 'items', width: 8, isNumber: true, cell: (order: WorkOrder) => whole(order.itemNum) },
    { key: 'total', width: 16, isNumber: true, cell: (order: WorkOrder) => amount(order.totalFen, language) },
  ];
  const totalFen = orders.reduce((sum, order) => sum + order.totalFen, 0);
  return {
    language,
    kind: t('title'),
    title: t('title'),
    fileName: t('title'),
    facts: search === '' ? [] : [[t('list.search'), search]],
    columns: columns.map(({ key, width, isNumber }) => ({ label: t(`listColumn.${key}`), width, isNumber })),
    rows: orders.map((order) => columns.map(({ cell }) => cell(order))),
    totals: [{ label: t('total'), cell: amount(totalFen, language) }],
    notes: [t('priceNote')],
  };
}
