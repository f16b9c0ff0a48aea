import { useEffect } from 'react';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { refetchCalls } from '../../../providers/calls/refetch-calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { type ClassCounts, classCounts } from './lookup-counts.ts';

/** The account's remaining lookups of both classes; undefined until loaded. */
export function useLookups(): [passenger: ClassCounts, commercial: ClassCounts] | undefined {
  const { data } = useCall(quotaCalls.getDeduct, {});
  return data === undefined ? undefined : classCounts(data);
}

/** When the free period of each opened vehicle ends, by vehicle id. */
export function useOpenVehicles(): ReadonlyMap<number, string> {
  const { data = [] } = useCall(quotaCalls.listOpenVehicles, {});
  return new Map(data.map(({ vehicleId, until }) => [vehicleId, until]));
}

/** Refetches the counters after a charge. */
export async function refreshLookups(): Promise<void> {
  await refetchCalls(quotaCalls.getDeduct, quotaCalls.listOpenVehicles, quotaCalls.listOpenNumbers);
}

/** Refetches the counters on focus: colleagues and other tabs may have used lookups. */
export function useRefreshOnFocus(): void {
  useEffect(() => {
    const onFocus = () => void refreshLookups();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
