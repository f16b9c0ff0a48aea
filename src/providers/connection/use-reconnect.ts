import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Calls `onReconnect` on each reconnect, for what TanStack Query does not refetch. */
export function useReconnect(onReconnect: () => void): void {
  const latest = useRef(onReconnect);
  latest.current = onReconnect;
  useEffect(() => onlineManager.subscribe(() => onlineManager.isOnline() && latest.current()), []);
}
