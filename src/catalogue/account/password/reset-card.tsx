import type { FormEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { signOut } from '../../../providers/auth.ts';
import { session } from '../../../providers/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import styles from '../account.module.css';
import { FormError } from '../form-error.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { JUST_DONE } from '../success-screen.tsx';
import type { useValidatedForm } from '../use-validated-form.ts';

type FieldProps = ReturnType<ReturnType<typeof useValidatedForm<{ password: string; again: string }>>['field']>;

interface ResetCardProps {
  hint: string;
  /** The text of the link to the first step by phone. */
  linkText: string;
  form: {
    ref: RefObject<HTMLFormElement>;
    isBusy: boolean;
    errorOf: (name: 'form') => string | undefined;
    field: (name: 'password' | 'again') => FieldProps;
    onSubmit: (submit: () => Promise<void>) => (event: FormEvent) => void;
  };
  onReset: () => Promise<void>;
  /** Above the fields of the new password. */
  children: ReactNode;
}

/** The form of a new password, whatever proves that it may be set. */
export function ResetCard({ hint, linkText, form, onReset, children }: ResetCardProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const reset = async () => {
    await onReset();
    // The server has ended all sessions of the account; one of another account on this device is ended too.
    if (session.get() !== null) await signOut();
    navigate(links.resetSuccess(), { replace: true, state: JUST_DONE });
  };
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('account-forms:reset.title')}</h1>
        <p className="quiet">{hint}</p>
        <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit(reset)} noValidate>
          {children}
          <NewPasswordField label={t('account-forms:field.newPassword')} {...form.field('password')} />
          <PasswordField label={t('account-forms:field.again')} autoComplete="new-password" {...form.field('again')} />
          <FormError text={form.errorOf('form')} />
          <Button variant="primary" type="submit" isBusy={form.isBusy}>
            {t('account-forms:reset.submit')}
          </Button>
        </form>
        <div className={styles.links}>
          <Link to={links.forgetPassword()}>{linkText}</Link>
        </div>
      </section>
    </div>
  );
}
