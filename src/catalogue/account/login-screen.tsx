import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { signIn } from '../../providers/auth.ts';
import { CallError } from '../../providers/call-error.ts';
import { session } from '../../providers/session.ts';
import { siteOfPage } from '../../providers/site.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { safeRedirect } from '../redirect.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import styles from './login-screen.module.css';

/** Log in by password, then go back to where one was going. */
export function LoginScreen() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const current = useStore(session);
  const site = siteOfPage();
  const [values, setValues] = useState({ username: '', password: '' });
  const [errors, setErrors] = useState<{ username?: string; password?: string; form?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const goal = safeRedirect(search.get('redirect'));
  if (current !== null && !isBusy) return <Navigate to={goal} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const username = values.username.trim();
    const empty = {
      ...(username === '' ? { username: t('login.usernameEmpty') } : {}),
      ...(values.password === '' ? { password: t('login.passwordEmpty') } : {}),
    };
    setErrors(empty);
    if (Object.keys(empty).length > 0) return;
    setBusy(true);
    try {
      await signIn(username, values.password);
      navigate(goal, { replace: true });
    } catch (error) {
      setErrors({ form: wordsOf(error, common) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.page}>
      <form className={styles.card} onSubmit={submit} noValidate>
        <h1>{t('login.title')}</h1>
        {state?.hasEnded === true && <p className={styles.ended}>{t('login.ended')}</p>}
        <Field
          label={t('login.username')}
          value={values.username}
          error={errors.username}
          autoComplete="username"
          onChange={(event) => setValues({ ...values, username: event.target.value })}
        />
        <Field
          label={t('login.password')}
          type={isShown ? 'text' : 'password'}
          value={values.password}
          error={errors.password}
          autoComplete="current-password"
          onChange={(event) => setValues({ ...values, password: event.target.value })}
        />
        <Button look="link" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'login.hide' : 'login.show')}
        </Button>
        {errors.form !== undefined && (
          <p className={styles.error} role="alert">
            {errors.form}
          </p>
        )}
        <Button look="primary" type="submit" isBusy={isBusy}>
          {common('action.login')}
        </Button>
      </form>
      {site.isDemo && (
        <DemoAccounts
          accounts={site.demoAccounts}
          password={site.demoPassword ?? ''}
          onChoose={(username, password) => setValues({ username, password })}
        />
      )}
    </div>
  );
}

function wordsOf(error: unknown, t: (key: string) => string): string {
  if (!(error instanceof CallError)) return t('error.network');
  return error.message === '' ? t(`error.${error.code}`) : error.message;
}
