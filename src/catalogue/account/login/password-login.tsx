import { useTranslation } from 'react-i18next';
import { signIn } from '../../../providers/auth.ts';
import { useHydrated } from '../../../providers/page/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from '../account.module.css';
import { FormError } from '../form-error.tsx';
import { PasswordField } from '../password-field.tsx';
import { useValidatedForm } from '../use-validated-form.ts';
import { useEarlyInput } from './use-early-input.ts';
import { usePrefill } from './use-prefill.ts';

const definition = {
  rules: {
    username: (value: string) => (value.trim() === '' ? 'login.usernameEmpty' : undefined),
    password: (value: string) => (value === '' ? 'login.passwordEmpty' : undefined),
  },
};

/** Login by username or phone number and password. */
export function PasswordLogin({ prefill }: { prefill: { username: string; password: string } | null }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const form = useValidatedForm({ username: '', password: '' }, definition);
  useEarlyInput(form.ref, form.values, form.set);
  usePrefill(form.set, prefill);
  const isHydrated = useHydrated();
  const { username, password } = form.values;
  return (
    <form
      ref={form.ref}
      className={styles.form}
      onSubmit={form.onSubmit(() => signIn(username.trim(), password))}
      noValidate
    >
      <Field
        label={t('login.username')}
        placeholder={t('login.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        {...form.field('username')}
      />
      <PasswordField label={t('login.password')} autoComplete="current-password" {...form.field('password')} />
      <FormError text={form.errorOf('form')} />
      <Button variant="primary" type={isHydrated ? 'submit' : 'button'} isBusy={form.isBusy}>
        {common('action.login')}
      </Button>
    </form>
  );
}
