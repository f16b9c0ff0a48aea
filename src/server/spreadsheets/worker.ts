import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { ThreadWord } from './reader-thread.ts';
import { UnreadableSheet } from './unreadable.ts';

const Bytes = z.instanceof(Uint8Array);
const say = (word: ThreadWord) => parentPort?.postMessage(word);

/** Reads one file after another, apart from the server's thread. */
parentPort?.on('message', (sent: unknown) => {
  const bytes = Bytes.parse(sent);
  say('begun');
  say(answerTo(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
});

function answerTo(bytes: Buffer): Exclude<ThreadWord, 'begun'> {
  try {
    return { read: readSpreadsheet(bytes) };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { unreadable: error.reason };
    throw error;
  }
}
