import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useIsWorkScreen } from '../../shared/work-header/work-header.ts';
import styles from './order-link.module.css';

/** Link to the work orders with their number. */
export function OrderLink() {
  const { t } = useTranslation();
  const { data } = useCall(workOrderCalls.getPartListCount, {});
  const isShort = useIsWorkScreen();
  return (
    <Link
      className={buttonClass('plain', `${styles.link} ${isShort ? styles.isShort : ''}`)}
      to={paths.orders}
      aria-label={data === undefined ? t('menu.orders') : t('menu.ordersCount', data)}
    >
      <Icon name="document" />
      <span className={styles.label}>{t('menu.orders')}</span>
      {data !== undefined && <span className={`${styles.count} number`}>{data.count}</span>}
    </Link>
  );
}
