import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { accountCalls } from '../../../contract/account/calls.ts';
import { signOut } from '../../../providers/auth.ts';
import { request } from '../../../providers/calls/client.ts';
import { session } from '../../../providers/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { useInvalidateOnLeave } from '../../shared/sms/use-invalidate-on-leave.ts';
import styles from '../account.module.css';
import { FormError } from '../form-error.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { PasswordField } from '../password-field.tsx';
import * as rules from '../rules.ts';
import { JUST_DONE } from '../success-screen.tsx';
import { useValidatedForm } from '../use-validated-form.ts';
import { ResetByCodeForm } from './reset-by-code-form.tsx';

/** The fragment of the form for a code that was read out. */
export const TYPED_CODE = '#code';

/** The verified phone and code of the previous screen. */
export interface VerifiedPhone {
  phoneNum: string;
  phoneCode: string;
  flow: string;
}

/**
 * Second step of a password reset; redirects to the first one without a verified phone. With a fragment it is the link of
 * the staff instead: the fragment is the code, or `code` for one that is typed.
 */
export function ResetScreen() {
  const { state, hash } = useLocation();
  const verified = parseVerifiedPhone(state);
  if (verified === null && hash !== '') {
    return <ResetByCodeForm code={hash === TYPED_CODE ? '' : hash.slice(1)} />;
  }
  if (verified === null) return <Navigate to={links.forgetPassword()} replace />;
  return <ResetForm verified={verified} />;
}

const definition = { rules: { password: rules.password, again: rules.passwordAgain } } as const;

function ResetForm({ verified }: { verified: VerifiedPhone }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useValidatedForm({ password: '', again: '' }, definition);
  const unusedCode = useRef<VerifiedPhone | null>(verified);
  useInvalidateOnLeave('forget', unusedCode);
  const reset = async () => {
    await request(accountCalls.forgetPassword, { ...verified, newPassword: form.values.password });
    unusedCode.current = null;
    // The server has ended all sessions of the account, including this one.
    if (session.get() !== null) await signOut();
    navigate(links.resetSuccess(), { replace: true, state: JUST_DONE });
  };
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('reset.title')}</h1>
        <p className="quiet">{t('reset.hint', { phone: verified.phoneNum })}</p>
        <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit(reset)} noValidate>
          {/* Tells password managers whose password this is. */}
          <input
            type="text"
            className="unseen"
            autoComplete="username"
            value={verified.phoneNum}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <NewPasswordField label={t('field.newPassword')} {...form.field('password')} />
          <PasswordField label={t('field.again')} autoComplete="new-password" {...form.field('again')} />
          <FormError text={form.errorOf('form')} />
          <Button variant="primary" type="submit" isBusy={form.isBusy}>
            {t('reset.submit')}
          </Button>
        </form>
        <div className={styles.links}>
          <Link to={links.forgetPassword()}>{t('reset.newCode')}</Link>
        </div>
      </section>
    </div>
  );
}

/** The navigation state; null when the URL was opened directly. */
function parseVerifiedPhone(state: unknown): VerifiedPhone | null {
  const { phoneNum, phoneCode, flow } = Object(state);
  const isComplete = [phoneNum, phoneCode, flow].every((part) => typeof part === 'string');
  return isComplete ? { phoneNum, phoneCode, flow } : null;
}
