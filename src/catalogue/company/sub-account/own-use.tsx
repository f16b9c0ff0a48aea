import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { panelClass } from '../../../ui/panel.ts';
import { Pending } from '../../../ui/pending.tsx';
import styles from '../company.module.css';
import { lastDays } from '../statistics/date-range.ts';
import { sumOf } from '../statistics/lookup-totals.ts';

/** A sub account's own lookups, today and in the last 30 days. */
export function OwnUse() {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const { data, error } = useCall(companyCalls.getUseStatistics, lastDays(30), { staleTime: 0 });
  if (data === undefined) return error === null ? <Pending label={common('loading')} rows={4} /> : null;
  const today = data.days.at(-1);
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('child.use')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('child.today')}</dt>
          <dd className={styles.big}>{today === undefined ? 0 : sumOf(today)}</dd>
        </div>
        <div>
          <dt>{t('child.sum')}</dt>
          <dd className={styles.big}>{data.days.reduce((sum, day) => sum + sumOf(day), 0)}</dd>
        </div>
        {data.reasons.map((row) => (
          <div key={row.reason}>
            <dt>{t(`statistics.reason.${row.reason}`)}</dt>
            <dd className={styles.big}>{sumOf(row)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
