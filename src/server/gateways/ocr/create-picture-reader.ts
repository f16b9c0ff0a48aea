import type { RecognitionConfig } from '../../platform/config.ts';
import { createQueue } from '../../platform/queue.ts';
import { createAliyunReader } from './aliyun-reader.ts';
import { createEmbeddedReader } from './embedded-reader.ts';
import type { PictureReader } from './picture-reader.ts';
import { createTextReader } from './text-reader.ts';

/** A picture takes a second or two: who comes fifth would wait longer than for a second try. */
const MAX_WAITING = 4;
/** With the longest reading after it this stays within the minute after which a silent connection is closed. */
const MAX_WAIT_MS = 20_000;

/** The reader that the configuration names; one picture at a time, a few waiting, the rest turned away with 900503. */
export function createPictureReader(choice: RecognitionConfig & { isKnownMaker(wmi: string): boolean }): PictureReader {
  const reader =
    choice.provider === 'aliyun'
      ? createAliyunReader(choice)
      : createEmbeddedReader({ textReader: createTextReader(), isKnownMaker: choice.isKnownMaker });
  const queue = createQueue({
    concurrency: choice.provider === 'aliyun' ? 4 : 1,
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    retryAfterS: 5,
  });
  return {
    read: (bytes, wanted) => queue.run(() => reader.read(bytes, wanted)),
    close: () => reader.close(),
  };
}
