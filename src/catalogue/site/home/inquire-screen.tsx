import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { readSite } from '../../../providers/page/site.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { links, paths } from '../../shared/navigation/paths.ts';
import { safeRedirect } from '../../shared/navigation/redirect.ts';
import { SearchBox } from '../../shared/search/search-box.tsx';
import styles from './inquire-screen.module.css';
import { SampleQueries } from './sample-queries.tsx';

const entryPoints: readonly { name: string; icon: IconName; to: string }[] = [
  { name: 'vin', icon: 'car', to: links.vehicle({ by: 'vin' }) },
  { name: 'name', icon: 'search', to: links.vehicle({ by: 'name' }) },
  { name: 'announcement', icon: 'list', to: links.vehicle({ by: 'announcement' }) },
  { name: 'fgwCode', icon: 'list', to: links.vehicle({ by: 'fgwCode' }) },
  { name: 'drillDownC', icon: 'car', to: links.drillDown({ type: 'C' }) },
  { name: 'drillDownB', icon: 'truck', to: links.drillDown({ type: 'B' }) },
  { name: 'oe', icon: 'search', to: links.oe() },
  { name: 'maintain', icon: 'check', to: links.maintain() },
  { name: 'brandPart', icon: 'swap', to: links.brandPart() },
];

/** The start of a search: the search box and every entry point. `?to=` is the search to continue after the login. */
export function InquireScreen() {
  const { t } = useTranslation('site-inquire');
  const { t: common } = useTranslation();
  const [params] = useSearchParams();
  const isSignedIn = useStore(session) !== null;
  const target = safeRedirect(params.get('to'), '');
  const isSearch = target.startsWith('/search/');
  if (isSignedIn && isSearch) return <Navigate to={target} replace />;
  return (
    <div className={styles.screen}>
      <section className={styles.hero}>
        <h1>{t('title')}</h1>
        <SearchBox isLarge />
        <SampleQueries samples={readSite().sampleQueries} />
      </section>
      {!isSignedIn && (
        <p className={styles.login}>
          {t(isSearch ? 'login.continue' : 'login.first')}
          <Link className={buttonClass('primary')} to={links.login(links.inquire(isSearch ? target : undefined))}>
            {common('action.login')}
          </Link>
        </p>
      )}
      <section aria-labelledby="ways">
        <h2 id="ways">{t('ways')}</h2>
        <ul className={styles.ways}>
          {entryPoints.map(({ name, icon, to }) => (
            <li key={name}>
              <Link to={to}>
                <Icon name={icon} size={22} />
                <span>
                  <strong>{t(`way.${name}.title`)}</strong>
                  <small>{t(`way.${name}.text`)}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {isSignedIn && (
        <p className={styles.more}>
          <Link to={paths.orders}>{common('menu.orders')}</Link>
          <Link to={paths.vinRequests}>{common('menu.tasks')}</Link>
        </p>
      )}
    </div>
  );
}
