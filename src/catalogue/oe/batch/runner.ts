import { BatchNotFound, type BatchOe } from '../../../contract/oe/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { createStore, type Store } from '../../../providers/store.ts';
import { chunkOf, type Job, newJob, type Order } from './job.ts';

export interface BatchKeep {
  read(): Job | null;
  /** Begins a job: what was kept of the last one goes. False where there is no room. */
  begin(order: Order): boolean;
  answer(index: number, answer: BatchOe): boolean;
  clear(): void;
}

interface RunnerNeeds {
  ask(oes: string[], provinceCode: ProvinceCode, signal: AbortSignal): Promise<BatchOe>;
  keep: BatchKeep;
  /** The job is done, and this is what was looked for. */
  onDone?(order: Order): void;
}

export interface BatchRunner {
  job: Store<Job | null>;
  start(order: Order): void;
  /** Asks for what has not been answered. */
  resume(): void;
  /** What was answered stays; the rest can be asked for later. */
  stop(): void;
  clear(): void;
}

/** Looks up a list chunk by chunk, apart from any screen: one may leave and come back. */
export function createBatchRunner({ ask, keep, onDone }: RunnerNeeds): BatchRunner {
  const job = createStore<Job | null>(keep.read());
  let abort: AbortController | null = null;
  const change = (values: Partial<Job>) => {
    const now = job.get();
    if (now !== null) job.set({ ...now, ...values });
  };
  const run = async () => {
    const own = new AbortController();
    abort?.abort();
    abort = own;
    change({ state: 'running', error: null });
    for (;;) {
      const now = job.get();
      const index = now?.answers.indexOf(undefined) ?? -1;
      if (now === null || index === -1) break;
      try {
        const oes = chunkOf(now.order, index).map(({ oe }) => oe);
        const answer = await ask(oes, now.order.provinceCode, own.signal).catch(nothingFound);
        if (own.signal.aborted) return;
        const isKept = keep.answer(index, answer);
        const answers = now.answers.map((other, place) => (place === index ? answer : other));
        change({ answers, isTooLargeToKeep: now.isTooLargeToKeep || !isKept });
      } catch (error) {
        // Whoever stopped it has said so already.
        if (!own.signal.aborted) change({ state: 'failed', error });
        return;
      }
    }
    change({ state: 'done' });
    const done = job.get();
    if (done !== null) onDone?.(done.order);
  };
  return {
    job,
    start(order) {
      const hasRoom = keep.begin(order);
      job.set({ ...newJob(order), isTooLargeToKeep: !hasRoom });
      void run();
    },
    resume() {
      const state = job.get()?.state;
      if (state === 'stopped' || state === 'failed') void run();
    },
    stop() {
      abort?.abort();
      change({ state: 'stopped' });
    },
    clear() {
      abort?.abort();
      keep.clear();
      job.set(null);
    },
  };
}

/** 100200 is an answer like any other for a chunk: nothing of it was found, and it says why. */
function nothingFound(error: unknown): BatchOe {
  const carried = error instanceof CallError && error.code === '100200' ? BatchNotFound.safeParse(error.result) : null;
  if (carried?.success !== true) throw error;
  return { ...carried.data, successList: [], matchList: [] };
}
