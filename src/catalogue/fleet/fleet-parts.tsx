import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { panelClass } from '../../ui/panel.ts';
import { MoreLookups } from '../shared/call/call-failed.tsx';
import { useLookups, useOpenVehicles } from '../shared/quota/use-lookups.ts';
import styles from './fleet.module.css';
import { openingPlan } from './fleet-cost.ts';
import { FleetOrder } from './fleet-order.tsx';
import { changeFleet, fleetDraft } from './fleet-store.ts';
import { FleetTable } from './fleet-table-view.tsx';
import { type FleetEntry, labelOf } from './fleet-vehicle.ts';
import { useFleetBooks } from './use-fleet-books.ts';

/** States what opening the vehicles takes, opens them, and shows their common parts. */
export function FleetParts({ entries }: { entries: readonly FleetEntry[] }) {
  const { t } = useTranslation('work-orders-fleet');
  const { opened } = useStore(fleetDraft);
  const open = useOpenVehicles();
  // What was opened before this visit is read again only while it is free.
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());
  const isReadable = (id: number) => agreed.has(id) || (opened.includes(id) && open.has(id));
  const found = entries.flatMap(({ vehicle }) => vehicle ?? []);
  const readable = new Set(found.map(({ vehicleId }) => vehicleId).filter(isReadable));
  const result = useFleetBooks(entries, readable);
  const unopened = found.filter(({ vehicleId }) => !readable.has(vehicleId));
  const onOpen = (ids: readonly number[]) => {
    setAgreed(new Set([...agreed, ...ids]));
    changeFleet({ opened: [...new Set([...opened, ...ids])] });
  };
  return (
    <>
      {unopened.length > 0 && <OpenVehicles vehicles={unopened} onOpen={onOpen} />}
      {result.waitingNum > 0 && (
        <p role="status">{t('open.waiting', { done: result.total - result.waitingNum, count: result.total })}</p>
      )}
      <Failures failed={result.failed} onRetry={result.retry} />
      {result.books.length > 0 && (
        <>
          <FleetTable books={result.books} />
          <FleetOrder books={result.books} />
        </>
      )}
    </>
  );
}

interface OpenVehiclesProps {
  vehicles: readonly NonNullable<FleetEntry['vehicle']>[];
  onOpen: (ids: readonly number[]) => void;
}

/** The lookups that opening takes, before they are taken. */
function OpenVehicles({ vehicles, onOpen }: OpenVehiclesProps) {
  const { t } = useTranslation('work-orders-fleet');
  const open = useOpenVehicles();
  const lookups = useLookups();
  if (lookups === undefined) return null;
  const [passenger, commercial] = lookups;
  const left = {
    C: passenger.today + passenger.count,
    B: commercial.today + commercial.count,
  };
  const plan = openingPlan(vehicles, { open, left });
  const ids = [...plan.free, ...plan.charged.C, ...plan.charged.B];
  const classes = (['C', 'B'] as const).filter((each) => plan.charged[each].length + plan.beyond[each].length > 0);
  return (
    <section className={panelClass(styles.cost)} aria-label={t('open.label')}>
      <h2>{t('open.title')}</h2>
      <ul>
        {plan.free.length > 0 && <li>{t('open.free', { count: plan.free.length })}</li>}
        {classes.map((each) => (
          <li key={each}>
            {t(`open.cost.${each}`, { count: plan.charged[each].length, left: left[each] })}
            {plan.beyond[each].length > 0 && (
              <strong className={styles.beyond}> {t('open.beyond', { count: plan.beyond[each].length })}</strong>
            )}
          </li>
        ))}
      </ul>
      <p className="quiet">{t('open.hint')}</p>
      {ids.length > 0 ? (
        <Button variant="primary" onClick={() => onOpen(ids)}>
          {t('open.button', { count: vehicles.filter(({ vehicleId }) => ids.includes(vehicleId)).length })}
        </Button>
      ) : (
        <MoreLookups />
      )}
    </section>
  );
}

function Failures({
  failed,
  onRetry,
}: {
  failed: readonly { entry: FleetEntry; error: unknown }[];
  onRetry: () => void;
}) {
  const { t } = useTranslation('work-orders-fleet');
  const { t: common } = useTranslation();
  const messageOf = useErrorMessage();
  const [first] = failed;
  if (first === undefined) return null;
  return (
    <div className={panelClass(styles.cost)} role="alert">
      <p>
        {t('open.failed', { count: failed.length, names: failed.map(({ entry }) => labelOf(entry.read)).join(', ') })}{' '}
        {messageOf(first.error)}
      </p>
      <Button onClick={onRetry}>{common('action.retry')}</Button>
    </div>
  );
}
