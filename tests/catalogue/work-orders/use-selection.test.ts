import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from '../../../src/catalogue/work-orders/use-selection.ts';

const renderSelection = (visibleIds: number[]) =>
  renderHook(({ rows }) => useSelection(rows), { initialProps: { rows: visibleIds } });

test('rows that are not visible do not count as selected', () => {
  const { result, rerender } = renderSelection([1, 2, 3]);
  act(() => result.current.toggle(3));
  act(() => result.current.toggle(1));
  expect(result.current.ids).toEqual([1, 3]);
  rerender({ rows: [3, 4] });
  expect(result.current.ids).toEqual([3]);
  act(() => result.current.toggle(4));
  rerender({ rows: [1, 2, 3, 4] });
  expect(result.current.ids).toEqual([3, 4]);
});

test('toggleAll selects all visible rows, then none', () => {
  const { result } = renderSelection([1, 2]);
  act(() => result.current.toggle(2));
  act(() => result.current.toggleAll());
  expect(result.current.ids).toEqual([1, 2]);
  act(() => result.current.toggleAll());
  expect(result.current.ids).toEqual([]);
});
