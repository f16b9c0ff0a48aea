import { useEffect, useState } from 'react';
import { useIsOnline } from './use-is-online.ts';
import { watchConnection } from './watch-connection.ts';

/** `back` for BACK_MS after a reconnect. */
export type Connection = 'up' | 'lost' | 'back';

const BACK_MS = 3_000;

/** Watches the connection with the server while mounted. Used by one component per page. */
export function useConnection(): Connection {
  useEffect(watchConnection, []);
  const isOnline = useIsOnline();
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasLost(true);
    if (!isOnline) return undefined;
    const timer = setTimeout(() => setWasLost(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  if (!isOnline) return 'lost';
  return wasLost ? 'back' : 'up';
}
