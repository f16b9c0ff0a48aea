import type { SheetEncoding } from '../../../contract/oe/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { createQueue } from '../../platform/queue.ts';
import type { ReadSpreadsheet } from './read-spreadsheet.ts';
import { createReaderThread, type ReaderThread, type ThreadOptions } from './reader-thread.ts';
import { unreadableCodes } from './unreadable-codes.ts';

/**
 * More concurrent files would starve other calls. A connection is closed after a minute without data, so reading must take
 * less.
 */
const LIMITS = { concurrency: 2, maxWaiting: 16, maxWaitMs: 45_000, retryAfterS: 5 };

export interface SpreadsheetReader {
  /** @throws Refusal 3007xx for an unreadable file, 900503 if too many are waiting */
  read(bytes: Buffer, encoding?: SheetEncoding): Promise<ReadSpreadsheet>;
}

/**
 * Reads spreadsheets off the main thread, with bounds on memory and time. Threads are reused: starting one takes longer
 * than reading most files.
 */
export function createSpreadsheetReader(options: ThreadOptions = {}): SpreadsheetReader {
  const queue = createQueue(LIMITS);
  const idle: ReaderThread[] = [];
  return {
    read: (bytes, encoding) =>
      queue.run(async () => {
        const thread = idle.pop() ?? createReaderThread(options);
        const answer = await thread.read({ bytes, encoding });
        if (thread.isAlive()) idle.push(thread);
        if ('read' in answer) return answer.read;
        throw new Refusal(unreadableCodes[answer.unreadable]);
      }),
  };
}
