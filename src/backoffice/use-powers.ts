import { useMemo } from 'react';
import { accessCalls } from '../contract/access/calls.ts';
import { useCall } from '../providers/calls/use-call.ts';

/** The powers of the user; empty while loading. */
export function usePowers(): ReadonlySet<string> {
  const { data } = useCall(accessCalls.systemMenu, {});
  return useMemo(() => new Set(data?.map(({ powerCode }) => powerCode)), [data]);
}
