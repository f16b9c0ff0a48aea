import type { SheetEncoding } from '../../../contract/oe/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { createQueue } from '../../platform/queue.ts';
import type { ReadSpreadsheet } from './read-spreadsheet.ts';
import { createReaderThread, type ReaderThread, type ThreadOptions } from './reader-thread.ts';
import { unreadableCodes } from './unreadable.ts';

/**
 * Two cores: more at once would only starve other calls. A connection is closed after a silent minute, in which the
 * reading itself must fit.
 */
const LIMITS = { concurrency: 2, maxWaiting: 16, maxWaitMs: 45_000, retryAfterS: 5 };

export interface SpreadsheetReader {
  /** @throws Refusal 3007xx for what cannot be read, 900503 where too many wait already */
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
