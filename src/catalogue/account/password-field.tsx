import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './account.module.css';

export interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  hint?: string;
  children?: ReactNode;
}

/** A password field with a button that makes it visible. */
export function PasswordField({ children, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [isVisible, setVisible] = useState(false);
  return (
    <div className={styles.password}>
      <Field type={isVisible ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} {...field} />
      {children}
      <Button variant="link" aria-pressed={isVisible} onClick={() => setVisible(!isVisible)}>
        {t(isVisible ? 'login.hide' : 'login.show')}
      </Button>
    </div>
  );
}
