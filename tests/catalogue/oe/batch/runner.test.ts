import { expect, test, vi } from 'vitest';
import {
  type BatchRequest,
  CHUNK_SIZE,
  countDone,
  createJob,
  type Job,
  listRows,
  resultLists,
} from '../../../../src/catalogue/oe/batch/job.ts';
import { type BatchStorage, createBatchRunner } from '../../../../src/catalogue/oe/batch/runner.ts';
import type { BatchOe } from '../../../../src/contract/oe/schemas.ts';
import { CallError } from '../../../../src/providers/calls/call-error.ts';

const requestOf = (count: number): BatchRequest => ({
  numbers: Array.from({ length: count }, (_, index) => ({ oe: `N${10_000 + index}`, searchOe: `N${10_000 + index}` })),
  duplicates: [],
  provinceCode: '110000',
});
const allFail = (oes: readonly string[]): BatchOe => ({
  totalSize: oes.length,
  successList: [],
  matchList: [],
  failList: oes.map((oe) => ({ oe, searchOe: oe, reason: 'unknown' })),
});

interface Stored {
  request: BatchRequest | null;
  results: Map<number, BatchOe>;
}

function memoryStorage(stored: Stored): BatchStorage {
  return {
    read: () => {
      if (stored.request === null) return null;
      const job = createJob(stored.request);
      return { ...job, results: job.results.map((_none, index) => stored.results.get(index)), state: 'stopped' };
    },
    saveRequest(request) {
      stored.request = request;
      stored.results.clear();
      return true;
    },
    saveResult(index, result) {
      stored.results.set(index, result);
      return true;
    },
    clear() {
      stored.request = null;
      stored.results.clear();
    },
  };
}

function fakeLookup(respond: (oes: string[], attempt: number) => Promise<BatchOe>) {
  const stored: Stored = { request: null, results: new Map() };
  const requests: string[][] = [];
  const onDone = vi.fn();
  const createRunner = () =>
    createBatchRunner({
      storage: memoryStorage(stored),
      onDone,
      lookUp: (oes, _province, signal) => {
        requests.push(oes);
        const response = respond(oes, requests.length);
        return new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
          response.then(resolve, reject);
        });
      },
    });
  return { createRunner, requests, onDone };
}

const finished = (runner: { job: { get(): Job | null } }) =>
  vi.waitFor(() => expect(runner.job.get()?.state).not.toBe('running'));

test('a list is looked up chunk by chunk, and results are available before the end', async () => {
  const seen: number[] = [];
  const { createRunner, requests, onDone } = fakeLookup(async (oes) => allFail(oes));
  const runner = createRunner();
  runner.job.watch(() => {
    const job = runner.job.get();
    if (job !== null) seen.push(countDone(job));
  });
  runner.start(requestOf(2 * CHUNK_SIZE + 1));
  await finished(runner);
  expect(requests.map(({ length }) => length)).toEqual([CHUNK_SIZE, CHUNK_SIZE, 1]);
  expect(seen).toEqual(expect.arrayContaining([CHUNK_SIZE, 2 * CHUNK_SIZE, 2 * CHUNK_SIZE + 1]));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a chunk without any result (100200) does not stop the batch', async () => {
  const { createRunner } = fakeLookup(async (oes, attempt) => {
    if (attempt > 1) return allFail(oes);
    const { totalSize, failList } = allFail(oes);
    throw new CallError('100200', '', { totalSize, failList });
  });
  const runner = createRunner();
  runner.start(requestOf(CHUNK_SIZE + 2));
  await finished(runner);
  const job = runner.job.get();
  expect(job?.state).toBe('done');
  expect(job === null ? 0 : resultLists(job).fail.length).toBe(CHUNK_SIZE + 2);
});

test('a lost connection keeps the results, and resuming requests only the rest', async () => {
  let isOffline = false;
  const { createRunner, requests } = fakeLookup(async (oes, attempt) => {
    isOffline = attempt === 2;
    if (isOffline) throw new CallError('network', '');
    return allFail(oes);
  });
  const runner = createRunner();
  runner.start(requestOf(3 * CHUNK_SIZE));
  await finished(runner);
  expect(runner.job.get()).toMatchObject({ state: 'failed', error: { code: 'network' } });
  expect(countDone(runner.job.get() ?? createJob(requestOf(0)))).toBe(CHUNK_SIZE);
  runner.resume();
  await finished(runner);
  expect(runner.job.get()?.state).toBe('done');
  expect(requests.map(([first]) => first)).toEqual(['N10000', 'N10500', 'N10500', 'N11000']);
});

test('after a reload the results are restored, and only the missing chunks are requested', async () => {
  const { createRunner, requests } = fakeLookup(async (oes, attempt) => {
    if (attempt === 2) throw new CallError('timeout', '');
    return allFail(oes);
  });
  const before = createRunner();
  before.start(requestOf(2 * CHUNK_SIZE));
  await finished(before);
  const after = createRunner();
  expect(countDone(after.job.get() ?? createJob(requestOf(0)))).toBe(CHUNK_SIZE);
  after.resume();
  await finished(after);
  expect(after.job.get()?.state).toBe('done');
  expect(requests).toHaveLength(3);
});

test('stopping aborts the request, keeps the results, and can be resumed', async () => {
  let release = () => {};
  const { createRunner } = fakeLookup(async (oes, attempt) => {
    if (attempt === 2) await new Promise<void>((resolve) => (release = resolve));
    return allFail(oes);
  });
  const runner = createRunner();
  runner.start(requestOf(2 * CHUNK_SIZE));
  await vi.waitFor(() => expect(countDone(runner.job.get() ?? createJob(requestOf(0)))).toBe(CHUNK_SIZE));
  runner.stop();
  release();
  expect(runner.job.get()?.state).toBe('stopped');
  runner.resume();
  await finished(runner);
  expect(runner.job.get()?.state).toBe('done');
});

test('a new list replaces the running one, and a late response of the old one is ignored', async () => {
  let release = () => {};
  const { createRunner } = fakeLookup(async (oes, attempt) => {
    if (attempt === 1) await new Promise<void>((resolve) => (release = resolve));
    return allFail(oes);
  });
  const runner = createRunner();
  runner.start(requestOf(3));
  runner.start(requestOf(2));
  release();
  await finished(runner);
  const job = runner.job.get();
  expect(job === null ? 0 : resultLists(job).fail.length).toBe(2);
});

test('duplicates are failures of their own, after the others', () => {
  const request = { ...requestOf(1), duplicates: [{ oe: 'n 10000', searchOe: 'N10000' }] };
  const job = { ...createJob(request), results: [allFail(['N10000'])] };
  expect(listRows(resultLists(job), 'fail').map(({ oe, reason }) => [oe, reason])).toEqual([
    ['N10000', 'unknown'],
    ['n 10000', 'duplicate'],
  ]);
});
