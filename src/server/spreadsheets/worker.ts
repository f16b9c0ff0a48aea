import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { SheetEncoding } from '../../contract/batch-oe.ts';
import { type ReadSpreadsheet, readSpreadsheet } from './read-spreadsheet.ts';
import type { ThreadWord } from './reader-thread.ts';
import { UnreadableSheet } from './unreadable.ts';

const Task = z.object({ bytes: z.instanceof(Uint8Array), encoding: SheetEncoding.optional() });
const say = (word: ThreadWord) => parentPort?.postMessage(word);

/** Reads one file after another, apart from the server's thread. */
parentPort?.on('message', (sent: unknown) => {
  const { bytes, encoding } = Task.parse(sent);
  say('begun');
  say(answerTo(() => readSpreadsheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding)));
});

function answerTo(read: () => ReadSpreadsheet): Exclude<ThreadWord, 'begun'> {
  try {
    return { read: read() };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { unreadable: error.reason };
    throw error;
  }
}
