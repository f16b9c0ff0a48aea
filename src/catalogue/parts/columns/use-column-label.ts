import { useTranslation } from 'react-i18next';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { type ColumnId, isPriceColumn, priceKindOf } from './columns.ts';

export function useColumnLabel(): (id: ColumnId) => string {
  const { t } = useTranslation('parts');
  const { t: tPrices } = useTranslation('prices');
  return (id) => (isPriceColumn(id) ? priceLabel(tPrices, priceKindOf(id), 'short') : t(`column.${id}`));
}
