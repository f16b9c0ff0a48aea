import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accountCalls } from '../../../contract/account/calls.ts';
import { renewSession } from '../../../providers/calls/renew-session.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { paths } from '../../shared/navigation/paths.ts';
import styles from '../profile/info-screen.module.css';
import { passwordRules, ruleNames, validatePasswords } from './password-rules.ts';
import rules from './password-screen.module.css';

const empty = { oldPassword: '', newPassword: '', again: '' };
type Name = keyof typeof empty;
const autoCompletes = { oldPassword: 'current-password', newPassword: 'new-password', again: 'new-password' } as const;

/** Changes the password, which signs out all other devices. */
export function PasswordScreen() {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const user = useStore(session)?.user;
  const { values, field, validate } = useFormFields(empty, (name, current) => {
    const key = validatePasswords(current)[name];
    return key === undefined ? undefined : t(`wrong.${key}`);
  });
  const [isVisible, setVisible] = useState(false);
  const { run, isBusy, errorMessage } = useAction(
    async () => {
      const { oldPassword, newPassword } = values;
      await renewSession(accountCalls.updatePassword, { oldPassword, newPassword });
    },
    { done: () => t('password.changed'), onDone: () => navigate(paths.userInfo), isErrorInForm: true },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (validate(['oldPassword', 'newPassword', 'again'])) void run();
  };
  const passwordField = (name: Name) => (
    <Field
      {...field(name)}
      label={t(`password.${name}`)}
      type={isVisible ? 'text' : 'password'}
      maxLength={200}
      autoComplete={autoCompletes[name]}
    />
  );
  return (
    <div className={screenClass(styles.screen)}>
      <h1>{common('title._user_change_password')}</h1>
      <form className={`${panelClass(styles.panel, 'surface')} ${rules.form}`} noValidate onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} readOnly />
        {passwordField('oldPassword')}
        {passwordField('newPassword')}
        <ul className={rules.rules} aria-label={t('password.rules')}>
          {ruleNames.map((rule) => {
            const isMet = passwordRules[rule](values.newPassword);
            return (
              <li key={rule} data-met={isMet}>
                <Icon name={isMet ? 'check' : 'minus'} size={14} />
                {t(`password.rule.${rule}`)}
                {isMet && <span className="unseen">{t('password.isMet')}</span>}
              </li>
            );
          })}
        </ul>
        {passwordField('again')}
        <Button variant="link" aria-pressed={isVisible} onClick={() => setVisible(!isVisible)}>
          {t(isVisible ? 'password.hide' : 'password.show')}
        </Button>
        <p className="quiet">{t('otherDevicesHint')}</p>
        {errorMessage !== null && (
          <p className={styles.error} role="alert">
            {errorMessage}
          </p>
        )}
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {common('title._user_change_password')}
        </Button>
      </form>
    </div>
  );
}
