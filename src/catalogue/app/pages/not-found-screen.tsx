import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { SearchBox } from '../../shared/search/search-box.tsx';
import styles from './not-found.module.css';

const publicPages = [
  ['inquire', paths.inquire],
  ['solutions', paths.solutions],
  ['service', paths.service],
  ['edition', paths.edition],
] as const;

/** Page not found: a search box and links to the public pages. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { t: site } = useTranslation('site');
  return (
    <div className={styles.screen}>
      <State
        isPage
        icon="search"
        title={t('notFound.title')}
        actions={
          <Link className={buttonClass('primary')} to={paths.index}>
            {t('menu.home')}
          </Link>
        }
      >
        {t('notFound.hint')}
      </State>
      <SearchBox isLarge />
      <nav aria-label={site('missing.ways')}>
        {publicPages.map(([name, to]) => (
          <Link key={name} to={to}>
            {site(`footer.${name}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
