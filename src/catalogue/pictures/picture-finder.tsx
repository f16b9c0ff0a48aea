import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { PictureReading } from '../../contract/pictures/schemas.ts';
import { session } from '../../providers/session.ts';
import { useStore } from '../../providers/store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { links } from '../shared/navigation/paths.ts';
import { pictureWanted } from '../shared/search/picture-wanted.ts';
import { ConfirmReading } from './confirm-reading.tsx';
import { PhoneCode } from './phone-code.tsx';
import styles from './pictures.module.css';
import { ReadPicture } from './read-picture.tsx';

interface PictureFinderProps {
  wanted: File | 'phone';
}

/** From a picture to the search: log in if need be, read it, let the user confirm what was read. */
export function PictureFinder({ wanted }: PictureFinderProps) {
  const isSignedIn = useStore(session) !== null;
  const [read, setRead] = useState<{ of: File | 'phone'; reading: PictureReading } | null>(null);
  const close = () => pictureWanted.set(null);
  if (!isSignedIn) return <LoginFirst onClose={close} />;
  // Another picture that was dropped meanwhile is read in its turn.
  if (read !== null && read.of === wanted) {
    return <ConfirmReading reading={read.reading} onAgain={() => setRead(null)} onClose={close} />;
  }
  const take = (reading: PictureReading) => setRead({ of: wanted, reading });
  return wanted === 'phone' ? (
    <PhoneCode onRead={take} onClose={close} />
  ) : (
    <ReadPicture key={`${wanted.name} ${wanted.lastModified}`} file={wanted} onRead={take} onClose={close} />
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
      foot={
        <Link className={buttonClass('primary')} to={links.login(`${pathname}${search}`)}>
          {common('action.login')}
        </Link>
      }
    >
      <p className={styles.note}>{t('login.text')}</p>
    </Dialog>
  );
}
