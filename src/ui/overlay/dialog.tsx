import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import styles from './dialog.module.css';
import { registerDialog } from './open-dialogs.ts';

/** Marks what has the focus first: `autoFocus` does nothing in a box that is not open yet. */
const FIRST = '[data-first]';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot. */
  foot?: ReactNode;
  isWide?: boolean;
}

/**
 * A modal box, a sheet from below on a phone: the browser keeps the focus inside and closes it on Esc. The focus goes to
 * what the box is for, and back to where it was.
 */
export function Dialog({ title, closeLabel, onClose, children, foot, isWide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // As the box comes and goes, not after: what is closed once it has left the page gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>(FIRST)?.focus();
    const forget = registerDialog(dialog);
    return () => {
      forget();
      dialog.close();
    };
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
          <Button variant="plain" isIcon aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
