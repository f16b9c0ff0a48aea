import { useTranslation } from 'react-i18next';
import styles from './account.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { passwordStrength } from './password-strength.ts';
import * as rules from './rules.ts';

/** A password that is set: it says what is wanted of one, and how strong this one is. */
export function NewPasswordField(field: Omit<PasswordFieldProps, 'autoComplete' | 'hint' | 'children'>) {
  const { t } = useTranslation('account');
  const strength = passwordStrength(field.value, rules.password(field.value, {}) === undefined);
  return (
    <PasswordField
      autoComplete="new-password"
      {...field}
      // What is wrong says the same.
      {...(field.error === undefined ? { hint: t('rule.password') } : {})}
    >
      {field.value !== '' && (
        <span className={styles.strength} data-strength={strength} role="status">
          <span className={styles.bar} aria-hidden="true" />
          {t(`strength.${strength}`)}
        </span>
      )}
    </PasswordField>
  );
}
