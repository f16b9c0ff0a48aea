import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupCharge } from '../../../providers/calls/lookup-charge.ts';
import { notify } from '../../../providers/notification.ts';
import { createStore, useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { AskedPiece } from '../call/asked-piece.tsx';
import styles from './lookups.module.css';
import { refreshLookups, useLookups, useRefreshOnFocus } from './use-lookups.ts';

const ServiceDialog = lazyWithRetry(async () => (await import('./service-dialog.tsx')).ServiceDialog);

/** Set by whatever shows counts: they lead to the details. */
export const isServiceAsked = createStore(false);

/**
 * What is left of both classes, counted packages with it: whoever has bought some sees them. Leads to the details, and
 * tells what opening a vehicle took.
 */
export function LookupCounters() {
  const { t } = useTranslation('quota');
  const counts = useLookups();
  const isAsked = useStore(isServiceAsked);
  useRefreshOnFocus();
  useToldCharges();
  return (
    <>
      {counts !== undefined && (
        <Button
          variant="plain"
          className={styles.counters ?? ''}
          aria-label={t('countersLabel', { pac: counts[0].total, cov: counts[1].total })}
          onClick={() => isServiceAsked.set(true)}
        >
          {counts.map(({ vehicleType, total }) => (
            <span key={vehicleType} className={`${styles.counter} ${total === 0 ? styles.spent : ''}`}>
              <Icon name={vehicleType === 'C' ? 'car' : 'truck'} size={16} />
              <span className={styles.className}>{t(`class.${vehicleType}`)}</span>{' '}
              <strong className="number">{total}</strong>
            </span>
          ))}
        </Button>
      )}
      {isAsked && (
        <AskedPiece onMissing={() => isServiceAsked.set(false)}>
          <ServiceDialog onClose={() => isServiceAsked.set(false)} />
        </AskedPiece>
      )}
    </>
  );
}

/** Each charge is told once, and the counters follow it. */
function useToldCharges() {
  const { t } = useTranslation('quota');
  const charge = useStore(lookupCharge);
  useEffect(() => {
    if (charge === null) return;
    // It may have come before the header was there to tell of it.
    lookupCharge.set(null);
    notify('success', t('charged', { kind: t(`class.${charge.vehicleTypeCode}`), left: charge.remaining }));
    void refreshLookups();
  }, [charge, t]);
}
