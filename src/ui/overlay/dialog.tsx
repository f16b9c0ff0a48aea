import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import styles from './dialog.module.css';
import { registerDialog } from './open-dialogs.ts';

/** Marks the element to focus first: `autoFocus` does nothing in a dialog that is not open yet. */
const FIRST_FOCUS = '[data-first]';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons below the content. */
  footer?: ReactNode;
  isWide?: boolean;
}

/**
 * A modal dialog, a bottom sheet on phones. The browser traps the focus, closes the dialog on Esc and restores the focus
 * afterwards.
 */
export function Dialog({ title, closeLabel, onClose, children, footer, isWide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Layout effect: a dialog that is closed after its removal does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
    const unregister = registerDialog(dialog);
    return () => {
      unregister();
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
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <Button variant="plain" isIcon aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
