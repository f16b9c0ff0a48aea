import { BatchNotFound, type BatchOe } from '../../../contract/oe/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { createStore, type Store } from '../../../providers/store.ts';
import { type BatchRequest, chunkAt, createJob, type Job } from './job.ts';

export interface BatchStorage {
  read(): Job | null;
  /** Replaces the stored job. False if the browser's storage is full. */
  saveRequest(request: BatchRequest): boolean;
  /** False if the browser's storage is full. */
  saveResult(index: number, result: BatchOe): boolean;
  clear(): void;
}

interface RunnerOptions {
  lookUp(oes: string[], provinceCode: ProvinceCode, signal: AbortSignal): Promise<BatchOe>;
  storage: BatchStorage;
  onDone?(request: BatchRequest): void;
}

export interface BatchRunner {
  job: Store<Job | null>;
  start(request: BatchRequest): void;
  /** Requests the chunks that have no result yet. */
  resume(): void;
  /** Keeps the results so far. */
  stop(): void;
  clear(): void;
}

/** Looks up a list chunk by chunk, independent of any screen: the user may leave and return. */
export function createBatchRunner({ lookUp, storage, onDone }: RunnerOptions): BatchRunner {
  const job = createStore<Job | null>(storage.read());
  let abort: AbortController | null = null;
  const update = (values: Partial<Job>) => {
    const current = job.get();
    if (current !== null) job.set({ ...current, ...values });
  };
  const run = async () => {
    const controller = new AbortController();
    abort?.abort();
    abort = controller;
    update({ state: 'running', error: null });
    for (;;) {
      const current = job.get();
      const index = current?.results.indexOf(undefined) ?? -1;
      if (current === null || index === -1) break;
      try {
        const oes = chunkAt(current.request, index).map(({ oe }) => oe);
        const result = await lookUp(oes, current.request.provinceCode, controller.signal).catch(resultOfNotFound);
        if (controller.signal.aborted) return;
        const isStored = storage.saveResult(index, result);
        const results = current.results.map((other, position) => (position === index ? result : other));
        update({ results, isTooLargeToStore: current.isTooLargeToStore || !isStored });
      } catch (error) {
        // After an abort the state has already been set.
        if (!controller.signal.aborted) update({ state: 'failed', error });
        return;
      }
    }
    update({ state: 'done' });
    const done = job.get();
    if (done !== null) onDone?.(done.request);
  };
  return {
    job,
    start(request) {
      const isStored = storage.saveRequest(request);
      job.set({ ...createJob(request), isTooLargeToStore: !isStored });
      void run();
    },
    resume() {
      const state = job.get()?.state;
      if (state === 'stopped' || state === 'failed') void run();
    },
    stop() {
      abort?.abort();
      update({ state: 'stopped' });
    },
    clear() {
      abort?.abort();
      storage.clear();
      job.set(null);
    },
  };
}

/** The result in a 100200 response: no number of the chunk was found. @throws any other error */
function resultOfNotFound(error: unknown): BatchOe {
  const parsed = error instanceof CallError && error.code === '100200' ? BatchNotFound.safeParse(error.result) : null;
  if (parsed?.success !== true) throw error;
  return { ...parsed.data, successList: [], matchList: [] };
}
