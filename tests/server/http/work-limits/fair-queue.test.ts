import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Caller, createFairQueue } from '../../../../src/server/http/work-limits/fair-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const share = { running: 2, waiting: 3 };
const kind = { running: 5, account: share, network: { running: 3, waiting: 10 }, restShare: 0, maxWaitMs: 1_000 };
const kinds = {
  light: kind,
  search: { ...kind, running: 1, account: { running: 1, waiting: 2 } },
  heavy: { ...kind, running: 1, restShare: 1 },
};

const caller = (account: string, network = 'office', work: Caller['work'] = 'light'): Caller => ({
  account,
  network,
  work,
});

/** A queue with pending jobs that the test resolves. */
function openQueue(everyone = { running: 4, waiting: 20 }) {
  const queue = createFairQueue({ everyone, kinds });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    queue,
    started,
    /** Sends a call; resolves to `done` or to the code of its refusal. */
    send(name: string, by: Caller): Promise<string> {
      const job = () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve('done')));
      };
      return queue.run(by, job).catch((refusal) => refusal.code);
    },
    async end(name: string) {
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('one account runs no more calls at once than its bound, and those beyond its waiting bound are refused', async () => {
  const { send, started, end } = openQueue();
  const sent = ['1', '2', '3', '4', '5'].map((name) => send(name, caller('one')));
  expect(started).toEqual(['1', '2']);
  expect(await send('6', caller('one'))).toBe('900429');
  await end('1');
  expect(started).toEqual(['1', '2', '3']);
  for (const name of ['2', '3', '4', '5']) await end(name);
  expect(await Promise.all(sent)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('accounts of one network share its bound', async () => {
  const { send, started } = openQueue();
  for (const name of ['1', '2', '3', '4']) void send(name, caller(`account ${name}`));
  expect(started).toEqual(['1', '2', '3']);
});

test('another network does not wait behind the waiting calls of one', async () => {
  const { send, started, end } = openQueue({ running: 1, waiting: 20 });
  for (const name of ['1', '2', '3', '4']) void send(name, caller(`account ${name}`, 'attacker'));
  void send('other', caller('shop', 'shop'));
  await end('1');
  expect(started).toEqual(['1', 'other']);
});

test('within a network accounts take turns', async () => {
  const { send, started, end } = openQueue({ running: 1, waiting: 20 });
  for (const name of ['1', '2', '3']) void send(name, caller('busy'));
  void send('colleague', caller('colleague'));
  await end('1');
  expect(started).toEqual(['1', 'colleague']);
});

test('a slow call does not hold up light ones, and only its bound of slow calls runs', async () => {
  const { send, started } = openQueue();
  void send('slow', caller('one', 'a', 'search'));
  void send('slow of another', caller('two', 'b', 'search'));
  void send('light', caller('three', 'c'));
  expect(started).toEqual(['slow', 'light']);
});

test('a call that waited too long is refused with the reason: its own bound, or the load of everyone', async () => {
  const { send } = openQueue({ running: 2, waiting: 20 });
  for (const name of ['1', '2']) void send(name, caller('one'));
  const own = send('3', caller('one'));
  const others = send('4', caller('two'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await own).toBe('900429');
  expect(await others).toBe('900503');
});

test('with too many calls waiting in all, any further one is refused', async () => {
  const { send, queue } = openQueue({ running: 1, waiting: 2 });
  for (const name of ['1', '2', '3']) void send(name, caller(`account ${name}`, `network ${name}`));
  expect(queue.findRefusal()?.code).toBe('900503');
  expect(await send('4', caller('four', 'four'))).toBe('900503');
});

test('a failed call releases its turn', async () => {
  const { queue } = openQueue({ running: 1, waiting: 0 });
  const fail = () => queue.run(caller('one'), () => Promise.reject(new Error('failed')));
  await expect(fail()).rejects.toThrow('failed');
  await expect(fail()).rejects.toThrow('failed');
});

test('after a call of a kind with a rest, the next one starts as much later as the call took', async () => {
  const { send, started, end } = openQueue();
  void send('1', caller('one', 'a', 'heavy'));
  void send('2', caller('two', 'b', 'heavy'));
  await vi.advanceTimersByTimeAsync(200);
  await end('1');
  await vi.advanceTimersByTimeAsync(199);
  expect(started).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['1', '2']);
});

test('a rest is never longer than half a second', async () => {
  const { send, started, end } = openQueue();
  void send('1', caller('one', 'a', 'heavy'));
  await vi.advanceTimersByTimeAsync(3_000);
  void send('2', caller('two', 'b', 'heavy'));
  await end('1');
  await vi.advanceTimersByTimeAsync(499);
  expect(started).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['1', '2']);
});
