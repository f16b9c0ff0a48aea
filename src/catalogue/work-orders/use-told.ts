import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';

/** Does something that may fail, and tells the user if it does; says whether it was done. */
export function useTold(): (action: () => Promise<void>) => Promise<boolean> {
  const wordsOf = useErrorMessage();
  return async (action) => {
    try {
      await action();
      return true;
    } catch (error) {
      if (needsMessage(error)) notify('error', wordsOf(error));
      return false;
    }
  };
}
