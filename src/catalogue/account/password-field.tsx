import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './account.module.css';
import { passwordStrength } from './password-strength.ts';
import * as rules from './rules.ts';

interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  /** Says how strong a new one is. */
  isRated?: boolean;
}

/** A password that can be shown. */
export function PasswordField({ isRated = false, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [isVisible, setVisible] = useState(false);
  const strength = passwordStrength(field.value, rules.password(field.value, {}) === undefined);
  return (
    <div className={styles.password}>
      <Field
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        // What is wrong says the same.
        {...(isRated && field.error === undefined ? { hint: t('rule.password') } : {})}
      />
      {isRated && field.value !== '' && (
        <span className={styles.strength} data-strength={strength} role="status">
          <span className={styles.bar} aria-hidden="true" />
          {t(`strength.${strength}`)}
        </span>
      )}
      <Button look="link" aria-pressed={isVisible} onClick={() => setVisible(!isVisible)}>
        {t(isVisible ? 'login.hide' : 'login.show')}
      </Button>
    </div>
  );
}
