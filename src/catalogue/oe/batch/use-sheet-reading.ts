import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '../../../contract/call.ts';
import { oeCalls } from '../../../contract/oe/calls.ts';
import type { SheetEncoding } from '../../../contract/oe/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { requestWithFile } from '../../../providers/calls/client.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { keepFile } from './kept-file.ts';

const MEGABYTE = 1024 * 1024;

export interface SheetReading {
  file: File;
  result: ResultOf<typeof oeCalls.uploadBatchOe>;
}

/** A file on its way to the server and back: how much is sent, what was read, what went wrong. */
export function useSheetReading() {
  const { t } = useTranslation('oe-batch');
  const wordsOf = useErrorMessage();
  const words = useRef({ t, wordsOf });
  words.current = { t, wordsOf };
  const abort = useRef<AbortController | null>(null);
  const [read, setRead] = useState<SheetReading | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  /** What was read before stays until this has been read. */
  const send = useCallback(async (chosen: File, encoding?: SheetEncoding) => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    setError(null);
    setShare(null);
    // To send a hundred megabytes only to be told that they are too many would take minutes on a slow line.
    if (chosen.size > oeCalls.uploadBatchOe.upload.maxBytes) return setError(tooLargeWords(chosen, words.current.t));
    setShare(0);
    try {
      const file = await held(chosen);
      if (own.signal.aborted) return;
      const body = encoding === undefined ? {} : { encoding };
      const result = await requestWithFile(oeCalls.uploadBatchOe, {
        body,
        file,
        signal: own.signal,
        onProgress: setShare,
      });
      setRead({ file, result });
      if (encoding === undefined) await keepFile(file);
    } catch (problem) {
      if (!own.signal.aborted) setError(faultWords(chosen, problem, words.current));
    } finally {
      if (abort.current === own) setShare(null);
    }
  }, []);
  useEffect(() => () => abort.current?.abort(), []);
  const stop = () => {
    abort.current?.abort();
    abort.current = null;
    setShare(null);
  };
  const close = () => {
    stop();
    setError(null);
    setRead(null);
  };
  return { read, error, share, send, stop, close };
}

/** Its bytes as they are now: the file may be moved or written to while its preview stands there. */
async function held(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type });
}

interface Words {
  t: TFunction<'oe-batch'>;
  wordsOf: (error: unknown) => string;
}

function faultWords(file: File, problem: unknown, { t, wordsOf }: Words): string {
  // A folder, or a file that has gone meanwhile: the browser itself cannot open it.
  if (problem instanceof DOMException) return t('sheet.notOpened', { name: file.name });
  if (problem instanceof CallError && problem.code === '900413') return tooLargeWords(file, t);
  return t('sheet.failed', { name: file.name, reason: wordsOf(problem) });
}

function tooLargeWords({ name, size }: File, t: TFunction<'oe-batch'>): string {
  const max = oeCalls.uploadBatchOe.upload.maxBytes / MEGABYTE;
  return t('sheet.tooLarge', { name, size: Math.ceil(size / MEGABYTE), max });
}
