import { useTranslation } from 'react-i18next';
import type { CurrentItem, WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useProvinceName } from '../../order/use-province-name.ts';
import styles from './changes-bar.module.css';

interface WithheldPricesProps {
  items: readonly WorkOrderItem[];
  currentItems: readonly CurrentItem[];
}

/** Says which provinces have lines that are not compared with today's prices, because the account has not switched to them. */
export function WithheldPrices({ items, currentItems }: WithheldPricesProps) {
  const { t } = useTranslation('work-orders');
  const nameOf = useProvinceName();
  const withheld = new Set(currentItems.flatMap(({ partId, isPriceWithheld }) => (isPriceWithheld ? [partId] : [])));
  const lines = items.filter(({ partId }) => withheld.has(partId));
  if (lines.length === 0) return null;
  const provinces = [...new Set(lines.map(({ provinceCode }) => nameOf(provinceCode)))].join(t('change.and'));
  return (
    <p className={styles.bar} role="note">
      <Icon name="info" />
      <span className={styles.text}>{t('change.withheld', { count: lines.length, provinces })}</span>
    </p>
  );
}
