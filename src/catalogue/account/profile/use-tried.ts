import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../../providers/notification.ts';
import { isShown } from '../../../providers/outcome.ts';
import { useErrorWords } from '../../shared/call/call-failed.tsx';

/** Does something that changes the account, once at a time: done and failed are both told. */
export function useTried() {
  const { t } = useTranslation('account-profile');
  const wordsOf = useErrorWords();
  const [isBusy, setBusy] = useState(false);
  const tried = async (change: () => Promise<unknown>, done = t('saved')): Promise<void> => {
    setBusy(true);
    try {
      await change();
      tell('success', done);
    } catch (error) {
      if (isShown(error)) tell('error', wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, tried };
}
