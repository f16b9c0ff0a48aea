import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showTotalFen } from '../../../ui/money.ts';
import { Tag } from '../../../ui/tag.tsx';
import { links } from '../navigation/paths.ts';
import styles from './order-bar.module.css';

/** The current order: name, number of items, total, and a link to it. */
export function OrderBar({ order }: { order: WorkOrder }) {
  const { t } = useTranslation('work-orders-add');
  const locale = useStore(language);
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <Icon name="document" />
      <span className={styles.name} title={order.name}>
        <span className={`quiet ${styles.word}`}>{t('bar.label')}</span> {order.name}
      </span>
      <span className={`number ${styles.sum}`}>
        {t('bar.items', { count: order.itemNum })}
        <span className={styles.dot}> · </span>
        <strong>{showTotalFen(order.totalFen, locale)}</strong>
      </span>
      {order.outdatedNum > 0 && <Tag variant="warning">{t('bar.outdated', { count: order.outdatedNum })}</Tag>}
      <Link className={buttonClass('primary', styles.open)} to={links.order(order.listId)}>
        {t('open')}
      </Link>
    </section>
  );
}
