import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureCalls } from '../../contract/pictures/calls.ts';
import type { PictureReading } from '../../contract/pictures/schemas.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { pictureRequest } from '../shared/search/picture-request.ts';
import styles from './pictures.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { usePictureErrorMessage } from './use-picture-error-message.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** Codes about the file itself (type, pixels, damage, size): retrying would fail again. */
const FILE_ERRORS: ReadonlySet<string> = new Set(['210101', '210102', '210103', '900413']);

interface ReadPictureProps {
  file: File;
  onRead: (reading: PictureReading) => void;
  onClose: () => void;
}

/** Uploads the picture with a preview and progress. After a failure it offers to retry, or another picture. */
export function ReadPicture({ file, onRead, onClose }: ReadPictureProps) {
  const { t } = useTranslation('pictures');
  const { t: common } = useTranslation();
  const messageOf = usePictureErrorMessage();
  const { upload, start } = usePictureUpload<typeof pictureCalls.ocrUpload | typeof pictureCalls.ocrVinImage>();
  const preview = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  useEffect(() => {
    void start(pictureCalls.ocrUpload, {}, file);
  }, [start, file]);
  useEffect(() => {
    if (upload?.step === 'done') onRead(upload.result);
  }, [upload, onRead]);
  const [hasPreview, setHasPreview] = useState(true);
  const error = upload?.step === 'failed' ? upload.error : null;
  const isFileError = error instanceof CallError && FILE_ERRORS.has(error.code);
  const footer = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      {isFileError && <AnotherPicture variant="primary" />}
      {error !== null && !isFileError && (
        <>
          <Button onClick={() => void start(pictureCalls.ocrVinImage, {}, file)}>{t('asPlate')}</Button>
          <AnotherPicture />
          <Button variant="primary" onClick={() => void start(pictureCalls.ocrUpload, {}, file)}>
            {common('action.retry')}
          </Button>
        </>
      )}
    </>
  );
  return (
    <Dialog title={t('reading.title')} closeLabel={common('action.close')} onClose={onClose} footer={footer}>
      <div className={styles.sending}>
        {hasPreview && <img className={styles.preview} src={preview} alt="" onError={() => setHasPreview(false)} />}
        {!hasPreview && <p className={styles.name}>{file.name}</p>}
        {error === null ? (
          <UploadProgress upload={upload} />
        ) : (
          <p className={styles.problem} role="alert">
            <Icon name="warning" />
            <span>{messageOf(error)}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** A file field that looks like a button. */
function AnotherPicture({ variant }: { variant?: 'primary' }) {
  const { t } = useTranslation('pictures');
  return (
    <label className={buttonClass(variant, styles.choose)}>
      {t('another')}
      <input
        type="file"
        className="unseen"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => pictureRequest.set(event.target.files?.[0] ?? pictureRequest.get())}
      />
    </label>
  );
}
