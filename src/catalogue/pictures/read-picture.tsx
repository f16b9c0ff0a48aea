import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureCalls } from '../../contract/pictures/calls.ts';
import type { PictureReading } from '../../contract/pictures/schemas.ts';
import { CallError } from '../../providers/call-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pictureWanted } from '../shared/search/picture-wanted.ts';
import styles from './pictures.module.css';
import { Progress } from './progress.tsx';
import { usePictureWords } from './use-picture-words.ts';
import { useReading } from './use-reading.ts';

/** The file itself is the trouble (its type, its pixels, damage, its size): sent again it would be refused again. */
const UNREADABLE: ReadonlySet<string> = new Set(['210101', '210102', '210103', '900413']);

interface ReadPictureProps {
  file: File;
  onRead: (reading: PictureReading) => void;
  onClose: () => void;
}

/** A picture on its way: seen small, with how far it is; what goes wrong leaves it here to be tried again. */
export function ReadPicture({ file, onRead, onClose }: ReadPictureProps) {
  const { t } = useTranslation('pictures');
  const { t: common } = useTranslation();
  const wordsOf = usePictureWords();
  const { reading, start } = useReading<typeof pictureCalls.ocrUpload | typeof pictureCalls.ocrVinImage>();
  const preview = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  useEffect(() => {
    void start(pictureCalls.ocrUpload, {}, file);
  }, [start, file]);
  useEffect(() => {
    if (reading?.step === 'done') onRead(reading.result);
  }, [reading, onRead]);
  // What the browser cannot open has nothing to show.
  const [isSeen, setSeen] = useState(true);
  const error = reading?.step === 'failed' ? reading.error : null;
  const isUnreadable = error instanceof CallError && UNREADABLE.has(error.code);
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      {isUnreadable && <ChooseAnother look="primary" />}
      {error !== null && !isUnreadable && (
        <>
          <Button onClick={() => void start(pictureCalls.ocrVinImage, {}, file)}>{t('asPlate')}</Button>
          <ChooseAnother />
          <Button look="primary" onClick={() => void start(pictureCalls.ocrUpload, {}, file)}>
            {common('action.retry')}
          </Button>
        </>
      )}
    </>
  );
  return (
    <Dialog title={t('reading.title')} closeLabel={common('action.close')} onClose={onClose} foot={foot}>
      <div className={styles.sending}>
        {isSeen && <img className={styles.preview} src={preview} alt="" onError={() => setSeen(false)} />}
        {!isSeen && <p className={styles.name}>{file.name}</p>}
        {error === null ? (
          <Progress reading={reading} />
        ) : (
          <p className={styles.problem} role="alert">
            <Icon name="warning" />
            <span>{wordsOf(error)}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** A file field that looks like a button. */
function ChooseAnother({ look }: { look?: 'primary' }) {
  const { t } = useTranslation('pictures');
  return (
    <label className={buttonClass(look, styles.choose)}>
      {t('another')}
      <input
        type="file"
        className="unseen"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => pictureWanted.set(event.target.files?.[0] ?? pictureWanted.get())}
      />
    </label>
  );
}
