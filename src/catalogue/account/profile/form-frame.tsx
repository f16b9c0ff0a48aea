import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import styles from './info-screen.module.css';

interface FormFrameProps {
  isBusy: boolean;
  failure: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in the place of what it changes: Esc leaves it, what went wrong stands above its buttons. */
export function FormFrame({ isBusy, failure, onSubmit, onClose, children }: FormFrameProps) {
  const { t: common } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // It has opened under the hand that pressed its button.
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
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failure}
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
