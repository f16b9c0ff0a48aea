import { useMemo } from 'react';
import { accessCalls } from '../contract/access/calls.ts';
import type { ResultOf } from '../contract/call.ts';
import { queryClient } from '../providers/calls/query-client.ts';
import { useCall } from '../providers/calls/use-call.ts';
import { session } from '../providers/session/session.ts';
import { useStore } from '../providers/store.ts';
import { effectivePowers, type SimulatedRole, simulatedRole } from './access/simulated-role.ts';

type Menu = ResultOf<typeof accessCalls.systemMenu>;

/** The powers of the user, or those of the role that is simulated; empty while loading. */
export function usePowers(): ReadonlySet<string> {
  const isSignedIn = useStore(session) !== null;
  const { data } = useCall(accessCalls.systemMenu, {}, { enabled: isSignedIn });
  const role = useStore(simulatedRole);
  return useMemo(() => powersOf(data, role), [data, role]);
}

/** The same outside rendering, as last loaded in any language. */
export function currentPowers(): ReadonlySet<string> {
  const [newest] = queryClient
    .getQueryCache()
    .findAll([accessCalls.systemMenu.operation])
    .map(({ state }) => state)
    .filter(({ data }) => data !== undefined)
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  return powersOf(newest?.data as Menu | undefined, simulatedRole.get());
}

function powersOf(menu: Menu | undefined, role: SimulatedRole | null): ReadonlySet<string> {
  return effectivePowers(
    (menu ?? []).map(({ powerCode }) => powerCode),
    role,
  );
}
