import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyUploadCall, BodyOf, ResultOf } from '../../contract/call.ts';
import { requestWithFile } from '../../providers/calls/client.ts';
import { shrinkPicture } from '../shared/pictures/shrink-picture.ts';

export type UploadState<Result> =
  /** The share that is sent, 0 to 1. */
  | { step: 'sending'; share: number }
  | { step: 'reading' }
  | { step: 'done'; result: Result }
  | { step: 'failed'; error: unknown };

/** Uploads a picture with a call. A new upload, or unmounting, aborts the one before. */
export function usePictureUpload<C extends AnyUploadCall>() {
  const [upload, setUpload] = useState<UploadState<ResultOf<C>> | null>(null);
  const running = useRef<AbortController | null>(null);
  const start = useCallback(async (call: C, body: BodyOf<C>, file: Blob) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const update = (next: UploadState<ResultOf<C>>) => running.current === controller && setUpload(next);
    update({ step: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => update(share < 1 ? { step: 'sending', share } : { step: 'reading' });
      const picture = await shrinkPicture(file);
      const result = await requestWithFile(call, { body, file: picture, signal: controller.signal, onProgress });
      update({ step: 'done', result });
    } catch (error) {
      if (!controller.signal.aborted) update({ step: 'failed', error });
    }
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return { upload, start };
}
