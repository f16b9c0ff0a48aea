import { useTranslation } from 'react-i18next';
import type { ClassCounts } from './lookup-counts.ts';
import styles from './lookups.module.css';
import { useFormatDay } from './use-format-day.ts';

/** The remaining lookups of one vehicle class. */
export function ClassLookups({ counts }: { counts: ClassCounts }) {
  const { t } = useTranslation('quota');
  const formatDay = useFormatDay();
  const { vehicleType, kind, free, daily, count, expiresAt, isExpired } = counts;
  const facts = [
    ['kind', t(`kind.${kind}`)],
    ['free', free],
    ['daily', daily],
    ['count', count],
  ] as const;
  return (
    <section className={styles.class}>
      <h3>{t(`vehicles.${vehicleType}`)}</h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{t('field.expires')}</dt>
          <dd className={isExpired ? styles.ended : ''}>
            {isExpired ? t('expired') : expiresAt === null ? '—' : formatDay(expiresAt)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
