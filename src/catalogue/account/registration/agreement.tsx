import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { OnDemandBoundary } from '../../shared/call/on-demand-boundary.tsx';
import styles from '../account.module.css';

const AgreementDialog = lazyWithRetry(async () => (await import('./agreement-dialog.tsx')).AgreementDialog);

interface AgreementProps {
  hasAgreed: boolean;
  error: string | undefined;
  onChange: (hasAgreed: boolean) => void;
}

/** The checkbox of the agreement, with a link to its text. */
export function Agreement({ hasAgreed, error, onChange }: AgreementProps) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <div className={styles.agreement}>
        <input
          id={id}
          type="checkbox"
          checked={hasAgreed}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <label htmlFor={id}>{t('account-forms:agreement.agree')}</label>{' '}
          <Button variant="link" onClick={() => setOpen(true)}>
            {t('account-forms:agreement.name')}
          </Button>
        </span>
      </div>
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.fieldError}>
          {error}
        </span>
      )}
      {isOpen && (
        <OnDemandBoundary onError={() => setOpen(false)}>
          <AgreementDialog
            onClose={() => setOpen(false)}
            onAgree={() => {
              onChange(true);
              setOpen(false);
            }}
          />
        </OnDemandBoundary>
      )}
    </div>
  );
}
