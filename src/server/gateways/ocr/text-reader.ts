import { Piscina } from 'piscina';
import type { PixelPicture, TextLine } from './text-line.ts';

/** A clear picture takes one to four seconds; starting the thread a second more, or many on a busy machine. */
const TIMEOUT_MS = 60_000;
/** The models' memory is given back after this long without a picture. */
const IDLE_MS = 120_000;
/** The detection library leaks some megabytes of OpenCV's memory a picture; a fresh thread starts without them. */
const PICTURES_PER_THREAD = 100;
/** JavaScript's share; the models' own memory is bounded by the size of the picture. */
const MAX_HEAP_MB = 512;

export interface TextReader {
  /** @throws when the thread crashes or takes too long; the next picture gets a new one */
  readLines(picture: PixelPicture): Promise<TextLine[]>;
  /** Whether the thread has ended, or never started. */
  isIdle(): boolean;
  close(): Promise<void>;
}

interface Options {
  timeoutMs?: number;
  idleMs?: number;
  picturesPerThread?: number;
  entry?: URL;
}

/** Reads text in a worker thread that starts with the first picture and ends when idle. One picture at a time. */
export function createTextReader({
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
  picturesPerThread = PICTURES_PER_THREAD,
  entry = new URL('./text-worker-entry.mjs', import.meta.url),
}: Options = {}): TextReader {
  const startPool = () => {
    const pool = new Piscina({
      filename: entry.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      // The main thread's loader cannot be inherited; the entry brings its own.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    // A thread that dies between two pictures is replaced with the next.
    pool.on('error', () => undefined);
    return pool;
  };
  let pool = startPool();
  let pictures = 0;

  return {
    async readLines(picture) {
      if (pictures >= picturesPerThread) {
        await pool.destroy();
        pool = startPool();
        pictures = 0;
      }
      pictures += 1;
      return pool.run(picture, { signal: AbortSignal.timeout(timeoutMs) });
    },
    isIdle: () => pool.threads.length === 0,
    close: () => pool.destroy(),
  };
}
