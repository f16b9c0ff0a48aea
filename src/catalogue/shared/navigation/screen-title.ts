import { useEffect } from 'react';
import { createStore } from '../../../providers/store.ts';

/** The title of a screen whose name depends on its content; null for the name of its path. */
export const screenTitle = createStore<string | null>(null);

export function useScreenTitle(title: string | null): void {
  useEffect(() => {
    screenTitle.set(title);
    return () => screenTitle.set(null);
  }, [title]);
}
