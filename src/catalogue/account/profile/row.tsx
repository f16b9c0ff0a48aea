import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import styles from './info-screen.module.css';

interface RowProps {
  label: string;
  /** Null where nothing is said yet. */
  value: ReactNode;
  note?: string | undefined;
  isEditable: boolean;
  isOpen: boolean;
  onOpen: () => void;
  /** The form, while it is open. */
  children: ReactNode;
}

/** A line of the account: what it is, how it stands, and the form to change it in its place. */
export function Row({ label, value, note, isEditable, isOpen, onOpen, children }: RowProps) {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // Whoever has closed the form goes on from the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) edit.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      {isOpen ? (
        <div className={styles.form}>{children}</div>
      ) : (
        <>
          <span className={value === null ? styles.empty : styles.value}>
            {value ?? t('notSaid')}
            {note !== undefined && <small className="quiet"> {note}</small>}
          </span>
          {isEditable && (
            <Button buttonRef={edit} variant="link" aria-label={t('editOf', { field: label })} onClick={onOpen}>
              {common('action.edit')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
