import { useState } from 'react';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';
import { refreshCompany } from './refresh-company.ts';

/**
 * Does something with the company's accounts and tells how it went; `act` gives whether it went well. What a form wants
 * to say beside a field it takes from `onError`, which gives whether it did.
 */
export function useAct(onError: (error: unknown) => boolean = () => false) {
  const wordsOf = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        if (!onError(error) && needsMessage(error)) notify('error', wordsOf(error));
        return false;
      },
    );
    await refreshCompany();
    setBusy(false);
    if (isDone) notify('success', done);
    return isDone;
  };
  return { isBusy, act };
}
