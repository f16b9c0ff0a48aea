import { useTranslation } from 'react-i18next';
import type { HomePage } from '../../../../contract/site/schemas.ts';
import styles from './sections.module.css';

const names = ['vehicles', 'brands', 'rows', 'numbers'] as const;

/** The size of the catalogue. */
export function Figures({ figures }: { figures: NonNullable<HomePage['figures']> }) {
  const { t, i18n } = useTranslation('site-visitor');
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <section className={styles.band} aria-label={t('figures.title')}>
      <dl className={styles.figures}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd className="number">{format.format(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
