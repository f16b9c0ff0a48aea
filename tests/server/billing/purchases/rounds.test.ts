import { expect, test, vi } from 'vitest';
import { startRounds } from '../../../../src/server/billing/purchases/rounds.ts';

const nothing = () => undefined;

test('the first round begins at once, the next a while after the one before it is over', async () => {
  vi.useFakeTimers();
  let finish: () => void = nothing;
  const round = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const end = startRounds({ round }, nothing, 1_000);
  expect(round).toHaveBeenCalledTimes(1);
  // A round that takes long is never joined by another.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(round).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(999);
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(2);
  finish();
  await end();
  vi.useRealTimers();
});

test('a round that fails is told of, and the next one comes', async () => {
  vi.useFakeTimers();
  const failure = new Error('the payment service is away');
  const round = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const failures: unknown[] = [];
  const end = startRounds({ round }, (error) => failures.push(error), 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failures).toEqual([failure]);
  expect(round).toHaveBeenCalledTimes(2);
  await end();
  vi.useRealTimers();
});

test('the end waits for the round that runs, and no other begins', async () => {
  vi.useFakeTimers();
  let finish: () => void = nothing;
  const round = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const end = startRounds({ round }, nothing, 1_000);
  let hasEnded = false;
  const ending = end().then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(hasEnded).toBe(false);
  finish();
  await ending;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(round).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
