import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import styles from './info-screen.module.css';

interface InlineFormProps {
  isBusy: boolean;
  error: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in place of the value that it edits; Esc closes it. */
export function InlineForm({ isBusy, error, onSubmit, onClose, children }: InlineFormProps) {
  const { t: common } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form had the focus and is gone.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={form}
      className={styles.fields}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {children}
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {common('action.save')}
        </Button>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
      </div>
    </form>
  );
}
