import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../contract/shop-time.ts';
import { useStore } from '../../../../providers/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from '../batch.module.css';
import { lastFile, removeLastFile, toFile } from './last-file.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { useSheetParser } from './use-sheet-parser.ts';

interface SheetUploadProps {
  /** A file that was dropped on the input. */
  droppedFile: File | null;
  onNumbers: (numbers: readonly string[]) => void;
  onClose: () => void;
}

/** Uploads a spreadsheet and lets the user choose the column with the numbers. */
export function SheetUpload({ droppedFile, onNumbers, onClose }: SheetUploadProps) {
  const { t } = useTranslation('oe-batch');
  const { t: common } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { parsed, error, progress, parse, stop, close } = useSheetParser();
  useEffect(() => {
    if (droppedFile !== null) void parse(droppedFile);
  }, [droppedFile, parse]);
  const closeDialog = () => {
    close();
    onClose();
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
          if (file !== undefined) void parse(file);
          // Allows choosing the same file again after it was corrected.
          event.target.value = '';
        }}
      />
      <Button isBusy={progress !== null} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {t('sheet.choose')}
      </Button>
      {progress === null && <LastFile onChoose={parse} />}
      {progress !== null && parsed === null && (
        <span className={styles.uploading} role="status">
          {progress < 1 ? t('sheet.sending', { percent: Math.round(progress * 100) }) : t('sheet.reading')}
          <Button variant="link" onClick={stop}>
            {common('action.cancel')}
          </Button>
        </span>
      )}
      {error !== null && parsed === null && (
        <p className={styles.error} role="alert">
          <Icon name="warning" size={16} /> {error}
        </p>
      )}
      {parsed !== null && (
        <SheetDialog
          file={parsed}
          isReading={progress !== null}
          error={error}
          onEncoding={(encoding) => void parse(parsed.file, encoding)}
          onClose={closeDialog}
          onNumbers={(numbers) => {
            closeDialog();
            onNumbers(numbers);
          }}
        />
      )}
    </>
  );
}

/** The last spreadsheet, to look up another column of it. */
function LastFile({ onChoose }: { onChoose: (file: File) => void }) {
  const { t, i18n } = useTranslation('oe-batch');
  const stored = useStore(lastFile);
  if (stored === null) return null;
  const time = formatDateTime(new Date(stored.timestamp).toISOString(), i18n.language, 'short');
  return (
    <span className={styles.uploading}>
      <Button variant="link" onClick={() => onChoose(toFile(stored))}>
        {t('sheet.last', { name: stored.name, time })}
      </Button>
      <Button variant="link" aria-label={t('sheet.deleteFile', { name: stored.name })} onClick={removeLastFile}>
        <Icon name="close" size={14} />
      </Button>
    </span>
  );
}
