import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { SheetEncoding } from '../../../contract/oe/schemas.ts';
import { UnreadableSheet } from '../../platform/spreadsheets/unreadable.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { ThreadMessage } from './reader-thread.ts';

const Task = z.object({ bytes: z.instanceof(Uint8Array), encoding: SheetEncoding.optional() });
const post = (message: ThreadMessage) => parentPort?.postMessage(message);

/** Reads one file after another, off the main thread. An unexpected error ends the thread as an unhandled rejection. */
parentPort?.on('message', async (message: unknown) => {
  const { bytes, encoding } = Task.parse(message);
  post('started');
  post(await readTask(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding));
});

async function readTask(bytes: Buffer, encoding?: SheetEncoding): Promise<Exclude<ThreadMessage, 'started'>> {
  try {
    return { read: await readSpreadsheet(bytes, encoding) };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { unreadable: error.reason };
    throw error;
  }
}
