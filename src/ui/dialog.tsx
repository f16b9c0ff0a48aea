import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot. */
  foot?: ReactNode;
  isWide?: boolean;
}

/** A modal box, a sheet from below on a phone: the browser keeps the focus inside and closes it on Esc. */
export function Dialog({ title, closeLabel, onClose, children, foot, isWide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog?.open === false) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles.sheet} ${isWide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button look="plain" isIcon aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
