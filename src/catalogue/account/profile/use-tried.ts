import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsMessage } from '../../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';

/** Does something that changes the account, once at a time: done and failed are both told. */
export function useTried() {
  const { t } = useTranslation('account-profile');
  const wordsOf = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const tried = async (change: () => Promise<unknown>, done = t('saved')): Promise<void> => {
    setBusy(true);
    try {
      await change();
      notify('success', done);
    } catch (error) {
      if (needsMessage(error)) notify('error', wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, tried };
}
