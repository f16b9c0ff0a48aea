import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readSite } from '../../../providers/page/site.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { links, paths } from '../../shared/navigation/paths.ts';
import { SearchBox } from '../../shared/search/search-box.tsx';
import styles from './home-screen.module.css';
import { SampleQueries } from './sample-queries.tsx';

const steps: readonly { name: 'vehicle' | 'part' | 'price' | 'order'; icon: IconName }[] = [
  { name: 'vehicle', icon: 'car' },
  { name: 'part', icon: 'search' },
  { name: 'price', icon: 'pin' },
  { name: 'order', icon: 'list' },
];

const entryPoints: readonly { name: string; icon: IconName; to: string }[] = [
  { name: 'vin', icon: 'car', to: links.vehicle({ by: 'vin' }) },
  { name: 'drillDown', icon: 'list', to: links.drillDown({ type: 'C' }) },
  { name: 'truck', icon: 'truck', to: links.drillDown({ type: 'B' }) },
  { name: 'oe', icon: 'search', to: links.oe() },
  { name: 'maintain', icon: 'check', to: links.maintain() },
  { name: 'brandPart', icon: 'swap', to: links.brandPart() },
];

const trades: readonly { id: string; icon: IconName }[] = [
  { id: 'repair', icon: 'car' },
  { id: 'trade', icon: 'list' },
  { id: 'agent', icon: 'user' },
  { id: 'fleet', icon: 'truck' },
  { id: 'insurer', icon: 'warning' },
  { id: 'software', icon: 'swap' },
];

/** The home page: search box with samples, entry points, steps, trades, and links about the site. */
export function HomeScreen() {
  const { t } = useTranslation('site-home');
  const { isDemo, sampleQueries } = readSite();
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <SearchBox isLarge />
        <SampleQueries samples={sampleQueries} />
      </section>
      <section aria-labelledby="ways">
        <h2 id="ways">{t('ways')}</h2>
        <ul className={styles.ways}>
          {entryPoints.map(({ name, icon, to }) => (
            <li key={name}>
              <Link to={to}>
                <Icon name={icon} size={20} />
                {t(`way.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.steps} aria-label={t('steps.title')}>
        <h2>{t('steps.title')}</h2>
        <ol>
          {steps.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} size={24} />
              <h3>{t(`steps.${name}.title`)}</h3>
              <p>{t(`steps.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Trades />
      <About />
      {isDemo && <p className={styles.demo}>{t('demo')}</p>}
    </div>
  );
}

function Trades() {
  const { t } = useTranslation('site-home');
  const { t: solution } = useTranslation('site-solutions');
  return (
    <section aria-labelledby="trades">
      <h2 id="trades">{t('solutions')}</h2>
      <ul className={styles.trades}>
        {trades.map(({ id, icon }) => (
          <li key={id}>
            <Link to={links.solution(id)}>
              <Icon name={icon} size={22} />
              <span>
                <strong>{solution(`${id}.title`)}</strong>
                <small>{solution(`${id}.lead`)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link to={paths.solutions}>{t('allSolutions')}</Link>
      </p>
    </section>
  );
}

function About() {
  const { t } = useTranslation('site-home');
  return (
    <div className={styles.about}>
      <section aria-labelledby="versions">
        <h2 id="versions">{t('versions')}</h2>
        <p>{t('versionsText')}</p>
        <p>
          <Link to={paths.edition}>{t('versionsLink')}</Link>
        </p>
      </section>
      <section aria-labelledby="cooperation">
        <h2 id="cooperation">{t('cooperation')}</h2>
        <p>{t('cooperationText')}</p>
        <p>
          <Link to={paths.cooperation}>{t('cooperationLink')}</Link> ·{' '}
          <Link to={paths.service}>{t('serviceLink')}</Link>
        </p>
      </section>
    </div>
  );
}
