import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dismiss, type Notice, notices } from '../../../providers/notification.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTopDialog } from '../../../ui/overlay/open-dialogs.ts';
import styles from './toasts.module.css';

const SHOWN_MS = 5_000;
/** Longer where something can be taken back. */
const UNDO_MS = 10_000;

/** What was just done or went wrong, with a way back where there is one; inside the box that stands over the page. */
export function Toasts() {
  const shown = useStore(notices);
  const box = useTopDialog();
  const toasts = (
    <div className={styles.toasts} aria-live="polite">
      {shown.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  );
  return box === null ? toasts : createPortal(toasts, box);
}

function Toast({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const { id, kind, text, undo, link } = notice;
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), undo === undefined ? SHOWN_MS : UNDO_MS);
    return () => clearTimeout(timer);
  }, [id, undo]);
  return (
    <div className={`${styles.toast} ${styles[kind]}`}>
      <Icon name={kind === 'success' ? 'check' : 'warning'} />
      <span className={styles.text}>{text}</span>
      {link !== undefined && (
        <Link to={link.to} onClick={() => dismiss(id)}>
          {link.text}
        </Link>
      )}
      {undo !== undefined && (
        <Button
          isSmall
          onClick={() => {
            dismiss(id);
            undo();
          }}
        >
          <Icon name="undo" size={16} />
          {t('action.undo')}
        </Button>
      )}
      <Button variant="plain" isSmall isIcon aria-label={t('action.dismiss')} onClick={() => dismiss(id)}>
        <Icon name="close" size={16} />
      </Button>
    </div>
  );
}
