import { tell } from '../../providers/notification.ts';
import { isShown } from '../../providers/outcome.ts';
import { useErrorWords } from '../shared/call/call-failed.tsx';

/** Does something that may fail, and tells the user if it does; says whether it was done. */
export function useTold(): (action: () => Promise<void>) => Promise<boolean> {
  const wordsOf = useErrorWords();
  return async (action) => {
    try {
      await action();
      return true;
    } catch (error) {
      if (isShown(error)) tell('error', wordsOf(error));
      return false;
    }
  };
}
