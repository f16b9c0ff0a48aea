import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { readSite } from '../../../providers/page/site.ts';
import { useStore } from '../../../providers/store.ts';
import type { ListSheet } from '../../shared/export/list-sheet.ts';
import { orderSheet } from './order-sheet.ts';
import { orderViewOf } from './order-view.ts';
import { useProvinceName } from './use-province-name.ts';

/** Makes a document of these lines of an order, with the price kind and the language that the page shows. */
export function useOrderSheet(order: WorkOrder, items: readonly WorkOrderItem[]): () => ListSheet {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  const provinceName = useProvinceName();
  const [params] = useSearchParams();
  const { kind } = orderViewOf(params);
  return () => orderSheet({ order, items, language: locale, t, provinceName, kind, isDemo: readSite().isDemo });
}
