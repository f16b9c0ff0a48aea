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

const ways: readonly { name: string; icon: IconName; to: string }[] = [
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

/** Where searching begins: one box, and every other way in. Whoever was on the way somewhere goes on there once signed in. */
export function InquireScreen() {
  const { t } = useTranslation('site-inquire');
  const { t: common } = useTranslation();
  const [params] = useSearchParams();
  const isSignedIn = useStore(session) !== null;
  const to = params.get('to');
  const goal = safeRedirect(to, '');
  const isGoing = goal.startsWith('/search/');
  if (isSignedIn && isGoing) return <Navigate to={goal} replace />;
  return (
    <div className={styles.screen}>
      <section className={styles.hero}>
        <h1>{t('title')}</h1>
        <SearchBox isLarge />
        <SampleQueries samples={readSite().sampleQueries} />
      </section>
      {!isSignedIn && (
        <p className={styles.login}>
          {t(isGoing ? 'login.goOn' : 'login.first')}
          <Link className={buttonClass('primary')} to={links.login(links.inquire(isGoing ? goal : undefined))}>
            {common('action.login')}
          </Link>
        </p>
      )}
      <section aria-labelledby="ways">
        <h2 id="ways">{t('ways')}</h2>
        <ul className={styles.ways}>
          {ways.map(({ name, icon, to: way }) => (
            <li key={name}>
              <Link to={way}>
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
