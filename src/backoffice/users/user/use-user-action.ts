import { useState } from 'react';
import { useAction } from '../../../providers/calls/use-action.ts';
import { type Conflict, conflictOf } from '../../form/conflict.ts';
import type { Row } from '../../resource.ts';
import type { UserDialogProps } from './user-record.ts';

type Options<Result> = Pick<NonNullable<Parameters<typeof useAction<void, Result>>[1]>, 'done' | 'changes'> &
  Pick<UserDialogProps, 'user' | 'onChanged'> & {
    /** The fields that the action writes; shown beside those of someone else who was faster. */
    mine?: Row;
  };

/**
 * The write of a dialog, whose error the dialog shows. The user is loaded again after a change, and when someone else was
 * faster: `conflict` then has what they changed, and the next attempt names the present version.
 */
export function useUserAction<Result>(
  write: () => Promise<Result>,
  { user, mine = {}, onChanged, ...options }: Options<Result>,
) {
  const [conflict, setConflict] = useState<Conflict>();
  const action = useAction<void, Result>(write, {
    ...options,
    onDone: onChanged,
    onError(error) {
      const found = conflictOf(error);
      setConflict(found && { ...found, original: user, mine });
      if (found !== undefined) onChanged();
      return found !== undefined;
    },
    isErrorInForm: true,
  });
  return { ...action, conflict };
}
