import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links, paths } from '../../../shared/navigation/paths.ts';
import { solutions } from '../../solutions.ts';
import styles from './sections.module.css';

/** The trades that the catalogue is for, in one row of links. */
export function Trades() {
  const { t } = useTranslation('site-visitor');
  return (
    <nav className={styles.trades} aria-label={t('trades.title')}>
      <strong>{t('trades.title')}</strong>
      {solutions.map(({ id }) => (
        <Link key={id} to={links.solution(id)}>
          {t(`trades.${id}`)}
        </Link>
      ))}
      <Link to={paths.solutions}>{t('trades.all')}</Link>
    </nav>
  );
}
