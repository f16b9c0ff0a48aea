import { Worker } from 'node:worker_threads';
import type { SheetEncoding } from '../../contract/batch-oe.ts';
import type { ReadSpreadsheet } from './read-spreadsheet.ts';
import type { Unreadable } from './unreadable.ts';

const TIME_MAX_MS = 10_000;
/** A busy machine may take long to begin a thread: no fault of the file's, and not counted as its time. */
const START_MAX_MS = 60_000;
/** Enough for the bounds of zip.ts; a file that wants more takes its thread down, not the server. */
const MEMORY_MAX_MB = 384;

type ReaderAnswer = { read: ReadSpreadsheet } | { unreadable: Unreadable };

/** A file, and what it is written in where someone has said so. */
export interface ThreadTask {
  bytes: Uint8Array;
  encoding: SheetEncoding | undefined;
}

/** What a thread says: first that it has begun on the file, then what became of it. */
export type ThreadWord = 'begun' | ReaderAnswer;

export interface ThreadBounds {
  timeMaxMs?: number;
  entry?: URL;
}

/** A thread that reads one file after another. One that a file has brought down, or held too long, is gone. */
export interface ReaderThread {
  isAlive(): boolean;
  read(task: ThreadTask): Promise<ReaderAnswer>;
}

export function createReaderThread({
  timeMaxMs = TIME_MAX_MS,
  entry = new URL('./worker-entry.mjs', import.meta.url),
}: ThreadBounds): ReaderThread {
  const worker = new Worker(entry, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB } });
  let isAlive = true;
  worker.once('exit', () => {
    isAlive = false;
  });
  // What happens between two files is found out by the next one.
  worker.on('error', () => {
    isAlive = false;
  });
  return {
    isAlive: () => isAlive,
    async read(task) {
      worker.ref();
      try {
        const answer = await answerOf(worker, task, timeMaxMs);
        if (answer !== 'tooSlow') return answer;
        isAlive = false;
        void worker.terminate();
        return { unreadable: 'tooSlow' };
      } finally {
        // An idle thread holds nobody back who wants to end.
        worker.unref();
      }
    },
  };
}

/** @throws when the thread does not begin, or ends without an answer */
function answerOf(worker: Worker, task: ThreadTask, timeMaxMs: number): Promise<ReaderAnswer | 'tooSlow'> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      clearTimeout(timer);
      worker.off('message', onWord).off('error', onError).off('exit', onExit);
      then();
    };
    const onWord = (word: ThreadWord) => {
      if (word !== 'begun') return settle(() => resolve(word));
      clearTimeout(timer);
      timer = setTimeout(() => settle(() => resolve('tooSlow')), timeMaxMs);
    };
    const onError = (error: Error & { code?: string }) =>
      settle(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ unreadable: 'tooLarge' }) : reject(error)));
    const onExit = () => settle(() => reject(new Error('the thread ended without an answer')));
    let timer = setTimeout(() => {
      void worker.terminate();
    }, START_MAX_MS);
    worker.on('message', onWord).on('error', onError).on('exit', onExit);
    // A copy of its own, for a small file's bytes share their memory with other requests'.
    const bytes = new Uint8Array(task.bytes);
    worker.postMessage({ ...task, bytes } satisfies ThreadTask, [bytes.buffer]);
  });
}
