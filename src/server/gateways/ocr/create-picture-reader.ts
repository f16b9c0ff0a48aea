import type { RecognitionConfig } from '../../platform/config.ts';
import { createQueue } from '../../platform/queue.ts';
import { createAliyunReader } from './aliyun-reader.ts';
import { createEmbeddedReader } from './embedded-reader.ts';
import type { PictureReader } from './picture-reader.ts';
import { createTextReader } from './text-reader.ts';

/** A picture takes one to two seconds: with more waiting, a retry is faster. */
const WAITING_MAX = 4;
/** With the longest reading after it, below the minute after which proxies close idle connections. */
const WAIT_MS_MAX = 20_000;

/** Creates the configured reader: one picture at a time, a few waiting, the rest refused with 900503. */
export function createPictureReader(choice: RecognitionConfig & { isKnownMaker(wmi: string): boolean }): PictureReader {
  const reader =
    choice.provider === 'aliyun'
      ? createAliyunReader(choice)
      : createEmbeddedReader({ textReader: createTextReader(), isKnownMaker: choice.isKnownMaker });
  const queue = createQueue({
    concurrency: choice.provider === 'aliyun' ? 4 : 1,
    maxWaiting: WAITING_MAX,
    maxWaitMs: WAIT_MS_MAX,
    retryAfterS: 5,
  });
  return {
    read: (bytes, wanted) => queue.run(() => reader.read(bytes, wanted)),
    close: () => reader.close(),
  };
}
