import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './batch.module.css';
import { fileOf, forgetFile, keptFile } from './kept-file.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { useSheetReading } from './use-sheet-reading.ts';

interface SheetUploadProps {
  /** A file that was dropped on the box. */
  dropped: File | null;
  onTaken: (numbers: readonly string[]) => void;
  /** The file that was dropped has been dealt with. */
  onClosed: () => void;
}

/** Sends a spreadsheet, and lets the user choose the column with the numbers before anything is looked up. */
export function SheetUpload({ dropped, onTaken, onClosed }: SheetUploadProps) {
  const { t } = useTranslation('oe-batch');
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
      {share !== null && read === null && (
        <span className={styles.sending} role="status">
          {share < 1 ? t('sheet.sending', { percent: Math.round(share * 100) }) : t('sheet.reading')}
          <Button variant="link" onClick={stop}>
            {common('action.cancel')}
          </Button>
        </span>
      )}
      {error !== null && read === null && (
        <p className={styles.fault} role="alert">
          <Icon name="warning" size={16} /> {error}
        </p>
      )}
      {read !== null && (
        <SheetDialog
          reading={read}
          isReading={share !== null}
          error={error}
          onEncoding={(encoding) => void send(read.file, encoding)}
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
  const { t, i18n } = useTranslation('oe-batch');
  const kept = useStore(keptFile);
  if (kept === null) return null;
  const time = formatDateTime(new Date(kept.timestamp).toISOString(), i18n.language, 'short');
  return (
    <span className={styles.sending}>
      <Button variant="link" onClick={() => onTake(fileOf(kept))}>
        {t('sheet.last', { name: kept.name, time })}
      </Button>
      <Button variant="link" aria-label={t('sheet.forget', { name: kept.name })} onClick={forgetFile}>
        <Icon name="close" size={14} />
      </Button>
    </span>
  );
}
