import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadBatchOe } from '../../../contract/batch-oe.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { CallError } from '../../../providers/call-error.ts';
import { askWithFile } from '../../../providers/client.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useErrorWords } from '../../shell/call-failed.tsx';
import styles from './batch.module.css';
import { fileOf, forgetFile, keepFile, keptFile } from './kept-file.ts';
import { SheetDialog } from './sheet-dialog.tsx';

const MEGABYTE = 1024 * 1024;

interface SheetUploadProps {
  /** A file that was dropped on the box. */
  dropped: File | null;
  onTaken: (numbers: readonly string[]) => void;
  /** The file that was dropped has been dealt with. */
  onClosed: () => void;
}

interface Read {
  fileName: string;
  result: ResultOf<typeof uploadBatchOe>;
}

/** Sends a spreadsheet, and lets the user choose the column with the numbers before anything is looked up. */
export function SheetUpload({ dropped, onTaken, onClosed }: SheetUploadProps) {
  const { t } = useTranslation('batch-oe');
  const { t: common } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { read, error, share, send, stop, close } = useSheetReading();
  useEffect(() => {
    if (dropped !== null) void send(dropped);
  }, [dropped, send]);
  const onClose = () => {
    close();
    onClosed();
  };
  return (
    <>
      <input
        ref={input}
        className="unseen"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept=".xlsx,.csv,.tsv,.txt"
        data-purpose="batch-sheet"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void send(file);
          // The same file may be chosen again once it has been mended.
          event.target.value = '';
        }}
      />
      <Button isBusy={share !== null} onClick={() => input.current?.click()}>
        <Icon name="list" />
        {t('sheet.choose')}
      </Button>
      {share === null && <LastFile onTake={send} />}
      {share !== null && (
        <span className={styles.sending} role="status">
          {share < 1 ? t('sheet.sending', { percent: Math.round(share * 100) }) : t('sheet.reading')}
          <Button look="link" onClick={stop}>
            {common('action.cancel')}
          </Button>
        </span>
      )}
      {error !== null && (
        <p className={styles.fault} role="alert">
          <Icon name="warning" size={16} /> {error}
        </p>
      )}
      {read !== null && (
        <SheetDialog
          fileName={read.fileName}
          sheets={read.result.sheets}
          leftOutSheets={read.result.leftOutSheets}
          onClose={onClose}
          onTaken={(numbers) => {
            onClose();
            onTaken(numbers);
          }}
        />
      )}
    </>
  );
}

/** The spreadsheet that was read last, to take another column of it. */
function LastFile({ onTake }: { onTake: (file: File) => void }) {
  const { t, i18n } = useTranslation('batch-oe');
  const kept = useStore(keptFile);
  if (kept === null) return null;
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' }).format(
    kept.timestamp,
  );
  return (
    <span className={styles.sending}>
      <Button look="link" onClick={() => onTake(fileOf(kept))}>
        {t('sheet.last', { name: kept.name, time })}
      </Button>
      <Button look="link" aria-label={t('sheet.forget', { name: kept.name })} onClick={forgetFile}>
        <Icon name="close" size={14} />
      </Button>
    </span>
  );
}

function tooLargeWords({ name, size }: File, t: TFunction<'batch-oe'>): string {
  const max = uploadBatchOe.upload.maxBytes / MEGABYTE;
  return t('sheet.tooLarge', { name, size: Math.ceil(size / MEGABYTE), max });
}

/** A file on its way to the server and back: how much is sent, what was read, what went wrong. */
function useSheetReading() {
  const { t } = useTranslation('batch-oe');
  const wordsOf = useErrorWords();
  const words = useRef({ t, wordsOf });
  words.current = { t, wordsOf };
  const abort = useRef<AbortController | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const send = useCallback(async (file: File) => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    setError(null);
    // To send a hundred megabytes only to be told that they are too many would take minutes on a slow line.
    if (file.size > uploadBatchOe.upload.maxBytes) return setError(tooLargeWords(file, words.current.t));
    setShare(0);
    try {
      const result = await askWithFile(uploadBatchOe, { body: {}, file, signal: own.signal, onProgress: setShare });
      setRead({ fileName: file.name, result });
      await keepFile(file);
    } catch (problem) {
      if (own.signal.aborted) return;
      const isTooLarge = problem instanceof CallError && problem.code === '900413';
      setError(
        isTooLarge
          ? tooLargeWords(file, words.current.t)
          : words.current.t('sheet.failed', { name: file.name, reason: words.current.wordsOf(problem) }),
      );
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
  return { read, error, share, send, stop, close: () => setRead(null) };
}
