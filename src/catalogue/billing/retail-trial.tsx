import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { billingCalls } from '../../contract/billing/calls.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { queryKeyOf, useCall } from '../../providers/calls/use-call.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';
import { Button } from '../../ui/button.tsx';
import styles from './buy.module.css';
import { refreshUser } from './refresh-user.ts';

/** The e-commerce price service as the account has it, and its free days for those who never had them. */
export function RetailTrial() {
  const { t, i18n } = useTranslation('billing');
  const wordsOf = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const { data } = useCall(billingCalls.getRetailDesc, {}, { staleTime: 0 });
  if (data === undefined) return null;
  const { description, isActive, expiresAt, canTry, trialDays } = data;
  const begin = async () => {
    setBusy(true);
    try {
      queryClient.setQueryData(queryKeyOf(billingCalls.getRetailDesc, {}), await request(billingCalls.saveRetail, {}));
      notify('success', t('retail.begun', { count: trialDays }));
      await refreshUser();
    } catch (error) {
      notify('error', wordsOf(error));
    }
    setBusy(false);
  };
  return (
    <div className={styles.retail}>
      <p>{description}</p>
      {isActive && expiresAt !== null && (
        <p>{t('retail.active', { date: formatDateTime(expiresAt, i18n.language) })}</p>
      )}
      {canTry && (
        <Button isBusy={isBusy} onClick={() => void begin()}>
          {t('retail.try', { count: trialDays })}
        </Button>
      )}
    </div>
  );
}
