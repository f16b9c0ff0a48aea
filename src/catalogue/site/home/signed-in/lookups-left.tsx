import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLookups } from '../../../shared/quota/use-lookups.ts';
import styles from './signed-in-home.module.css';

/** The lookups of both vehicle classes that are left. */
export function LookupsLeft() {
  const { t } = useTranslation('site-signed-in');
  const counts = useLookups();
  const totalOf = (type: 'C' | 'B') => counts?.find(({ vehicleType }) => vehicleType === type);
  return (
    <section className={styles.panel} aria-labelledby="lookups">
      <div className={styles.head}>
        <h2 id="lookups">{t('lookups.title')}</h2>
        <Link to={paths.userPackage}>{t('lookups.details')}</Link>
      </div>
      <dl className={styles.lookups}>
        {(['C', 'B'] as const).map((type) => {
          const found = totalOf(type);
          return (
            <div key={type}>
              <dt>{t(`lookups.${type}`)}</dt>
              <dd className="number">
                {found === undefined ? (
                  <span className={styles.bar} />
                ) : (
                  <>
                    {found.total}
                    <small>{t('lookups.today', { count: found.today })}</small>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
