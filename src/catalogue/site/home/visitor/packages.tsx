import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomePage } from '../../../../contract/site/schemas.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { links } from '../../../shared/navigation/paths.ts';
import styles from './sections.module.css';

const CARDS = 5;

/** Packages of passenger lookups with their prices; the link has all. */
export function Packages({ packages }: { packages: HomePage['packages'] }) {
  const { t, i18n } = useTranslation('site-visitor');
  const yuan = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const cars = packages.filter(({ vehicleClass }) => vehicleClass === 'C');
  const shown = (cars.length === 0 ? packages : cars).slice(0, CARDS);
  return (
    <section className={styles.tinted} aria-labelledby="packages">
      <div className={styles.section}>
        <div className={styles.head}>
          <h2 id="packages">{t('packages.title')}</h2>
          <Link className={buttonClass('default')} to={links.buyService()}>
            {t('packages.all')}
          </Link>
        </div>
        <ul className={styles.packages}>
          {shown.map(({ packageId, packageName, kind, amount, days, priceFen, formerPriceFen }) => (
            <li key={packageId}>
              <h3>{packageName}</h3>
              <p className={styles.amount}>
                <strong className="number">¥{yuan.format(priceFen / 100)}</strong>
                {formerPriceFen !== null && (
                  <>
                    <span className="unseen">{t('packages.former')}</span>
                    <s className="number">¥{yuan.format(formerPriceFen / 100)}</s>
                  </>
                )}
              </p>
              <p>{t(`packages.${kind === 'daily' ? 'daily' : 'count'}`, { count: amount, days })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
