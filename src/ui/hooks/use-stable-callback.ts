import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A callback whose identity never changes and that calls the latest `callback`. For event handlers and effects, which must
 * not run again because it changed; not to be called while rendering.
 */
export function useStableCallback<Arguments extends unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(callback);
  // Unlike a layout effect it may be part of a page that the server renders.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
