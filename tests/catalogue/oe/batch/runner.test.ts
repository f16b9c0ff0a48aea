import { expect, test, vi } from 'vitest';
import {
  CHUNK,
  doneOf,
  type Job,
  listsOf,
  newJob,
  type Order,
  rowsOf,
} from '../../../../src/catalogue/oe/batch/job.ts';
import { type BatchKeep, createBatchRunner } from '../../../../src/catalogue/oe/batch/runner.ts';
import type { BatchOe } from '../../../../src/contract/oe/schemas.ts';
import { CallError } from '../../../../src/providers/calls/call-error.ts';

const orderOf = (count: number): Order => ({
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

function keepIn(kept: { order: Order | null; answers: Map<number, BatchOe> }): BatchKeep {
  return {
    read: () => {
      if (kept.order === null) return null;
      const job = newJob(kept.order);
      return { ...job, answers: job.answers.map((_none, index) => kept.answers.get(index)), state: 'stopped' };
    },
    begin(order) {
      kept.order = order;
      kept.answers.clear();
      return true;
    },
    answer(index, answer) {
      kept.answers.set(index, answer);
      return true;
    },
    clear() {
      kept.order = null;
      kept.answers.clear();
    },
  };
}

function openRunner(answer: (oes: string[], time: number) => Promise<BatchOe>) {
  const kept = { order: null as Order | null, answers: new Map<number, BatchOe>() };
  const asked: string[][] = [];
  const onDone = vi.fn();
  const make = () =>
    createBatchRunner({
      keep: keepIn(kept),
      onDone,
      ask: (oes, _province, signal) => {
        asked.push(oes);
        const answered = answer(oes, asked.length);
        return new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
          answered.then(resolve, reject);
        });
      },
    });
  return { make, kept, asked, onDone };
}

const settled = (runner: { job: { get(): Job | null } }) =>
  vi.waitFor(() => expect(runner.job.get()?.state).not.toBe('running'));

test('a list goes chunk by chunk, and what was found shows before it is done', async () => {
  const seen: number[] = [];
  const { make, asked, onDone } = openRunner(async (oes) => allFail(oes));
  const runner = make();
  runner.job.watch(() => {
    const job = runner.job.get();
    if (job !== null) seen.push(doneOf(job));
  });
  runner.start(orderOf(2 * CHUNK + 1));
  await settled(runner);
  expect(asked.map(({ length }) => length)).toEqual([CHUNK, CHUNK, 1]);
  expect(seen).toEqual(expect.arrayContaining([CHUNK, 2 * CHUNK, 2 * CHUNK + 1]));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a chunk of which nothing was found (100200) is an answer, and the rest goes on', async () => {
  const { make } = openRunner(async (oes, time) => {
    if (time > 1) return allFail(oes);
    const { totalSize, failList } = allFail(oes);
    throw new CallError('100200', '', { totalSize, failList });
  });
  const runner = make();
  runner.start(orderOf(CHUNK + 2));
  await settled(runner);
  const job = runner.job.get();
  expect(job?.state).toBe('done');
  expect(job === null ? 0 : listsOf(job).fail.length).toBe(CHUNK + 2);
});

test('a connection lost on the way keeps what was answered, and only the rest is asked for again', async () => {
  let isAway = false;
  const { make, asked } = openRunner(async (oes, time) => {
    isAway = time === 2;
    if (isAway) throw new CallError('network', '');
    return allFail(oes);
  });
  const runner = make();
  runner.start(orderOf(3 * CHUNK));
  await settled(runner);
  expect(runner.job.get()).toMatchObject({ state: 'failed', error: { code: 'network' } });
  expect(doneOf(runner.job.get() ?? newJob(orderOf(0)))).toBe(CHUNK);
  runner.resume();
  await settled(runner);
  expect(runner.job.get()?.state).toBe('done');
  expect(asked.map(([first]) => first)).toEqual(['N10000', 'N10500', 'N10500', 'N11000']);
});

test('after a reload the answers are there, and only what is missing is asked for', async () => {
  const { make, asked } = openRunner(async (oes, time) => {
    if (time === 2) throw new CallError('timeout', '');
    return allFail(oes);
  });
  const before = make();
  before.start(orderOf(2 * CHUNK));
  await settled(before);
  const after = make();
  expect(doneOf(after.job.get() ?? newJob(orderOf(0)))).toBe(CHUNK);
  after.resume();
  await settled(after);
  expect(after.job.get()?.state).toBe('done');
  expect(asked).toHaveLength(3);
});

test('stopping drops the call under way, keeps what came, and can be taken up again', async () => {
  let release = () => {};
  const { make } = openRunner(async (oes, time) => {
    if (time === 2) await new Promise<void>((resolve) => (release = resolve));
    return allFail(oes);
  });
  const runner = make();
  runner.start(orderOf(2 * CHUNK));
  await vi.waitFor(() => expect(doneOf(runner.job.get() ?? newJob(orderOf(0)))).toBe(CHUNK));
  runner.stop();
  release();
  expect(runner.job.get()?.state).toBe('stopped');
  runner.resume();
  await settled(runner);
  expect(runner.job.get()?.state).toBe('done');
});

test('a new list takes the place of the one under way, whose late answer lands nowhere', async () => {
  let release = () => {};
  const { make } = openRunner(async (oes, time) => {
    if (time === 1) await new Promise<void>((resolve) => (release = resolve));
    return allFail(oes);
  });
  const runner = make();
  runner.start(orderOf(3));
  runner.start(orderOf(2));
  release();
  await settled(runner);
  const job = runner.job.get();
  expect(job === null ? 0 : listsOf(job).fail.length).toBe(2);
});

test('numbers that came twice fail as such, after the others', () => {
  const order = { ...orderOf(1), duplicates: [{ oe: 'n 10000', searchOe: 'N10000' }] };
  const job = { ...newJob(order), answers: [allFail(['N10000'])] };
  expect(rowsOf(listsOf(job), 'fail').map(({ oe, reason }) => [oe, reason])).toEqual([
    ['N10000', 'unknown'],
    ['n 10000', 'duplicate'],
  ]);
});
