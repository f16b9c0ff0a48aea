import { useTranslation } from 'react-i18next';
import { signIn } from '../../../providers/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from '../account.module.css';
import { FormProblem } from '../form-problem.tsx';
import { PasswordField } from '../password-field.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { useFill } from '../use-fill.ts';

const checks = {
  rules: {
    username: (value: string) => (value.trim() === '' ? 'login.usernameEmpty' : undefined),
    password: (value: string) => (value === '' ? 'login.passwordEmpty' : undefined),
  },
};

/** By user name or phone number, with the password; `chosen` fills it in. */
export function PasswordLogin({ chosen }: { chosen: { username: string; password: string } | null }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const form = useCheckedForm({ username: '', password: '' }, checks);
  useFill(form.set, chosen);
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
      <FormProblem text={form.errors.form} />
      <Button variant="primary" type="submit" isBusy={form.isBusy}>
        {common('action.login')}
      </Button>
    </form>
  );
}
