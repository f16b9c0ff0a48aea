import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/** False on the server and while the browser takes over its page: what only the browser knows is shown once it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}
