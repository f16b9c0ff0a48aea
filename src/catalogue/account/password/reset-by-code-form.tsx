import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { accountCalls } from '../../../contract/account/calls.ts';
import { signOut } from '../../../providers/auth.ts';
import { request } from '../../../providers/calls/client.ts';
import { session } from '../../../providers/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { links } from '../../shared/navigation/paths.ts';
import styles from '../account.module.css';
import { FormError } from '../form-error.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { PasswordField } from '../password-field.tsx';
import * as rules from '../rules.ts';
import { JUST_DONE } from '../success-screen.tsx';
import { useValidatedForm } from '../use-validated-form.ts';

const definition = {
  rules: { code: rules.resetCode, password: rules.password, again: rules.passwordAgain },
  fieldOfCode: { '300205': 'code' },
} as const;

/** Sets a new password by the code that the staff handed out. */
export function ResetByCodeForm({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useValidatedForm({ code, password: '', again: '' }, definition);
  const reset = async () => {
    const { code: typed, password: newPassword } = form.values;
    await request(accountCalls.resetByCode, { code: typed, newPassword });
    // The server has ended all sessions of the account; one of another account on this device is ended too.
    if (session.get() !== null) await signOut();
    navigate(links.resetSuccess(), { replace: true, state: JUST_DONE });
  };
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('reset.title')}</h1>
        <p className="quiet">{t('resetByCode.hint')}</p>
        <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit(reset)} noValidate>
          <Field
            label={t('resetByCode.code')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('code')}
          />
          <NewPasswordField label={t('field.newPassword')} {...form.field('password')} />
          <PasswordField label={t('field.again')} autoComplete="new-password" {...form.field('again')} />
          <FormError text={form.errorOf('form')} />
          <Button variant="primary" type="submit" isBusy={form.isBusy}>
            {t('reset.submit')}
          </Button>
        </form>
        <div className={styles.links}>
          <Link to={links.forgetPassword()}>{t('resetByCode.byPhone')}</Link>
        </div>
      </section>
    </div>
  );
}
