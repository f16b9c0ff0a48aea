import { useQuery } from '@tanstack/react-query';
import { useIsOnline } from '../connection/use-is-online.ts';
import { session } from '../session/session.ts';
import { useStore } from '../store.ts';
import { listStoredVehicles } from './response-store.ts';

/**
 * While the connection is lost: when the stored data of a vehicle came from the server, in epoch milliseconds, or null if
 * nothing is stored. Undefined with a connection, and until it is known.
 */
export function useStoredSince(vehicleId: number, vin: string | null): number | null | undefined {
  const isOnline = useIsOnline();
  const userId = useStore(session)?.user.id ?? 0;
  const { data } = useQuery({
    queryKey: ['stored vehicles', userId],
    queryFn: () => listStoredVehicles(userId),
    enabled: !isOnline,
    staleTime: 0,
  });
  if (isOnline || data === undefined) return undefined;
  return data.find((stored) => stored.vehicleId === vehicleId && stored.vins.includes(vin ?? ''))?.savedAt ?? null;
}
