import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import styles from './info-screen.module.css';

interface EditableRowProps {
  label: string;
  /** Null if not filled in. */
  value: ReactNode;
  note?: string | undefined;
  isEditable: boolean;
  isOpen: boolean;
  onOpen: () => void;
  /** The form. */
  children: ReactNode;
}

/** A label and a value, replaced by a form while it is edited. */
export function EditableRow({ label, value, note, isEditable, isOpen, onOpen, children }: EditableRowProps) {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // Closing the form returns the focus to the button that opened it.
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
            {value ?? t('notFilledIn')}
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
