import { useCallback, useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 760px)';
/** There the tree opens over the drawing. */
export const NARROW = '(max-width: 1180px)';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
