import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLatest } from '../../../src/catalogue/orders/use-latest.ts';

/** A save that waits until it is told how it went. */
function heldSaves() {
  const sent: number[] = [];
  const answers: ((isSaved: boolean) => void)[] = [];
  const save = (value: number) => {
    sent.push(value);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const answer = (isSaved: boolean) =>
    act(async () => {
      answers.shift()?.(isSaved);
    });
  return { sent, save, answer };
}

test('the value asked for shows until it is saved, then the saved one', async () => {
  const { save, answer } = heldSaves();
  const { result, rerender } = renderHook(({ saved }) => useLatest(saved, save), { initialProps: { saved: 1 } });
  act(() => result.current[1](5));
  expect(result.current[0]).toBe(5);
  rerender({ saved: 6 });
  expect(result.current[0]).toBe(5);
  await answer(true);
  expect(result.current[0]).toBe(6);
});

test('what is passed over while a save is under way is never sent', async () => {
  const { sent, save, answer } = heldSaves();
  const { result } = renderHook(() => useLatest<number>(1, save));
  for (const value of [2, 3, 4]) act(() => result.current[1](value));
  expect(sent).toEqual([2]);
  await answer(true);
  expect(sent).toEqual([2, 4]);
  expect(result.current[0]).toBe(4);
  await answer(true);
  expect(result.current[0]).toBe(1);
});

test('a save that failed drops what waits behind it, and the next one is sent again', async () => {
  const { sent, save, answer } = heldSaves();
  const { result } = renderHook(() => useLatest<number>(1, save));
  for (const value of [2, 3]) act(() => result.current[1](value));
  await answer(false);
  expect([sent, result.current[0]]).toEqual([[2], 1]);
  act(() => result.current[1](7));
  expect([sent, result.current[0]]).toEqual([[2, 7], 7]);
});
