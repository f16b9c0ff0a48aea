import type { SheetEncoding } from '../../../contract/oe/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import type { ReadSpreadsheet } from './read-spreadsheet.ts';
import { createReaderThread, type ReaderThread, type ThreadOptions } from './reader-thread.ts';
import { unreadableCodes } from './unreadable.ts';

/** Two cores: more at once would only starve the look-ups. */
const AT_ONCE = 2;
const MAX_WAITING = 16;

export interface SpreadsheetReader {
  /** @throws Refusal 3007xx for what cannot be read, 900503 where too many wait already */
  read(bytes: Buffer, encoding?: SheetEncoding): Promise<ReadSpreadsheet>;
}

/**
 * Reads spreadsheets apart from the server's thread, with bounds on memory and time. A thread is kept for the next file:
 * to begin one takes longer than to read most files.
 */
export function createSpreadsheetReader(options: ThreadOptions = {}): SpreadsheetReader {
  let running = 0;
  const waiting: (() => void)[] = [];
  const idle: ReaderThread[] = [];
  return {
    async read(bytes, encoding) {
      if (running >= AT_ONCE) {
        if (waiting.length >= MAX_WAITING) throw new Refusal('900503', { retryAfterS: 5 });
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        const thread = idle.pop() ?? createReaderThread(options);
        const answer = await thread.read({ bytes, encoding });
        if (thread.isAlive()) idle.push(thread);
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
