import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type SaveResult, useAutoSave } from '../../../../../src/catalogue/work-orders/lines/editing/use-auto-save.ts';

/** A save whose result each test provides. */
function pendingSaves() {
  const sent: number[] = [];
  const resolvers: ((result: SaveResult) => void)[] = [];
  const save = (value: number) => {
    sent.push(value);
    return new Promise<SaveResult>((resolve) => resolvers.push(resolve));
  };
  const finish = (result: SaveResult) =>
    act(async () => {
      resolvers.shift()?.(result);
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
  await finish('saved');
  expect(result.current.value).toBe(6);
});

test('of the values set during a request only the last is sent', async () => {
  const { sent, save, finish } = pendingSaves();
  const { result } = renderHook(() => useAutoSave<number>(1, save));
  for (const value of [2, 3, 4]) act(() => result.current.set(value));
  expect(sent).toEqual([2]);
  await finish('saved');
  expect(sent).toEqual([2, 4]);
  expect(result.current.value).toBe(4);
  await finish('saved');
  expect(result.current.value).toBe(1);
});

test('a rejection drops the pending value, and the next value is sent', async () => {
  const { sent, save, finish } = pendingSaves();
  const { result } = renderHook(() => useAutoSave<number>(1, save));
  for (const value of [2, 3]) act(() => result.current.set(value));
  await finish('rejected');
  expect([sent, result.current.value]).toEqual([[2], 1]);
  act(() => result.current.set(7));
  expect([sent, result.current.value]).toEqual([[2, 7], 7]);
});

test('a value that could not be sent is kept, and sent again when the browser is online', async () => {
  const { sent, save, finish } = pendingSaves();
  const { result } = renderHook(() => useAutoSave<number>(1, save));
  act(() => result.current.set(5));
  await finish('offline');
  expect([result.current.value, result.current.isOffline]).toEqual([5, true]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sent).toEqual([5, 5]);
  await finish('saved');
  expect([result.current.value, result.current.isOffline]).toEqual([1, false]);
});
