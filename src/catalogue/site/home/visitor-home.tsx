import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readSite } from '../../../providers/page/site.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { queryLink } from '../../shared/search/query-link.ts';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { platform } from '../../shared/site/platform.ts';
import { HomeSections, HomeStage } from './home-parts.ts';
import styles from './home-screen.module.css';

/** The hero, then what follows it. Only the words and the search are in the start script. */
export function VisitorHome() {
  const { t } = useTranslation('site-visitor', { keyPrefix: platform });
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div className={styles.intro}>
            <p className={styles.line}>{t('line')}</p>
            <h1>
              <span>{t('promise.first')}</span> <span>{t('promise.second')}</span>
            </h1>
            <p className={styles.lead}>{t('lead')}</p>
            <SearchBox isLarge isFocused />
            <HomeQueries />
          </div>
          <LazyBoundary fallback={<div className={styles.stage} />}>
            <HomeStage />
          </LazyBoundary>
        </div>
      </section>
      <LazyBoundary>
        <HomeSections />
      </LazyBoundary>
    </div>
  );
}

/** Searches to try. */
function HomeQueries() {
  const { t } = useTranslation('site-visitor');
  const { homeQueries } = readSite();
  if (homeQueries.length === 0) return null;
  return (
    <p className={styles.queries}>
      {t('try')}
      {homeQueries.map(({ kind, text }) => (
        <Link key={text} to={queryLink(text, kind === 'oe' ? 'oe' : 'vin')}>
          {t(`query.${kind}`)} <code className="oe">{kind === 'oe' ? text : `${text.slice(0, 8)}…`}</code>
        </Link>
      ))}
    </p>
  );
}
