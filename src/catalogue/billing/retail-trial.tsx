import { useTranslation } from 'react-i18next';
import { billingCalls } from '../../contract/billing/calls.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { queryKeyOf } from '../../providers/calls/query-key.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Button } from '../../ui/button.tsx';
import styles from './billing.module.css';
import { refreshUser } from './refresh-user.ts';

/** The state of the e-commerce price service, with the free trial for accounts that never had it. */
export function RetailTrial() {
  const { t, i18n } = useTranslation('billing');
  const { data } = useCall(billingCalls.getRetailDesc, {}, { staleTime: 0 });
  const { run, isBusy } = useAction(() => request(billingCalls.saveRetail, {}), {
    done: ({ trialDays }) => t('retail.started', { count: trialDays }),
    onDone: async (started) => {
      queryClient.setQueryData(queryKeyOf(billingCalls.getRetailDesc, {}), started);
      await refreshUser();
    },
  });
  if (data === undefined) return null;
  const { isActive, expiresAt, canTry, trialDays } = data;
  return (
    <div className={styles.retail}>
      {isActive && expiresAt !== null && (
        <p>{t('retail.active', { date: formatDateTime(expiresAt, i18n.language) })}</p>
      )}
      {canTry && (
        <Button isBusy={isBusy} onClick={() => void run()}>
          {t('retail.try', { count: trialDays })}
        </Button>
      )}
    </div>
  );
}
