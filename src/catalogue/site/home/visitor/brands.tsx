import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomeBrand } from '../../../../contract/site/schemas.ts';
import { links } from '../../../shared/navigation/paths.ts';
import { platform } from '../../../shared/site/platform.ts';
import styles from './sections.module.css';

/** Brands of each class; the shop brand of the site is for passenger cars first. */
const COUNTS = { easyEpc: { C: 12, B: 6 }, qpzj: { C: 12, B: 0 } } as const;

/** Brands to enter by: each opens the drill-down at the brand. */
export function Brands({ brands }: { brands: readonly HomeBrand[] }) {
  const { t, i18n } = useTranslation('site-visitor');
  const format = new Intl.NumberFormat(i18n.language);
  const counts = COUNTS[platform];
  const shown = (['C', 'B'] as const).flatMap((type) =>
    brands.filter(({ vehicleTypeCode }) => vehicleTypeCode === type).slice(0, counts[type]),
  );
  return (
    <section className={styles.section} aria-labelledby="brands">
      <div className={styles.head}>
        <h2 id="brands">{t('brands.title')}</h2>
        <Link to={links.drillDown({ type: 'C' })}>{t('brands.cars')}</Link>
        <Link to={links.drillDown({ type: 'B' })}>{t('brands.trucks')}</Link>
      </div>
      <ul className={styles.brands}>
        {shown.map(({ brandId, brandName, initial, vehicleTypeCode, vehicleNum }) => (
          <li key={`${brandId} ${vehicleTypeCode}`}>
            <Link to={links.drillDown({ type: vehicleTypeCode, letter: initial, brandId })}>
              <span className={styles.initial} aria-hidden="true">
                {brandName.slice(0, 1)}
              </span>
              <span>
                {brandName}
                <small>{t('brands.vehicles', { count: vehicleNum, number: format.format(vehicleNum) })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
