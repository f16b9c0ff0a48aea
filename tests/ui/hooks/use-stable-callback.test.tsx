import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStableCallback } from '../../../src/ui/hooks/use-stable-callback.ts';

test('the callback keeps its identity and calls the latest function with its arguments', () => {
  const { result, rerender } = renderHook(({ factor }) => useStableCallback((value: number) => value * factor), {
    initialProps: { factor: 2 },
  });
  const first = result.current;
  expect(first(3)).toBe(6);
  rerender({ factor: 10 });
  expect(result.current).toBe(first);
  expect(first(3)).toBe(30);
});
