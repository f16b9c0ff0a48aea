import { useEffect } from 'react';

/** Calls `onPopState` (stable) when the user goes back or forward, for what is open over every screen. */
export function useOnPopState(onPopState: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [onPopState]);
}
