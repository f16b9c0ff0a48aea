import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CAROUSEL_SALE, isSaleOn } from '../../../contract/billing/sale.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { trackingCalls } from '../../../contract/tracking/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useBuyLink } from '../../shared/billing/use-buy-link.ts';
import styles from './sale-ribbon.module.css';

/** Announces the sale while it is on by the server's clock. */
export function SaleRibbon() {
  const { t, i18n } = useTranslation('overlays');
  const buyLink = useBuyLink();
  const { data } = useCall(trackingCalls.currentTime, {}, { staleTime: Number.POSITIVE_INFINITY });
  if (data === undefined || !isSaleOn(data.curTimestamp)) return null;
  return (
    <p className={styles.ribbon}>
      {t('sale', { until: formatDateTime(new Date(CAROUSEL_SALE.until).toISOString(), i18n.language) })}{' '}
      <Link to={buyLink}>{t('viewPackages')}</Link>
    </p>
  );
}
