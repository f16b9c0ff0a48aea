import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '../../../../contract/call.ts';
import { oeCalls } from '../../../../contract/oe/calls.ts';
import type { SheetEncoding } from '../../../../contract/oe/schemas.ts';
import { omitUndefined } from '../../../../contract/omit-undefined.ts';
import { CallError } from '../../../../providers/calls/call-error.ts';
import { requestWithFile } from '../../../../providers/calls/client.ts';
import { useErrorMessage } from '../../../../providers/calls/use-error-message.ts';
import { saveLastFile } from './last-file.ts';

const MEGABYTE = 1024 * 1024;

export interface ParsedFile {
  file: File;
  result: ResultOf<typeof oeCalls.uploadBatchOe>;
}

/**
 * Uploads a spreadsheet and returns its cells. Not a useAction: a new file aborts the previous upload, and the upload
 * reports its progress.
 */
export function useSheetParser() {
  const { t } = useTranslation('oe-batch');
  const messageOf = useErrorMessage();
  const texts = useRef({ t, messageOf });
  texts.current = { t, messageOf };
  const abort = useRef<AbortController | null>(null);
  const [parsed, setParsed] = useState<ParsedFile | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** The uploaded share of the file, 0 to 1; null when idle. */
  const [progress, setProgress] = useState<number | null>(null);
  const parse = useCallback(async (chosen: File, encoding?: SheetEncoding) => {
    const controller = new AbortController();
    abort.current?.abort();
    abort.current = controller;
    setError(null);
    setProgress(null);
    // Checked before the upload, which can take minutes on a slow connection.
    if (chosen.size > oeCalls.uploadBatchOe.upload.maxBytes) return setError(tooLargeMessage(chosen, texts.current.t));
    setProgress(0);
    try {
      const file = await readIntoMemory(chosen);
      if (controller.signal.aborted) return;
      const result = await requestWithFile(oeCalls.uploadBatchOe, {
        body: omitUndefined({ encoding }),
        file,
        signal: controller.signal,
        onProgress: setProgress,
      });
      setParsed({ file, result });
      if (encoding === undefined) await saveLastFile(file);
    } catch (failure) {
      if (!controller.signal.aborted) setError(uploadErrorMessage(chosen, failure, texts.current));
    } finally {
      if (abort.current === controller) setProgress(null);
    }
  }, []);
  useEffect(() => () => abort.current?.abort(), []);
  const stop = () => {
    abort.current?.abort();
    abort.current = null;
    setProgress(null);
  };
  const close = () => {
    stop();
    setError(null);
    setParsed(null);
  };
  return { parsed, error, progress, parse, stop, close };
}

/** The file may be moved or changed on disk while its preview is open. */
async function readIntoMemory(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type });
}

interface Texts {
  t: TFunction<'oe-batch'>;
  messageOf: (error: unknown) => string;
}

function uploadErrorMessage(file: File, error: unknown, { t, messageOf }: Texts): string {
  // A folder, or a file that no longer exists.
  if (error instanceof DOMException) return t('sheet.notOpened', { name: file.name });
  if (error instanceof CallError && error.code === '900413') return tooLargeMessage(file, t);
  if (error instanceof CallError && error.code === '900503') return t('sheet.busy', { name: file.name });
  return t('sheet.failed', { name: file.name, reason: messageOf(error) });
}

function tooLargeMessage({ name, size }: File, t: TFunction<'oe-batch'>): string {
  const max = oeCalls.uploadBatchOe.upload.maxBytes / MEGABYTE;
  return t('sheet.tooLarge', { name, size: Math.ceil(size / MEGABYTE), max });
}
