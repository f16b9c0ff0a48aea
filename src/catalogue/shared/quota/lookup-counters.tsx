import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupCharge } from '../../../providers/calls/lookup-charge.ts';
import { dismiss, notify } from '../../../providers/notification.ts';
import { createStore, useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { OnDemandBoundary } from '../call/on-demand-boundary.tsx';
import { useIsWorkScreen } from '../work-header/work-header.ts';
import styles from './lookups.module.css';
import { refreshLookups, useLookups, useRefreshOnFocus } from './use-lookups.ts';

const ServiceDialog = lazyWithRetry(async () => (await import('./service-dialog.tsx')).ServiceDialog);

/** Set by every display of the counts. */
export const isServiceDialogOpen = createStore(false);

/** The remaining lookups of both classes, including counted packages. Opens the details and notifies charges. */
export function LookupCounters() {
  const { t } = useTranslation('quota');
  const counts = useLookups();
  const isOpen = useStore(isServiceDialogOpen);
  const isShort = useIsWorkScreen();
  useRefreshOnFocus();
  useChargeNotification();
  return (
    <>
      {counts !== undefined && (
        <Button
          variant="plain"
          className={`${styles.counters} ${isShort ? styles.isShort : ''}`}
          aria-label={t('countersLabel', { pac: counts[0].total, cov: counts[1].total })}
          onClick={() => isServiceDialogOpen.set(true)}
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
      {isOpen && (
        <OnDemandBoundary onError={() => isServiceDialogOpen.set(false)}>
          <ServiceDialog onClose={() => isServiceDialogOpen.set(false)} />
        </OnDemandBoundary>
      )}
    </>
  );
}

/** Notifies each charge once, in place of the one before, and refetches the counters. */
function useChargeNotification() {
  const { t } = useTranslation('quota');
  const charge = useStore(lookupCharge);
  const shown = useRef(0);
  useEffect(() => {
    if (charge === null) return;
    lookupCharge.set(null);
    const text = t('charged', { kind: t(`classInText.${charge.vehicleTypeCode}`), left: charge.remaining });
    dismiss(shown.current);
    shown.current = notify('success', text);
    void refreshLookups();
  }, [charge, t]);
}
