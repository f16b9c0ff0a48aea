import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BrandOffer } from '../../contract/brand-parts/schemas.ts';
import { links } from '../shared/navigation/paths.ts';
import styles from './brand-part-screen.module.css';

/** The OE numbers that a part replaces, with links to the OE search. */
export function OeList({ offer: { oes, oeNum } }: { offer: BrandOffer }) {
  const { t } = useTranslation('brand-parts');
  const others = oeNum - oes.length;
  return (
    <ul className={styles.oes}>
      {oes.map(({ oe, searchOe, brandName, priceBrandId }) => (
        <li key={`${priceBrandId} ${searchOe}`}>
          <Link className="oe" to={links.oe(oe)}>
            {oe}
          </Link>{' '}
          <span className="quiet">{brandName}</span>
        </li>
      ))}
      {others > 0 && <li className="quiet">{t('moreOes', { count: others })}</li>}
    </ul>
  );
}
