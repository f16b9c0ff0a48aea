import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Calls the latest `onReconnect` whenever the connection with the server is back, for what is not a query. */
export function useReconnect(onReconnect: () => void): void {
  const latest = useRef(onReconnect);
  latest.current = onReconnect;
  useEffect(() => onlineManager.subscribe(() => onlineManager.isOnline() && latest.current()), []);
}
