import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { Purchase } from '../../contract/billing/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { Button } from '../../ui/button.tsx';
import styles from './buy.module.css';

const outcomes = ['pay', 'decline', 'wrongAmount'] as const;
type Outcome = (typeof outcomes)[number];

/** Demo only: stands in for the buyer's WeChat. What is pressed here comes back as a signed notice, like a real payment. */
export function Till({ orderCode, onTold }: { orderCode: string; onTold: (order: Purchase) => void }) {
  const { t } = useTranslation('billing');
  const wordsOf = useErrorMessage();
  const [pressed, setPressed] = useState<Outcome | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const press = async (outcome: Outcome) => {
    setPressed(outcome);
    setTold(null);
    try {
      const order = await request(billingCalls.tillPay, { orderCode, outcome });
      if (outcome === 'decline') setTold(t('till.declined'));
      onTold(order);
    } catch (error) {
      setTold(wordsOf(error));
    }
    setPressed(null);
  };
  return (
    <section className={styles.till} aria-labelledby="till">
      <h2 id="till">{t('till.title')}</h2>
      <p className="quiet">{t('till.hint')}</p>
      <div className={styles.buttons}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'pay' ? 'primary' : 'default'}
            isBusy={pressed === outcome}
            disabled={pressed !== null}
            onClick={() => void press(outcome)}
          >
            {t(`till.${outcome}`)}
          </Button>
        ))}
      </div>
      {told !== null && (
        <p className={styles.problem} role="alert">
          {told}
        </p>
      )}
    </section>
  );
}
