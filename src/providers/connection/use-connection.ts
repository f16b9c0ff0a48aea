import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { watchConnection } from './watch-connection.ts';

/** `back` for some seconds after the connection was lost. */
export type Connection = 'up' | 'lost' | 'back';

const BACK_MS = 3_000;

/** Watches the connection with the server while the component is shown; one component of a page uses it. */
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

/** Whether the server can be reached, as far as is known. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, isOnline);
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();
