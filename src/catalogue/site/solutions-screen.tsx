import { useTranslation } from 'react-i18next';
import styles from './site.module.css';
import { SolutionCards } from './solution-cards.tsx';
import { solutions } from './solutions.ts';

/** The solutions for each trade. */
export function SolutionsScreen() {
  const { t } = useTranslation('site-solutions');
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <SolutionCards solutions={solutions} level="h2" />
    </div>
  );
}
