import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { accountCalls } from '../../../contract/account/calls.ts';
import { signOut } from '../../../providers/auth.ts';
import { request } from '../../../providers/calls/client.ts';
import { session } from '../../../providers/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { useLeaving } from '../../shared/sms/use-leaving.ts';
import styles from '../account.module.css';
import { FormProblem } from '../form-problem.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { PasswordField } from '../password-field.tsx';
import * as rules from '../rules.ts';
import { JUST_DONE } from '../success-screen.tsx';
import { useCheckedForm } from '../use-checked-form.ts';

/** A phone that was proved on the screen before. */
export interface Proof {
  phoneNum: string;
  phoneCode: string;
  flow: string;
}

/** The new password, by the code of the screen before; without one the way begins there. */
export function ResetScreen() {
  const { state } = useLocation();
  const proof = proofIn(state);
  return proof === null ? <Navigate to={links.forgetPassword()} replace /> : <Reset proof={proof} />;
}

const checks = { rules: { password: rules.password, again: rules.passwordAgain } } as const;

function Reset({ proof }: { proof: Proof }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useCheckedForm({ password: '', again: '' }, checks);
  const unspent = useRef<Proof | null>(proof);
  useLeaving('forget', unspent);
  const reset = async () => {
    await request(accountCalls.forgetPassword, { ...proof, newPassword: form.values.password });
    unspent.current = null;
    // Every session of the account has ended, this browser's with them.
    if (session.get() !== null) await signOut();
    navigate(links.resetSuccess(), { replace: true, state: JUST_DONE });
  };
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('reset.title')}</h1>
        <p className="quiet">{t('reset.hint', { phone: proof.phoneNum })}</p>
        <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit(reset)} noValidate>
          {/* Password managers learn by it whose password this is. */}
          <input
            type="text"
            className="unseen"
            autoComplete="username"
            value={proof.phoneNum}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <NewPasswordField label={t('field.newPassword')} {...form.field('password')} />
          <PasswordField label={t('field.again')} autoComplete="new-password" {...form.field('again')} />
          <FormProblem text={form.errors.form} />
          <Button variant="primary" type="submit" isBusy={form.isBusy}>
            {t('reset.submit')}
          </Button>
        </form>
        <div className={styles.others}>
          <Link to={links.forgetPassword()}>{t('reset.anew')}</Link>
        </div>
      </section>
    </div>
  );
}

/** What the history kept; a link that was typed has none. */
function proofIn(state: unknown): Proof | null {
  const { phoneNum, phoneCode, flow } = Object(state);
  const isWhole = [phoneNum, phoneCode, flow].every((part) => typeof part === 'string');
  return isWhole ? { phoneNum, phoneCode, flow } : null;
}
