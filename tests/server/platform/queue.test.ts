import { expect, test, vi } from 'vitest';
import { createQueue } from '../../../src/server/platform/queue.ts';

function held() {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { gate, release: () => release() };
}

test('one runs, as many wait as may, and the next is told when to come again', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 2, longestWaitMs: 60_000, retryAfterS: 5 });
  const { gate, release } = held();
  const order: number[] = [];
  const jobs = [1, 2, 3].map((number) =>
    inTurn(async () => {
      order.push(number);
      await gate;
    }),
  );
  await expect(inTurn(async () => undefined)).rejects.toMatchObject({ code: '900503', details: { retryAfterS: 5 } });
  expect(order).toEqual([1]);
  release();
  await Promise.all(jobs);
  expect(order).toEqual([1, 2, 3]);
});

test('a job that fails gives its place up', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 0, longestWaitMs: 60_000, retryAfterS: 1 });
  await expect(inTurn(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await inTurn(async () => 'next')).toBe('next');
});

test('who has waited too long is told to come again, and those behind move up', async () => {
  vi.useFakeTimers();
  try {
    const inTurn = createQueue({ atOnce: 1, waiting: 2, longestWaitMs: 1_000, retryAfterS: 5 });
    const { gate, release } = held();
    const first = inTurn(() => gate);
    const tooLong = expect(inTurn(async () => 'never')).rejects.toMatchObject({ code: '900503' });
    await vi.advanceTimersByTimeAsync(600);
    const later = inTurn(async () => 'later');
    await vi.advanceTimersByTimeAsync(600);
    await tooLong;
    release();
    await first;
    expect(await later).toBe('later');
  } finally {
    vi.useRealTimers();
  }
});
