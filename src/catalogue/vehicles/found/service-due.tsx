import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links } from '../../shared/navigation/paths.ts';
import styles from './found.module.css';
import type { FoundVehicle } from './vehicle-systems.tsx';

const ROWS_MAX = 6;
/** The vehicle has no maintenance plan. */
const NO_PLAN = '700101';

/** What is due on an opened vehicle at its last reading, or at an estimate by its age. */
export function ServiceDue({ vehicle: { vehicleId, vehicleTypeCode, vin } }: { vehicle: FoundVehicle }) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const id = useId();
  const locale = useStore(language);
  const body = omitUndefined({ vehicleId, vin });
  const reading = useCall(maintenanceCalls.getDefaultMaintain, body);
  const { mileage = 0, purchaseDate = '', isRemembered = false } = reading.data ?? {};
  const plan = useCall(
    maintenanceCalls.getMaintainListByMileage,
    { ...body, mileage, purchaseDate },
    { enabled: reading.data !== undefined },
  );
  const failed = reading.error === null ? plan : reading;
  if (failed.error?.code === NO_PLAN) return null;
  const due = plan.data?.projects.filter(({ state }) => state === 'overdue' || state === 'dueSoon') ?? [];
  const km = new Intl.NumberFormat(locale).format(mileage);
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('found.service')}
        {reading.data !== undefined && (
          <small className="quiet">{t(isRemembered ? 'found.atReading' : 'found.atEstimate', { km })}</small>
        )}
      </h3>
      {failed.error !== null && <CallFailed error={failed.error} onRetry={() => void failed.refetch()} />}
      {failed.error === null && plan.data === undefined && <Skeleton label={common('loading')} rows={ROWS_MAX} />}
      {plan.data !== undefined && due.length === 0 && <p className="quiet">{t('found.nothingDue')}</p>}
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
