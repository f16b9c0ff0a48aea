import { useQuery } from '@tanstack/react-query';
import { useIsOnline } from '../connection/use-connection.ts';
import { session } from '../session/session.ts';
import { useStore } from '../store.ts';
import { listKeptVehicles } from './answer-store.ts';

/**
 * While the connection is lost: when the server gave what can be read of a vehicle, in epoch milliseconds, or null for one
 * that cannot be read. Undefined with a connection, and until it is known.
 */
export function useKeptSince(vehicleId: number, vin: string | null): number | null | undefined {
  const isOnline = useIsOnline();
  const userId = useStore(session)?.user.id ?? 0;
  const { data } = useQuery({
    queryKey: ['kept vehicles', userId],
    queryFn: () => listKeptVehicles(userId),
    enabled: !isOnline,
    staleTime: 0,
  });
  if (isOnline || data === undefined) return undefined;
  return data.find((kept) => kept.vehicleId === vehicleId && kept.vins.includes(vin ?? ''))?.savedAt ?? null;
}
