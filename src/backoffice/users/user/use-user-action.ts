import { useAction } from '../../../providers/calls/use-action.ts';
import { conflictOf } from '../../form/conflict.ts';
import type { UserDialogProps } from './user-record.ts';

type Options<Result> = Pick<NonNullable<Parameters<typeof useAction<void, Result>>[1]>, 'done' | 'changes'>;

/**
 * The write of a dialog, whose error the dialog shows. The user is loaded again after a change, and when someone else was
 * faster: the next attempt then names the present version.
 */
export function useUserAction<Result>(
  write: () => Promise<Result>,
  { onChanged, ...options }: Options<Result> & Pick<UserDialogProps, 'onChanged'>,
) {
  return useAction<void, Result>(write, {
    ...options,
    onDone: onChanged,
    onError(error) {
      if (conflictOf(error) !== undefined) onChanged();
      return false;
    },
    isErrorInForm: true,
  });
}
