import { afterEach, expect, test, vi } from 'vitest';
import { createDelayedWrite } from '../../../../src/server/platform/background/delayed-write.ts';
import { gate } from '../../../support/gate.ts';

afterEach(() => vi.useRealTimers());

test('what is scheduled within an interval is written once, at its end', async () => {
  vi.useFakeTimers();
  const write = vi.fn(async () => {});
  const { schedule } = createDelayedWrite(write, 1_000);
  schedule();
  await vi.advanceTimersByTimeAsync(600);
  schedule();
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(write).toHaveBeenCalledTimes(1);
  schedule();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(write).toHaveBeenCalledTimes(2);
});

test('a flush writes at once, in place of the write that was scheduled', async () => {
  vi.useFakeTimers();
  const write = vi.fn(async () => {});
  const { schedule, flush } = createDelayedWrite(write, 1_000);
  schedule();
  await flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(write).toHaveBeenCalledTimes(1);
});

test('a write waits for the one before', async () => {
  const { passed, open } = gate();
  const write = vi.fn(() => passed);
  const { flush } = createDelayedWrite(write, 1_000);
  const first = flush();
  const second = flush();
  await Promise.resolve();
  expect(write).toHaveBeenCalledTimes(1);
  open();
  await Promise.all([first, second]);
  expect(write).toHaveBeenCalledTimes(2);
});
