import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../../providers/notification.ts';
import { isShown } from '../../../providers/outcome.ts';
import { useErrorWords } from '../../shared/call/call-failed.tsx';

/** Saves a form: told and closed when it is done; what went wrong is said in the form, which stays as it was. */
export function useSaving(onClose: () => void) {
  const { t } = useTranslation('account-profile');
  const wordsOf = useErrorWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (change: () => Promise<unknown>, done = t('saved')): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await change();
      tell('success', done);
      onClose();
    } catch (error) {
      if (isShown(error)) setFailure(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, save };
}
