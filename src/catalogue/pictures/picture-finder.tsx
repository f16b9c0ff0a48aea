import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { PictureReading } from '../../contract/pictures/schemas.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { links } from '../shared/navigation/paths.ts';
import { pictureRequest } from '../shared/search/picture-request.ts';
import { ConfirmReading } from './confirm-reading.tsx';
import { PhoneCode } from './phone-code.tsx';
import styles from './pictures.module.css';
import { ReadPicture } from './read-picture.tsx';

interface PictureFinderProps {
  /** A file, or a picture that a phone will send. */
  source: File | 'phone';
}

/** Reads a picture and lets the user confirm the reading before the search. Asks visitors to log in. */
export function PictureFinder({ source }: PictureFinderProps) {
  const isSignedIn = useStore(session) !== null;
  const [result, setResult] = useState<{ source: File | 'phone'; reading: PictureReading } | null>(null);
  const close = () => pictureRequest.set(null);
  if (!isSignedIn) return <LoginFirst onClose={close} />;
  // The result of a picture that has been replaced by another one is not shown.
  if (result !== null && result.source === source) {
    return <ConfirmReading reading={result.reading} onRetry={() => setResult(null)} onClose={close} />;
  }
  const confirm = (reading: PictureReading) => setResult({ source, reading });
  return source === 'phone' ? (
    <PhoneCode onRead={confirm} onClose={close} />
  ) : (
    <ReadPicture key={`${source.name} ${source.lastModified}`} file={source} onRead={confirm} onClose={close} />
  );
}

function LoginFirst({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pictures');
  const { t: common } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      title={t('login.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <Link className={buttonClass('primary')} to={links.login(`${pathname}${search}`)}>
          {common('action.login')}
        </Link>
      }
    >
      <p className={styles.note}>{t('login.text')}</p>
    </Dialog>
  );
}
