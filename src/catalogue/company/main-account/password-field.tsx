import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from '../company.module.css';
import { generatePassword } from './sub-account-rules.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A password set for another user: it can be made visible, to be passed on, and generated. */
export function PasswordField({ label, value, error, onChange, onBlur }: PasswordFieldProps) {
  const { t } = useTranslation('company');
  const [isVisible, setVisible] = useState(false);
  return (
    <div className={styles.form}>
      <Field
        label={label}
        type={isVisible ? 'text' : 'password'}
        value={value}
        maxLength={20}
        autoComplete="new-password"
        {...(error === undefined ? { hint: t('form.passwordHint') } : { error })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <div className={styles.actions}>
        <Button isSmall onClick={() => setVisible(!isVisible)}>
          {t(isVisible ? 'form.hide' : 'form.show')}
        </Button>
        <Button
          isSmall
          onClick={() => {
            onChange(generatePassword());
            setVisible(true);
          }}
        >
          {t('form.generate')}
        </Button>
      </div>
    </div>
  );
}
