import { useMemo } from 'react';
import { accessCalls } from '../contract/access/calls.ts';
import { useCall } from '../providers/calls/use-call.ts';
import { session } from '../providers/session/session.ts';
import { useStore } from '../providers/store.ts';
import { effectivePowers, simulatedRole } from './access/simulated-role.ts';

/** The powers of the user, or those of the role that is simulated; empty while loading. */
export function usePowers(): ReadonlySet<string> {
  const isSignedIn = useStore(session) !== null;
  const { data } = useCall(accessCalls.systemMenu, {}, { enabled: isSignedIn });
  const role = useStore(simulatedRole);
  return useMemo(
    () =>
      effectivePowers(
        (data ?? []).map(({ powerCode }) => powerCode),
        role,
      ),
    [data, role],
  );
}
