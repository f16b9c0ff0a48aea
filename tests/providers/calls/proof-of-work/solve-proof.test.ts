import { beforeEach, expect, test, vi } from 'vitest';
import { solveProof } from '../../../../src/providers/calls/proof-of-work/solve-proof.ts';

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  task: unknown;
  isRunning = true;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(task: unknown) {
    this.task = task;
  }
  terminate() {
    this.isRunning = false;
  }
}

const challenge = { parameters: {}, signature: 's' };
function solve(cores: number) {
  FakeWorker.all = [];
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(cores);
  const controller = new AbortController();
  const progress: number[] = [];
  const proof = solveProof(
    { challenge: JSON.stringify(challenge), maxCounter: 100 },
    { signal: controller.signal, onProgress: (share) => progress.push(share) },
  );
  return { proof, progress, abort: () => controller.abort(), workers: FakeWorker.all };
}

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));

test('one core stays free for the page, and at most four workers share the counters', () => {
  expect([0, 1, 2, 4, 16].map((cores) => solve(cores).workers.length)).toEqual([1, 1, 1, 3, 4]);
  expect(solve(4).workers.map(({ task }) => task)).toEqual(
    [0, 1, 2].map((counterStart) => ({ challenge, counterStart, counterStep: 3 })),
  );
});

test('the first solution is the proof, and all workers are stopped', async () => {
  const { proof, workers } = solve(4);
  workers[1]?.onmessage({ data: { solution: { counter: 7 } } });
  expect(JSON.parse(atob((await proof) ?? ''))).toEqual({ challenge, solution: { counter: 7 } });
  expect(workers.map(({ isRunning }) => isRunning)).toEqual([false, false, false]);
});

test('the progress is that of all workers together, never above the whole', async () => {
  const { proof, progress, workers, abort } = solve(4);
  workers[0]?.onmessage({ data: { tried: 20 } });
  workers[1]?.onmessage({ data: { tried: 30 } });
  workers[0]?.onmessage({ data: { tried: 90 } });
  expect(progress).toEqual([0.2, 0.5, 1]);
  abort();
  expect(await proof).toBeNull();
});

test('an aborted proof stops its workers, and one that cannot start is an error', async () => {
  const aborted = solve(4);
  aborted.abort();
  expect(await aborted.proof).toBeNull();
  expect(aborted.workers.some(({ isRunning }) => isRunning)).toBe(false);
  const failed = solve(2);
  failed.workers[0]?.onerror({ message: 'blocked' });
  await expect(failed.proof).rejects.toThrow('blocked');
  expect(failed.workers[0]?.isRunning).toBe(false);
});
