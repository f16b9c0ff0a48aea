import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links } from '../../shared/navigation/paths.ts';
import styles from './found.module.css';
import { useServicePlan } from './use-service-plan.ts';
import type { FoundVehicle } from './vehicle-systems.tsx';

const ROWS_MAX = 6;
/** The vehicle has no maintenance plan. */
const NO_PLAN = '700101';

/** What is due on an opened vehicle at its last reading, or at an estimate by its age. */
export function ServiceDue({ vehicle }: { vehicle: FoundVehicle }) {
  const { vehicleId, vehicleTypeCode, vin } = vehicle;
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const id = useId();
  const locale = useStore(language);
  const { reading, plan, error, refetch } = useServicePlan(vehicle);
  const { mileage = 0, isRemembered = false } = reading ?? {};
  if (error?.code === NO_PLAN) return null;
  const due = plan?.projects.filter(({ state }) => state === 'overdue' || state === 'dueSoon') ?? [];
  const km = new Intl.NumberFormat(locale).format(mileage);
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('found.service')}
        {reading !== undefined && (
          <small className="quiet">{t(isRemembered ? 'found.atReading' : 'found.atEstimate', { km })}</small>
        )}
      </h3>
      {error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {error === null && plan === undefined && <Skeleton label={common('loading')} rows={ROWS_MAX} />}
      {plan !== undefined && due.length === 0 && <p className="quiet">{t('found.nothingDue')}</p>}
      <ul className={styles.rows}>
        {due.slice(0, ROWS_MAX).map(({ stdMaintId, stdMaintTypeName, state }) => (
          <li key={stdMaintId}>
            <span>{stdMaintTypeName}</span>
            <Tag variant={state === 'overdue' ? 'bad' : 'warning'}>{t(`found.state.${state}`)}</Tag>
          </li>
        ))}
      </ul>
      <Link to={links.maintain({ vehicleId, vin, type: vehicleTypeCode })}>{t('found.allService')}</Link>
    </section>
  );
}
