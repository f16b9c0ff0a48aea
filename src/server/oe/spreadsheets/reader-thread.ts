import { Worker } from 'node:worker_threads';
import type { SheetEncoding } from '../../../contract/oe/schemas.ts';
import { threadEntry } from '../../platform/compiled/thread-entry.ts';
import type { Unreadable } from '../../platform/spreadsheets/unreadable.ts';
import type { ReadSpreadsheet } from './read-spreadsheet.ts';

const TIME_MS_MAX = 10_000;
/** Starting a thread on a busy machine does not count towards the file's time. */
const START_MS_MAX = 60_000;
/** Enough for the bounds of zip.ts; a file that needs more ends its thread, not the server. */
const MEMORY_MB_MAX = 384;

type ReaderAnswer = { read: ReadSpreadsheet } | { unreadable: Unreadable };

/** A file, with its encoding if the user has chosen one. */
export interface ThreadTask {
  bytes: Uint8Array;
  encoding: SheetEncoding | undefined;
}

/** The messages of a thread: that it has started on the file, then the answer. */
export type ThreadMessage = 'started' | ReaderAnswer;

export interface ThreadOptions {
  maxTimeMs?: number;
  entry?: URL;
}

/** A thread that reads one file after another. It ends with a file that crashes it or takes too long. */
export interface ReaderThread {
  isAlive(): boolean;
  read(task: ThreadTask): Promise<ReaderAnswer>;
}

export function createReaderThread({
  maxTimeMs = TIME_MS_MAX,
  entry = threadEntry('worker', import.meta.url),
}: ThreadOptions): ReaderThread {
  const worker = new Worker(entry, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX } });
  let isAlive = true;
  worker.once('exit', () => {
    isAlive = false;
  });
  // An error between two files must not end the server.
  worker.on('error', () => {
    isAlive = false;
  });
  return {
    isAlive: () => isAlive,
    async read(task) {
      worker.ref();
      try {
        const answer = await requestRead(worker, task, maxTimeMs);
        if (answer !== 'tooSlow') return answer;
        isAlive = false;
        void worker.terminate();
        return { unreadable: 'tooSlow' };
      } finally {
        // An idle thread must not keep the process alive.
        worker.unref();
      }
    },
  };
}

/** @throws if the thread does not start, or ends without an answer */
function requestRead(worker: Worker, task: ThreadTask, maxTimeMs: number): Promise<ReaderAnswer | 'tooSlow'> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    };
    const onMessage = (message: ThreadMessage) => {
      if (message !== 'started') return settle(() => resolve(message));
      clearTimeout(timer);
      timer = setTimeout(() => settle(() => resolve('tooSlow')), maxTimeMs);
    };
    const onError = (error: Error & { code?: string }) =>
      settle(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ unreadable: 'tooLarge' }) : reject(error)));
    const onExit = () => settle(() => reject(new Error('the thread ended without an answer')));
    let timer = setTimeout(() => {
      void worker.terminate();
    }, START_MS_MAX);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    // Small buffers share their memory with other requests: transfer a copy.
    const bytes = new Uint8Array(task.bytes);
    worker.postMessage({ ...task, bytes } satisfies ThreadTask, [bytes.buffer]);
  });
}
