import { expect, test, vi } from 'vitest';
import { startReconciling } from '../../../../src/server/billing/purchases/start-reconciling.ts';

const nothing = () => undefined;

test('the first run starts at once, the next an interval after the previous one has ended', async () => {
  vi.useFakeTimers();
  let finish: () => void = nothing;
  const round = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const end = startReconciling({ reconcilePending: round }, nothing, 1_000);
  expect(round).toHaveBeenCalledTimes(1);
  // Runs do not overlap.
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

test('a failed run is reported, and the next one follows', async () => {
  vi.useFakeTimers();
  const failure = new Error('the payment service is away');
  const round = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const failures: unknown[] = [];
  const end = startReconciling({ reconcilePending: round }, (error) => failures.push(error), 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failures).toEqual([failure]);
  expect(round).toHaveBeenCalledTimes(2);
  await end();
  vi.useRealTimers();
});

test('stopping waits for the current run and starts no other', async () => {
  vi.useFakeTimers();
  let finish: () => void = nothing;
  const round = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const end = startReconciling({ reconcilePending: round }, nothing, 1_000);
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
