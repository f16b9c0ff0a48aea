import { useTranslation } from 'react-i18next';
import { billingCalls } from '../../contract/billing/calls.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { panelClass } from '../../ui/panel.ts';
import { Skeleton } from '../../ui/state.tsx';
import { usePackageText } from '../shared/billing/use-package-text.ts';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { platform } from '../shared/site/platform.ts';
import styles from './billing.module.css';

/** The receipt of a purchase, for the screen and for print. */
export function Receipt({ orderCode }: { orderCode: string }) {
  const { t, i18n } = useTranslation('billing');
  const { t: common } = useTranslation();
  const packageText = usePackageText();
  const { data, error, refetch } = useCall(billingCalls.getReceipt, { orderCode });
  if (data === undefined) {
    return error === null ? (
      <Skeleton label={common('loading')} />
    ) : (
      <CallFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const { purchase, username, companyName, transactionId, heldUntil, isTill } = data;
  const formatTime = (iso: string | null) => (iso === null ? '—' : formatDateTime(iso, i18n.language));
  const facts = [
    ['code', purchase.orderCode],
    ['buyer', [companyName, username].filter(Boolean).join(' · ')],
    ['package', purchase.packageName],
    ['gives', packageText(purchase)],
    ['paid', showTotalFen(purchase.paidFen ?? purchase.priceFen, i18n.language)],
    ['paidAt', formatTime(purchase.paidAt)],
    ['transaction', transactionId],
    ...(purchase.refundedFen === null
      ? ([['until', formatTime(heldUntil)]] as const)
      : ([
          ['refunded', showTotalFen(purchase.refundedFen, i18n.language)],
          ['refundedAt', formatTime(purchase.refundedAt)],
        ] as const)),
    ['seller', common(`brand.${platform}`)],
  ] as const;
  return (
    <section className={panelClass(styles.receipt)} aria-labelledby="receipt">
      <h2 id="receipt">{t('receipt.title')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`receipt.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t(isTill ? 'receipt.sample' : 'receipt.note')}</p>
      <Button className={styles.screenOnly} onClick={() => window.print()}>
        <Icon name="print" />
        {t('receipt.print')}
      </Button>
    </section>
  );
}
