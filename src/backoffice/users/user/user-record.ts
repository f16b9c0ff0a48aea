import type { resources } from '../../../contract/all-calls.ts';
import type { ResultOf } from '../../../contract/call.ts';

export type UserRecord = ResultOf<(typeof resources)['user']['get']>;

/** A dialog of an action on a user. */
export interface UserDialogProps {
  user: UserRecord;
  /** After a change, or when another was faster. */
  onChanged: () => void;
  onClose: () => void;
}

export const stateAction = ({ userState }: UserRecord) => (userState === 'enabled' ? 'disable' : 'enable');
