import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from '../company.module.css';
import { makePassword } from './sub-fields.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A password for someone else: it can be seen, to be passed on, and made up. */
export function PasswordField({ label, value, error, onChange, onBlur }: PasswordFieldProps) {
  const { t } = useTranslation('company');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.form}>
      <Field
        label={label}
        type={isShown ? 'text' : 'password'}
        value={value}
        maxLength={20}
        autoComplete="new-password"
        {...(error === undefined ? { hint: t('form.passwordHint') } : { error })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <div className={styles.actions}>
        <Button isSmall onClick={() => setShown(!isShown)}>
          {t(isShown ? 'form.hide' : 'form.show')}
        </Button>
        <Button
          isSmall
          onClick={() => {
            onChange(makePassword());
            setShown(true);
          }}
        >
          {t('form.make')}
        </Button>
      </div>
    </div>
  );
}
