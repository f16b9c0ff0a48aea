import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Icon } from '../../ui/icon.tsx';
import { Pending } from '../../ui/pending.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { classCounts } from '../shared/quota/lookup-counts.ts';
import styles from './billing.module.css';

/** The remaining lookups of each class; nothing if they cannot be loaded. */
export function RemainingLookups() {
  const { t, i18n } = useTranslation('billing');
  const { t: common } = useTranslation();
  const { data, error } = useCall(quotaCalls.getDeduct, {}, { staleTime: 0 });
  if (data === undefined) return error === null ? <Pending label={common('loading')} rows={2} /> : null;
  return (
    <section className={styles.own} aria-label={t('own.title')}>
      <ul>
        {classCounts(data).map(({ vehicleType, free, daily, count, expiresAt }) => (
          <li key={vehicleType}>
            <Icon name={vehicleType === 'C' ? 'car' : 'truck'} />
            <strong>{t(`class.${vehicleType}`)}</strong>
            <span>{t('own.left', { free, daily, count })}</span>
            {expiresAt !== null && (
              <span className="quiet">{t('own.until', { date: formatDateTime(expiresAt, i18n.language) })}</span>
            )}
          </li>
        ))}
      </ul>
      {data.isShared && <p className="quiet">{t('own.shared')}</p>}
      <Link to={paths.userPackage}>{t('own.details')}</Link>
    </section>
  );
}
