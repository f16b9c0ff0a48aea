import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CAROUSEL_SALE, isSaleOn } from '../../contract/sale.ts';
import { currentTime } from '../../contract/tracking.ts';
import { useCall } from '../../providers/use-call.ts';
import { paths } from '../routes.ts';
import styles from './sale-ribbon.module.css';

/** Says that the sale is on, while the server's clock stands within it. */
export function SaleRibbon() {
  const { t } = useTranslation('overlays');
  const { data } = useCall(currentTime, {}, { staleTime: Number.POSITIVE_INFINITY });
  if (data === undefined || !isSaleOn(data.curTimestamp)) return null;
  return (
    <p className={styles.ribbon}>
      {t('sale', { until: dayjs(CAROUSEL_SALE.until).format('YYYY-MM-DD HH:mm') })}{' '}
      <Link to={paths.buyService}>{t('toSale')}</Link>
    </p>
  );
}
