import { useInvalidate } from '@refinedev/core';
import { prospectCalls } from '../../contract/users/prospect-calls.ts';
import { remarkCalls } from '../../contract/users/remark-calls.ts';
import { refetchCalls } from '../../providers/calls/refetch-calls.ts';

/** Refetches what is shown of prospects and remarks, after a change of either. */
export function useRefetchProspects(): () => Promise<void> {
  const invalidate = useInvalidate();
  return async () => {
    await Promise.all([
      invalidate({ resource: 'prospect', invalidates: ['resourceAll'] }),
      refetchCalls(prospectCalls.prospectCounts, remarkCalls.remarkList),
    ]);
  };
}
