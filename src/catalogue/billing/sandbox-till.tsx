import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { Purchase } from '../../contract/billing/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { Button } from '../../ui/button.tsx';
import styles from './billing.module.css';

const outcomes = ['pay', 'decline', 'wrongAmount'] as const;
type Outcome = (typeof outcomes)[number];

interface SandboxTillProps {
  orderCode: string;
  onChange: (purchase: Purchase) => void;
}

/** Demo only: replaces the buyer's WeChat. Each button sends a signed payment notice, as a real payment does. */
export function SandboxTill({ orderCode, onChange }: SandboxTillProps) {
  const { t } = useTranslation('billing');
  const [selected, setSelected] = useState<Outcome | null>(null);
  const [isDeclined, setDeclined] = useState(false);
  const { run, isBusy, errorMessage } = useAction(
    (outcome: Outcome) => request(billingCalls.tillPay, { orderCode, outcome }),
    {
      onDone: (purchase, outcome) => {
        setDeclined(outcome === 'decline');
        onChange(purchase);
      },
      isErrorInForm: true,
    },
  );
  const message = errorMessage ?? (isDeclined && !isBusy ? t('till.declined') : null);
  return (
    <section className={styles.till} aria-labelledby="till">
      <h2 id="till">{t('till.title')}</h2>
      <p className="quiet">{t('till.hint')}</p>
      <div className={styles.buttons}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'pay' ? 'primary' : 'default'}
            isBusy={isBusy && selected === outcome}
            disabled={isBusy}
            onClick={() => {
              setSelected(outcome);
              setDeclined(false);
              void run(outcome);
            }}
          >
            {t(`till.${outcome}`)}
          </Button>
        ))}
      </div>
      {message !== null && (
        <p className={styles.error} role="alert">
          {message}
        </p>
      )}
    </section>
  );
}
