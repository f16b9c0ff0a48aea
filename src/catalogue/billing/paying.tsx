import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { Purchase } from '../../contract/billing/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { Button } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { panelClass } from '../../ui/panel.ts';
import { Spinner } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { CopyButton } from '../shared/clipboard/copy-button.tsx';
import { formatClock, useSecondsLeft } from '../shared/time/seconds-left.ts';
import styles from './buy.module.css';
import { Till } from './till.tsx';

interface PayingProps {
  order: Purchase;
  /** The last look at the order got no answer; the next one is under way. */
  isOffline: boolean;
  onTold: (order: Purchase) => void;
}

/** The code to scan, the amount, and the time that is left. */
export function Paying({ order, isOffline, onTold }: PayingProps) {
  const { t, i18n } = useTranslation('billing');
  const { orderCode, priceFen, packageName } = order;
  const left = useSecondsLeft(order.expiresInS);
  const { data, error, refetch } = useCall(billingCalls.payWx, { orderCode }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <div className={panelClass(styles.panel)}>
      <div className={styles.paying}>
        <div className={styles.square}>
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
          <p className="number">{t('pay.left', { clock: formatClock(left) })}</p>
          {isOffline && <p className={styles.problem}>{t('pay.offline')}</p>}
          <p className={styles.onPhone}>{t('pay.phone')}</p>
          <p className="quiet">
            {t('pay.number', { code: orderCode })} <CopyButton text={orderCode} />
          </p>
        </div>
      </div>
      {data?.isTill === true && <Till orderCode={orderCode} onTold={onTold} />}
      <Cancel orderCode={orderCode} onTold={onTold} />
    </div>
  );
}

function Cancel({ orderCode, onTold }: { orderCode: string; onTold: (order: Purchase) => void }) {
  const { t } = useTranslation('billing');
  const wordsOf = useErrorMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    setProblem(null);
    try {
      onTold(await request(billingCalls.cancelOrder, { orderCode }));
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
  };
  return (
    <div className={styles.buttons}>
      <Button isBusy={isBusy} onClick={() => void cancel()}>
        {t('pay.cancel')}
      </Button>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
