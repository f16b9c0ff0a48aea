import { useTranslation } from 'react-i18next';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { Purchase } from '../../contract/billing/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { panelClass } from '../../ui/panel.ts';
import { Spinner } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { CopyButton } from '../shared/clipboard/copy-button.tsx';
import { formatClock, useSecondsLeft } from '../shared/time/use-seconds-left.ts';
import styles from './billing.module.css';
import { SandboxTill } from './sandbox-till.tsx';

interface PaymentPanelProps {
  purchase: Purchase;
  /** The last status request has failed; the next one follows. */
  isOffline: boolean;
  onChange: (purchase: Purchase) => void;
}

/** The QR code to pay with, the amount and the time left. */
export function PaymentPanel({ purchase, isOffline, onChange }: PaymentPanelProps) {
  const { t, i18n } = useTranslation('billing');
  const { orderCode, priceFen, packageName } = purchase;
  const secondsLeft = useSecondsLeft(purchase.expiresInS);
  const { data, error, refetch } = useCall(billingCalls.payWx, { orderCode }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <div className={panelClass(styles.panel)}>
      <div className={styles.payment}>
        <div className={styles.code}>
          {data === undefined && error === null && <Spinner label={t('pay.opening')} />}
          {error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
          {data !== undefined && (
            <img
              src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
              alt={t('pay.code')}
              width={220}
              height={220}
            />
          )}
        </div>
        <div className={styles.steps}>
          <p>{packageName}</p>
          <p className={styles.price}>
            <strong className="number">{showTotalFen(priceFen, i18n.language)}</strong>
          </p>
          <p role="status">{t(data?.isTill === true ? 'pay.waitTill' : 'pay.wait')}</p>
          <p className="number">{t('pay.left', { clock: formatClock(secondsLeft) })}</p>
          {isOffline && <p className={styles.error}>{t('pay.offline')}</p>}
          <p className={styles.phoneHint}>{t('pay.phone')}</p>
          <p className="quiet">
            {t('pay.number', { code: orderCode })} <CopyButton text={orderCode} />
          </p>
        </div>
      </div>
      {data?.isTill === true && <SandboxTill orderCode={orderCode} onChange={onChange} />}
      <CancelButton orderCode={orderCode} onChange={onChange} />
    </div>
  );
}

function CancelButton({ orderCode, onChange }: { orderCode: string; onChange: (purchase: Purchase) => void }) {
  const { t } = useTranslation('billing');
  const { run, isBusy, errorMessage } = useAction(() => request(billingCalls.cancelPurchase, { orderCode }), {
    onDone: onChange,
    isErrorInForm: true,
  });
  return (
    <div className={styles.buttons}>
      <Button isBusy={isBusy} onClick={() => void run()}>
        {t('pay.cancel')}
      </Button>
      {errorMessage !== null && (
        <p className={styles.error} role="alert">
          {errorMessage}
        </p>
      )}
    </div>
  );
}
