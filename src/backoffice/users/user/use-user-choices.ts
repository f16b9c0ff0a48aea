import { useMemo } from 'react';
import { usersCalls } from '../../../contract/users/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';

/** The dictionary entries that a user's fields refer to. */
export function useUserChoices() {
  const { data } = useCall(usersCalls.userChoices, {}, { staleTime: 60_000 });
  return useMemo(() => ({ ...data }), [data]);
}
