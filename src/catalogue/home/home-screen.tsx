import { useTranslation } from 'react-i18next';
import { siteOfPage } from '../../providers/site.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import styles from './home-screen.module.css';
import { SampleQueries } from './sample-queries.tsx';

const steps: readonly { name: 'vehicle' | 'part' | 'price' | 'order'; icon: IconName }[] = [
  { name: 'vehicle', icon: 'car' },
  { name: 'part', icon: 'search' },
  { name: 'price', icon: 'pin' },
  { name: 'order', icon: 'list' },
];

/** What the product is for, one box that takes anything, and samples to click. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { isDemo, sampleQueries } = siteOfPage();
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <SearchBox isLarge />
        <SampleQueries samples={sampleQueries} />
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
      {isDemo && <p className={styles.demo}>{t('demo')}</p>}
    </div>
  );
}
