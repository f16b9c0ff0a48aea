import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Saved, useLatest } from '../../../../src/catalogue/work-orders/lines/use-latest.ts';

/** A save that waits until it is told how it went. */
function heldSaves() {
  const sent: number[] = [];
  const answers: ((saved: Saved) => void)[] = [];
  const save = (value: number) => {
    sent.push(value);
    return new Promise<Saved>((resolve) => answers.push(resolve));
  };
  const answer = (saved: Saved) =>
    act(async () => {
      answers.shift()?.(saved);
    });
  return { sent, save, answer };
}

test('the value asked for shows until it is saved, then the saved one', async () => {
  const { save, answer } = heldSaves();
  const { result, rerender } = renderHook(({ saved }) => useLatest(saved, save), { initialProps: { saved: 1 } });
  act(() => result.current.ask(5));
  expect(result.current.shown).toBe(5);
  rerender({ saved: 6 });
  expect(result.current.shown).toBe(5);
  await answer('saved');
  expect(result.current.shown).toBe(6);
});

test('what is passed over while a save is under way is never sent', async () => {
  const { sent, save, answer } = heldSaves();
  const { result } = renderHook(() => useLatest<number>(1, save));
  for (const value of [2, 3, 4]) act(() => result.current.ask(value));
  expect(sent).toEqual([2]);
  await answer('saved');
  expect(sent).toEqual([2, 4]);
  expect(result.current.shown).toBe(4);
  await answer('saved');
  expect(result.current.shown).toBe(1);
});

test('a save that failed drops what waits behind it, and the next one is sent again', async () => {
  const { sent, save, answer } = heldSaves();
  const { result } = renderHook(() => useLatest<number>(1, save));
  for (const value of [2, 3]) act(() => result.current.ask(value));
  await answer('refused');
  expect([sent, result.current.shown]).toEqual([[2], 1]);
  act(() => result.current.ask(7));
  expect([sent, result.current.shown]).toEqual([[2, 7], 7]);
});

test('what could not be sent is kept, and is sent once there is a connection again', async () => {
  const { sent, save, answer } = heldSaves();
  const { result } = renderHook(() => useLatest<number>(1, save));
  act(() => result.current.ask(5));
  await answer('unsent');
  expect([result.current.shown, result.current.isUnsent]).toEqual([5, true]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sent).toEqual([5, 5]);
  await answer('saved');
  expect([result.current.shown, result.current.isUnsent]).toEqual([1, false]);
});
