import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Icon } from '../../ui/icon.tsx';
import { panelClass } from '../../ui/panel.ts';
import { paths } from '../shared/navigation/paths.ts';
import styles from './billing.module.css';

/** The remaining lookups of each class; nothing until loaded. */
export function RemainingLookups() {
  const { t, i18n } = useTranslation('billing');
  const { data } = useCall(quotaCalls.getDeduct, {}, { staleTime: 0 });
  if (data === undefined) return null;
  const classes = [
    {
      name: 'C',
      free: data.pacFree,
      daily: Math.max(0, data.dayLimitNum - data.dayUsedNum),
      count: data.canUseNum,
      until: data.pacExpTime,
    },
    { name: 'B', free: data.covFree, daily: data.covDaily, count: data.covRemain, until: data.covExpTime },
  ] as const;
  return (
    <section className={panelClass(styles.own)} aria-labelledby="own-now">
      <h2 id="own-now">
        {t('own.title')} <Link to={paths.userPackage}>{t('own.more')}</Link>
      </h2>
      <ul>
        {classes.map(({ name, free, daily, count, until }) => (
          <li key={name}>
            <Icon name={name === 'C' ? 'car' : 'truck'} />
            <strong>{t(`class.${name}`)}</strong>
            <span>{t('own.left', { free, daily, count })}</span>
            {until !== null && (
              <span className="quiet">{t('own.until', { date: formatDateTime(until, i18n.language) })}</span>
            )}
          </li>
        ))}
      </ul>
      {data.isShared && <p className="quiet">{t('own.shared')}</p>}
    </section>
  );
}
