import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';
import { importsCalls } from '../../../contract/imports/calls.ts';
import { IMPORT_EDIT_POWER } from '../../../contract/imports/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { useStore } from '../../../providers/store.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import type { CatalogueImport } from '../catalogue-import.ts';
import { formatBytes } from '../format-bytes.ts';
import styles from '../imports.module.css';
import type { ChosenFile } from './chosen-files.ts';
import { FileDrop } from './file-drop.tsx';
import { matchFiles } from './match-files.ts';
import { pauseUpload, retryUploadNow, runUpload, type UploadRun, uploadRuns } from './upload-runs.ts';

/** The progress of the upload. After leaving the page, selecting the same files resumes it. */
export function UploadPanel({ found }: { found: CatalogueImport }) {
  const { t, language } = useMessages();
  const canEdit = usePowers().has(IMPORT_EDIT_POWER);
  const run = useStore(uploadRuns)[found.importId];
  const { uploads, importId } = found;
  const files = uploads.map(({ path, bytes, receivedBytes }) => ({
    path,
    bytes,
    received: Math.max(receivedBytes, run?.received[path] ?? 0),
  }));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const received = files.reduce((sum, file) => sum + file.received, 0);
  const isComplete = uploads.every((file) => file.receivedBytes === file.bytes);
  return (
    <section className={styles.panel}>
      <h2>{t('catalogueImport:upload.title')}</h2>
      <Progress
        percent={Math.floor((received / Math.max(bytes, 1)) * 100)}
        aria-label={t('catalogueImport:upload.progress')}
      />
      <p className="number">
        {t('catalogueImport:upload.received', {
          received: formatBytes(received, language),
          bytes: formatBytes(bytes, language),
          done: files.filter((file) => file.received === file.bytes).length,
          count: files.length,
        })}
      </p>
      {run !== undefined && <RunState importId={importId} run={run} found={found} />}
      {run === undefined && canEdit && (isComplete ? <StartButton importId={importId} /> : <Resume found={found} />)}
      <Files files={files} />
    </section>
  );
}

function RunState({ importId, run, found }: { importId: number; run: UploadRun; found: CatalogueImport }) {
  const { t } = useMessages();
  const messageOf = useErrorMessage();
  const goOn = () => void runUpload(importId, matchFiles(found.uploads, run.files).files);
  if (run.state === 'paused' || run.state === 'failed')
    return (
      <>
        {run.state === 'failed' && <Alert type="error" showIcon message={messageOf(run.error)} />}
        <div className={styles.actions}>
          <Button type="primary" onClick={goOn}>
            {t('catalogueImport:upload.goOn')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      {run.state === 'waiting' ? (
        <Alert
          type="warning"
          showIcon
          message={t('catalogueImport:upload.waiting')}
          action={
            <Button size="small" onClick={retryUploadNow}>
              {t('catalogueImport:upload.tryNow')}
            </Button>
          }
        />
      ) : (
        <p className="quiet">{t('catalogueImport:upload.running')}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => pauseUpload(importId)}>{t('catalogueImport:upload.pause')}</Button>
      </div>
    </>
  );
}

/** Starts an import whose files were uploaded in full, but whose start did not reach the server. */
function StartButton({ importId }: { importId: number }) {
  const { t } = useMessages();
  const start = useAction(() => request(importsCalls.importStart, { importId }), {
    changes: [importsCalls.importGet, importsCalls.importList],
  });
  return (
    <div className={styles.actions}>
      <Button type="primary" loading={start.isBusy} onClick={() => void start.run()}>
        {t('catalogueImport:upload.inspect')}
      </Button>
    </div>
  );
}

const MISSING_SHOWN = 10;

function Resume({ found: { importId, uploads } }: { found: CatalogueImport }) {
  const { t } = useMessages();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const choose = (chosen: readonly ChosenFile[]) => {
    const matched = matchFiles(uploads, chosen);
    setMissing(matched.missing);
    if (matched.missing.length === 0) void runUpload(importId, matched.files);
  };
  return (
    <>
      <FileDrop label={t('catalogueImport:upload.resume')} onChoose={choose} />
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('catalogueImport:upload.missing', { count: missing.length })}
          description={
            <ul>
              {missing.slice(0, MISSING_SHOWN).map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}

const FILES_SHOWN = 50;

/** Those that are not finished first. */
function Files({ files }: { files: readonly { path: string; bytes: number; received: number }[] }) {
  const { t, language } = useMessages();
  const isDone = (file: { bytes: number; received: number }) => file.received >= file.bytes;
  const sorted = [...files].sort((one, other) => Number(isDone(one)) - Number(isDone(other)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
    <ul className={styles.fileList} aria-label={t('catalogueImport:list.files')} tabIndex={0}>
      {sorted.slice(0, FILES_SHOWN).map((file) => (
        <li key={file.path}>
          <span>{file.path}</span>
          <span className="number quiet">
            {formatBytes(file.received, language)} / {formatBytes(file.bytes, language)}
          </span>
        </li>
      ))}
      {files.length > FILES_SHOWN && (
        <li>{t('catalogueImport:list.moreFiles', { count: files.length - FILES_SHOWN })}</li>
      )}
    </ul>
  );
}
