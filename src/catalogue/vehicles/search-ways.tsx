import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../shared/navigation/paths.ts';
import { type SearchPlace, textWays } from './search-place.ts';
import styles from './vehicle-screen.module.css';

/** What a text is to be read as, or the way down the letters; the same text can be read otherwise with one click. */
export function SearchWays({ place }: { place: SearchPlace }) {
  const { t } = useTranslation('vehicles');
  const q = place.kind === 'text' ? place.q : undefined;
  const wanted = { class: place.kind === 'drillDown' ? undefined : place.vehicleClass, for: place.purpose };
  const current = place.kind === 'drillDown' ? 'drillDown' : place.by;
  return (
    <nav className={styles.ways} aria-label={t('ways.label')}>
      {textWays.map((by) => (
        <Link key={by} to={links.vehicle({ q, by, ...wanted })} aria-current={current === by ? 'page' : undefined}>
          {t(`ways.${by}`)}
        </Link>
      ))}
      <Link
        to={links.drillDown({ type: wanted.class ?? 'C', for: wanted.for })}
        aria-current={current === 'drillDown' ? 'page' : undefined}
      >
        {t('ways.drillDown')}
      </Link>
    </nav>
  );
}
