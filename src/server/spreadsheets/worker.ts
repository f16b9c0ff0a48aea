import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { WorkerAnswer } from './reader.ts';
import { UnreadableSheet } from './unreadable.ts';

/** Reads one file apart from the server's thread, and is gone with it. */
const { bytes } = z.object({ bytes: z.instanceof(Uint8Array) }).parse(workerData);

function answer(): WorkerAnswer {
  try {
    return { read: readSpreadsheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { unreadable: error.reason };
    throw error;
  }
}

parentPort?.postMessage(answer());
