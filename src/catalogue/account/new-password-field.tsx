import { useTranslation } from 'react-i18next';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import styles from './account.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { passwordStrength } from './password-strength.ts';
import * as rules from './rules.ts';

/** A field for a new password, with the rule and the strength. */
export function NewPasswordField(field: Omit<PasswordFieldProps, 'autoComplete' | 'hint' | 'children'>) {
  const { t } = useTranslation('account');
  const strength = passwordStrength(field.value, rules.password(field.value, {}) === undefined);
  return (
    <PasswordField
      autoComplete="new-password"
      {...field}
      // The error repeats the hint.
      {...omitUndefined({ hint: field.error === undefined ? t('account-forms:rule.password') : undefined })}
    >
      {field.value !== '' && (
        <span className={styles.strength} data-strength={strength} role="status">
          <span className={styles.bar} aria-hidden="true" />
          {t(`account-forms:strength.${strength}`)}
        </span>
      )}
    </PasswordField>
  );
}
