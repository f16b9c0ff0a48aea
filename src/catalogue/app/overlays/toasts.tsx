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

const VISIBLE_MS = 5_000;
const UNDO_MS = 10_000;

/** Notifications with undo and link; rendered inside the top dialog, which would otherwise cover them. */
export function Toasts() {
  const current = useStore(notices);
  const dialog = useTopDialog();
  const toasts = (
    <div className={styles.toasts} aria-live="polite">
      {current.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  );
  return dialog === null ? toasts : createPortal(toasts, dialog);
}

function Toast({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const { id, kind, text, undo, link } = notice;
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), undo === undefined ? VISIBLE_MS : UNDO_MS);
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
