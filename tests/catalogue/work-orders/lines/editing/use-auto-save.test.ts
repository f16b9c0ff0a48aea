import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAutoSave } from '../../../../../src/catalogue/work-orders/lines/editing/use-auto-save.ts';

/** A save whose outcome each test provides. */
function pendingSaves() {
  const sent: number[] = [];
  const resolvers: ((isAccepted: boolean) => void)[] = [];
  const save = (value: number) => {
    sent.push(value);
    return new Promise<boolean>((resolve) => resolvers.push(resolve));
  };
  const finish = (isAccepted: boolean) =>
    act(async () => {
      resolvers.shift()?.(isAccepted);
    });
  return { sent, save, finish };
}

test('the value is the one that was set until it is saved, then the saved one', async () => {
  const { save, finish } = pendingSaves();
  const { result, rerender } = renderHook(({ saved }) => useAutoSave(saved, save), { initialProps: { saved: 1 } });
  act(() => result.current.set(5));
  expect(result.current.value).toBe(5);
  rerender({ saved: 6 });
  expect(result.current.value).toBe(5);
  await finish(true);
  expect(result.current.value).toBe(6);
});

test('of the values set during a request only the last is sent', async () => {
  const { sent, save, finish } = pendingSaves();
  const { result } = renderHook(() => useAutoSave<number>(1, save));
  for (const value of [2, 3, 4]) act(() => result.current.set(value));
  expect(sent).toEqual([2]);
  await finish(true);
  expect(sent).toEqual([2, 4]);
  expect(result.current.value).toBe(4);
  await finish(true);
  expect(result.current.value).toBe(1);
});

test('a rejection drops the pending value, and the next value is sent', async () => {
  const { sent, save, finish } = pendingSaves();
  const { result } = renderHook(() => useAutoSave<number>(1, save));
  for (const value of [2, 3]) act(() => result.current.set(value));
  await finish(false);
  expect([sent, result.current.value]).toEqual([[2], 1]);
  act(() => result.current.set(7));
  expect([sent, result.current.value]).toEqual([[2, 7], 7]);
});
