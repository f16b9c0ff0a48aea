import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../navigation/paths.ts';
import styles from './superseded.module.css';
import type { Supersession } from './superseded-text.ts';

/** The numbers to order instead of this one, each with a link, or that there is none; nothing for a current number. */
export function Superseded({ part: { successors, isDiscontinued } }: { part: Supersession }) {
  const { t } = useTranslation();
  if (successors.length === 0)
    return isDiscontinued ? <span className={styles.none}>{t('superseded.noSuccessor')}</span> : null;
  return (
    <span className={styles.superseded}>
      {t('superseded.by')}{' '}
      {successors.map((oe, index) => (
        <span key={oe} className={styles.number}>
          <Link className="oe" to={links.oe(oe)}>
            {oe}
          </Link>
          {index < successors.length - 1 && ', '}
        </span>
      ))}
    </span>
  );
}
