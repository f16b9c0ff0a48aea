import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accountCalls } from '../../../contract/account/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { paths } from '../../shared/navigation/paths.ts';
import styles from '../profile/info-screen.module.css';
import { renewSession } from '../profile/renew-session.ts';
import { useSaving } from '../profile/use-saving.ts';
import { passwordRules, problemsOf, ruleNames } from './password-rules.ts';
import rules from './password-screen.module.css';

const empty = { oldPassword: '', newPassword: '', again: '' };
type Name = keyof typeof empty;
const completions = { oldPassword: 'current-password', newPassword: 'new-password', again: 'new-password' } as const;

/** Another password: the old one, the new one twice; every other device is signed out by it. */
export function PasswordScreen() {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const user = useStore(session)?.user;
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [isShown, setShown] = useState(false);
  const { isBusy, failure, save } = useSaving(() => navigate(paths.userInfo));
  const problems = problemsOf(values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(new Set(['oldPassword', 'newPassword', 'again']));
    if (Object.keys(problems).length > 0) return;
    const { oldPassword, newPassword } = values;
    void save(
      async () => renewSession(await request(accountCalls.updatePassword, { oldPassword, newPassword })),
      t('password.changed'),
    );
  };
  const field = (name: Name) => (
    <Field
      label={t(`password.${name}`)}
      type={isShown ? 'text' : 'password'}
      value={values[name]}
      maxLength={200}
      autoComplete={completions[name]}
      error={left.has(name) && problems[name] !== undefined ? t(`wrong.${problems[name]}`) : undefined}
      onBlur={() => values[name] !== '' && setLeft(new Set([...left, name]))}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  );
  return (
    <div className={screenClass(styles.screen)}>
      <h1>{common('title._user_change_password')}</h1>
      <form className={`${panelClass(styles.panel, 'surface')} ${rules.form}`} noValidate onSubmit={submit}>
        {/* So that a password manager knows whose password it keeps. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} readOnly />
        {field('oldPassword')}
        {field('newPassword')}
        <ul className={rules.rules} aria-label={t('password.rules')}>
          {ruleNames.map((rule) => {
            const holds = passwordRules[rule](values.newPassword);
            return (
              <li key={rule} data-holds={holds}>
                <Icon name={holds ? 'check' : 'minus'} size={14} />
                {t(`password.rule.${rule}`)}
                {holds && <span className="unseen">{t('password.holds')}</span>}
              </li>
            );
          })}
        </ul>
        {field('again')}
        <Button variant="link" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'password.hide' : 'password.show')}
        </Button>
        <p className="quiet">{t('endsOthers')}</p>
        {failure !== null && (
          <p className={styles.error} role="alert">
            {failure}
          </p>
        )}
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {common('title._user_change_password')}
        </Button>
      </form>
    </div>
  );
}
