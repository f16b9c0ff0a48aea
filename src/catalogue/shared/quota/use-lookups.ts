import { useEffect } from 'react';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { type ClassCounts, classCounts } from './lookup-counts.ts';

/** What the account has left of both classes; undefined until it is known. */
export function useLookups(): [passenger: ClassCounts, commercial: ClassCounts] | undefined {
  const { data } = useCall(quotaCalls.getDeduct, {});
  return data === undefined ? undefined : classCounts(data);
}

/** Until when each vehicle is open to the account, by its id. */
export function useOpenVehicles(): ReadonlyMap<number, string> {
  const { data = [] } = useCall(quotaCalls.listOpenVehicles, {});
  return new Map(data.map(({ vehicleId, until }) => [vehicleId, until]));
}

/** Something was taken, here or by a colleague: what is left is asked for again. */
export async function refreshLookups(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries([quotaCalls.getDeduct.operation]),
    queryClient.invalidateQueries([quotaCalls.listOpenVehicles.operation]),
  ]);
}

/** What colleagues and other tabs have used meanwhile shows when one comes back. */
export function useRefreshOnFocus(): void {
  useEffect(() => {
    const onFocus = () => void refreshLookups();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
