import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsMessage } from '../../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';

/** Saves a form: told and closed when it is done; what went wrong is said in the form, which stays as it was. */
export function useSaving(onClose: () => void) {
  const { t } = useTranslation('account-profile');
  const wordsOf = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (change: () => Promise<unknown>, done = t('saved')): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await change();
      notify('success', done);
      onClose();
    } catch (error) {
      if (needsMessage(error)) setFailure(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, save };
}
