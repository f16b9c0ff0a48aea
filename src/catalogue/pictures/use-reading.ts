import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyUploadCall, BodyOf, ResultOf } from '../../contract/call.ts';
import { requestWithFile } from '../../providers/client.ts';
import { shrunkPicture } from './shrunk-picture.ts';

/** How far a picture is: on its way (a share of it), being read, done, or why not. */
export type Reading<Result> =
  | { step: 'sending'; share: number }
  | { step: 'reading' }
  | { step: 'done'; result: Result }
  | { step: 'failed'; error: unknown };

/** Sends a picture along with a call, and can be stopped: leaving the place stops it as well. */
export function useReading<C extends AnyUploadCall>() {
  const [reading, setReading] = useState<Reading<ResultOf<C>> | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setReading(null);
  }, []);
  const start = useCallback(async (call: C, body: BodyOf<C>, file: Blob) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const tell = (next: Reading<ResultOf<C>>) => running.current === mine && setReading(next);
    tell({ step: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => tell(share < 1 ? { step: 'sending', share } : { step: 'reading' });
      const sent = await shrunkPicture(file);
      const result = await requestWithFile(call, { body, file: sent, signal: mine.signal, onProgress });
      tell({ step: 'done', result });
    } catch (error) {
      if (!mine.signal.aborted) tell({ step: 'failed', error });
    }
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return { reading, start, stop };
}
