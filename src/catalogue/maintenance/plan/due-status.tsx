import { useTranslation } from 'react-i18next';
import type { MaintainDue } from '../../../contract/maintenance/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { useFormatters } from '../use-formatters.ts';
import type { PlanBody } from './plan-body.ts';
import styles from './plan-row.module.css';
import { useRecords } from './use-records.ts';

/** The used share of the interval, the next due date and the last service. */
export function DueStatus({ due, body }: { due: MaintainDue; body: PlanBody }) {
  const { t } = useTranslation('maintenance');
  const format = useFormatters();
  const { record } = useRecords(body);
  const { shareUsed, state, nextMileage, nextDate, lastMileage, lastDate, isRecorded } = due;
  const next = [
    nextMileage === null ? '' : format.km(nextMileage),
    nextDate === null ? '' : format.date(nextDate),
  ].filter(Boolean);
  const isNew = lastMileage === 0 && !isRecorded;
  return (
    <>
      <span className={styles.share} data-state={state}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.used} style={{ width: `${Math.min(100, shareUsed * 100)}%` }} />
        </span>
        <span className="number">{format.share(shareUsed)}</span>
        <span className={styles.state}>{t(`state.${state}`)}</span>
      </span>
      <span className={styles.next}>{t('plan.next', { next: next.join(t('plan.or')) })}</span>
      <span className={styles.last}>
        {t(`plan.last.${isRecorded ? 'recorded' : isNew ? 'never' : 'planned'}`, {
          mileage: format.km(lastMileage),
          date: format.date(lastDate),
        })}
        {isRecorded && (
          <Button
            variant="link"
            aria-label={t('record.deleteNamed', { name: due.stdMaintTypeName })}
            onClick={() => void record([{ stdMaintId: due.stdMaintId, done: null }])}
          >
            {t('record.delete')}
          </Button>
        )}
      </span>
    </>
  );
}
