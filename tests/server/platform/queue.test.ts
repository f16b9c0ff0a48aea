import { afterEach, expect, test, vi } from 'vitest';
import { createQueue } from '../../../src/server/platform/queue.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A promise that the test resolves. */
function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const LIMITS = { concurrency: 1, maxWaiting: 2, maxWaitMs: 60_000, retryAfterS: 5 };

test('jobs run in order up to the concurrency, and jobs beyond the waiting limit are refused', async () => {
  const queue = createQueue(LIMITS);
  const gate = createGate();
  const started: number[] = [];
  const jobs = [1, 2, 3].map((number) =>
    queue.run(async () => {
      started.push(number);
      await gate.opened;
    }),
  );
  expect(queue.findRefusal()).toMatchObject({ code: '900503' });
  await expect(queue.run(async () => undefined)).rejects.toMatchObject({
    code: '900503',
    details: { retryAfterS: 5 },
  });
  expect(started).toEqual([1]);
  gate.open();
  await Promise.all(jobs);
  expect(started).toEqual([1, 2, 3]);
  expect(queue.findRefusal()).toBeUndefined();
});

test('with no waiting places a job is refused while another runs, and accepted after that one has failed', async () => {
  const queue = createQueue({ ...LIMITS, maxWaiting: 0 });
  const failing = queue.run(() => Promise.reject(new Error('lost')));
  await expect(queue.run(async () => 'refused')).rejects.toMatchObject({ code: '900503' });
  await expect(failing).rejects.toThrow('lost');
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('a job that throws synchronously releases its slot', async () => {
  const queue = createQueue({ ...LIMITS, maxWaiting: 0 });
  const job = (): Promise<never> => {
    throw new Error('lost');
  };
  await expect(queue.run(job)).rejects.toThrow('lost');
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('a job that has waited too long is refused without running, and the next ones move up', async () => {
  vi.useFakeTimers();
  const queue = createQueue({ ...LIMITS, maxWaitMs: 1_000 });
  const gate = createGate();
  const first = queue.run(() => gate.opened);
  const late = vi.fn(async () => 'late');
  const refused = expect(queue.run(late)).rejects.toMatchObject({ code: '900503' });
  await vi.advanceTimersByTimeAsync(600);
  const second = queue.run(async () => 'second');
  await vi.advanceTimersByTimeAsync(600);
  await refused;
  gate.open();
  await first;
  expect(await second).toBe('second');
  expect(late).not.toHaveBeenCalled();
});

test('a started job is not cancelled, however long it waited and runs', async () => {
  vi.useFakeTimers();
  const queue = createQueue({ ...LIMITS, maxWaitMs: 1_000 });
  const [first, second] = [createGate(), createGate()];
  const running = queue.run(() => first.opened);
  const waiting = queue.run(() => second.opened.then(() => 'done'));
  await vi.advanceTimersByTimeAsync(900);
  first.open();
  await running;
  await vi.advanceTimersByTimeAsync(5_000);
  second.open();
  expect(await waiting).toBe('done');
});
