import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import styles from './fleet.module.css';
import { FleetInput } from './fleet-input.tsx';
import { FleetParts } from './fleet-parts.tsx';
import { changeFleet, emptyFleet, fleetDraft } from './fleet-store.ts';
import { fleetEntries } from './fleet-vehicle.ts';
import { FleetVehicles } from './fleet-vehicles.tsx';

/** Several vehicles at once: paste VINs, identify them, open their parts, choose from one table, make orders. */
export function FleetScreen() {
  const { t } = useTranslation('work-orders-fleet');
  const draft = useStore(fleetDraft);
  return (
    <div className={screenClass(styles.screen)}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('hint')}</p>
        {draft.isRead && (
          <div className={styles.actions}>
            <Button onClick={() => changeFleet({ isRead: false })}>{t('editList')}</Button>
            <Button onClick={() => fleetDraft.set(emptyFleet)}>{t('newList')}</Button>
          </div>
        )}
      </div>
      {draft.isRead ? <FleetList /> : <FleetInput />}
    </div>
  );
}

function FleetList() {
  const { t: common } = useTranslation();
  const draft = useStore(fleetDraft);
  const { data, error, refetch } = useCall(
    workOrderCalls.readFleet,
    { text: draft.text },
    { keepPreviousData: true, staleTime: 10 * 60_000 },
  );
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={common('loading')} rows={8} />;
  const entries = fleetEntries(data.vehicles, draft);
  return (
    <>
      <FleetVehicles entries={entries} unread={data.unread} repeated={data.repeated} />
      <FleetParts entries={entries} />
    </>
  );
}
