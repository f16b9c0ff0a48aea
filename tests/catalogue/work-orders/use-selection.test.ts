import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from '../../../src/catalogue/work-orders/use-selection.ts';

const selecting = (inSight: number[]) =>
  renderHook(({ rows }) => useSelection(rows), { initialProps: { rows: inSight } });

test('what is out of sight is never among the selected', () => {
  const { result, rerender } = selecting([1, 2, 3]);
  act(() => result.current.toggle(3));
  act(() => result.current.toggle(1));
  expect(result.current.ids).toEqual([1, 3]);
  rerender({ rows: [3, 4] });
  expect(result.current.ids).toEqual([3]);
  act(() => result.current.toggle(4));
  rerender({ rows: [1, 2, 3, 4] });
  expect(result.current.ids).toEqual([3, 4]);
});

test('all in sight are selected at once, and none once they are', () => {
  const { result } = selecting([1, 2]);
  act(() => result.current.toggle(2));
  act(() => result.current.toggleAll());
  expect(result.current.ids).toEqual([1, 2]);
  act(() => result.current.toggleAll());
  expect(result.current.ids).toEqual([]);
});
