import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStableArray } from '../../../src/ui/hooks/use-stable-array.ts';

function renderArray(initial: readonly unknown[]) {
  return renderHook(({ items }: { items: readonly unknown[] }) => useStableArray(items), {
    initialProps: { items: initial },
  });
}

test('an array with the same items is the same array', () => {
  const rows = { total: 1 };
  const { result, rerender } = renderArray([rows, undefined]);
  const first = result.current;
  rerender({ items: [rows, undefined] });
  expect(result.current).toBe(first);
});

test.each([
  ['another item', ['a', 'c']],
  ['an added item', ['a', 'b', 'c']],
  ['a removed item', ['a']],
])('%s gives the new array', (_, items) => {
  const { result, rerender } = renderArray(['a', 'b']);
  rerender({ items });
  expect(result.current).toBe(items);
});
