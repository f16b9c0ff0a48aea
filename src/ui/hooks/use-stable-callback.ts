import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback whose identity never changes and that calls the latest `callback`. For event handlers and effects, which must
 * not run again because it changed; not to be called while rendering.
 */
export function useStableCallback<Arguments extends unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
