import { Worker } from 'node:worker_threads';
import { Refusal } from '../errors.ts';
import type { ReadSpreadsheet } from './read-spreadsheet.ts';
import { type Unreadable, unreadableCodes } from './unreadable.ts';

/** Two cores: more at once would only starve the look-ups. */
const AT_ONCE = 2;
const MAX_WAITING = 16;
const TIME_MAX_MS = 10_000;
/** Enough for the bounds of zip.ts; a file that wants more takes its worker down, not the server. */
const MEMORY_MAX_MB = 384;

export type WorkerAnswer = { read: ReadSpreadsheet } | { unreadable: Unreadable };

export interface SpreadsheetReader {
  /** @throws Refusal 3007xx for what cannot be read, 900503 where too many wait already */
  read(bytes: Buffer): Promise<ReadSpreadsheet>;
}

interface ReaderBounds {
  timeMaxMs?: number;
  entry?: URL;
}

/** Reads spreadsheets in a thread of their own, with bounds on memory and time. */
export function createSpreadsheetReader({
  timeMaxMs = TIME_MAX_MS,
  entry = new URL('./worker-entry.mjs', import.meta.url),
}: ReaderBounds = {}): SpreadsheetReader {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async read(bytes) {
      if (running >= AT_ONCE) {
        if (waiting.length >= MAX_WAITING) throw new Refusal('900503', { retryAfterS: 5 });
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        const answer = await readInWorker(entry, bytes, timeMaxMs);
        if ('read' in answer) return answer.read;
        throw new Refusal(unreadableCodes[answer.unreadable]);
      } finally {
        // The place is handed to the next in line, or given up.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

function readInWorker(entry: URL, bytes: Buffer, timeMaxMs: number): Promise<WorkerAnswer> {
  // A copy of its own, for a small file's bytes share their memory with other requests'.
  const copy = new Uint8Array(bytes);
  const worker = new Worker(entry, {
    workerData: { bytes: copy },
    transferList: [copy.buffer],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
  });
  return new Promise<WorkerAnswer>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ unreadable: 'tooSlow' }), timeMaxMs);
    worker.once('message', (answer: WorkerAnswer) => resolve(answer));
    worker.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ unreadable: 'tooLarge' });
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the worker ended without an answer'));
    });
  }).finally(() => worker.terminate());
}
