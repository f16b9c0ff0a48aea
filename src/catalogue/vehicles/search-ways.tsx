import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../shared/navigation/paths.ts';
import { type SearchState, searchKinds } from './search-state.ts';
import styles from './vehicle-screen.module.css';

/** Links that repeat the search by another kind of text, and to the drill-down. */
export function SearchWays({ state }: { state: SearchState }) {
  const { t } = useTranslation('vehicles');
  const q = state.kind === 'text' ? state.q : undefined;
  const target = { class: state.kind === 'drillDown' ? undefined : state.vehicleClass, for: state.purpose };
  const current = state.kind === 'drillDown' ? 'drillDown' : state.by;
  return (
    <nav className={styles.ways} aria-label={t('ways.label')}>
      {searchKinds.map((by) => (
        <Link key={by} to={links.vehicle({ q, by, ...target })} aria-current={current === by ? 'page' : undefined}>
          {t(`ways.${by}`)}
        </Link>
      ))}
      <Link
        to={links.drillDown({ type: target.class ?? 'C', for: target.for })}
        aria-current={current === 'drillDown' ? 'page' : undefined}
      >
        {t('ways.drillDown')}
      </Link>
    </nav>
  );
}
