import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Purchase } from '../../contract/billing/schemas.ts';
import { buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { State } from '../../ui/state.tsx';
import { links, paths } from '../shared/navigation/paths.ts';
import { Receipt } from './receipt.tsx';
import { useNextLink, useReturnTo } from './use-return-to.ts';

/** The state of a purchase that is no longer payable, and the next steps. */
export function PurchaseOutcome({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useTranslation('billing');
  const { state, orderCode, refundReason, refundedFen, grantedAt } = purchase;
  if (state === 'granted') return <Granted purchase={purchase} />;
  if (state === 'paid') {
    return (
      <div role="status">
        <State title={t('pay.paid')}>{t('pay.paidHint')}</State>
      </div>
    );
  }
  if (state === 'refundNeeded') {
    return (
      <>
        <State icon="warning" isAlert title={t(`pay.refund.${refundReason ?? 'late'}`)} actions={<PackagesLink />}>
          {t('pay.refundHint')}
        </State>
        <Receipt orderCode={orderCode} />
      </>
    );
  }
  if (state === 'refunded') {
    return (
      <>
        <State icon="info" title={t('pay.refunded')} actions={<PackagesLink />}>
          {refundedFen !== null && t('pay.refundedAmount', { amount: showTotalFen(refundedFen, i18n.language) })}{' '}
          {grantedAt !== null && t('pay.refundedPackage')} {t('pay.refundedHint')}
        </State>
        <Receipt orderCode={orderCode} />
      </>
    );
  }
  return <Closed purchase={purchase} />;
}

function Granted({ purchase: { orderCode, packageName } }: { purchase: Purchase }) {
  const { t } = useTranslation('billing');
  const nextLink = useNextLink();
  const actions = (
    <>
      <Link className={buttonClass('primary')} to={nextLink}>
        {t('pay.continue')}
      </Link>
      <PackagesLink />
    </>
  );
  return (
    <>
      <div role="status">
        <State icon="check" title={t('pay.granted')} actions={actions}>
          {t('pay.grantedHint', { name: packageName })}
        </State>
      </div>
      <Receipt orderCode={orderCode} />
    </>
  );
}

/** Cancelled or expired, also when the server has not closed it yet. */
function Closed({ purchase: { packageId, closeReason } }: { purchase: Purchase }) {
  const { t } = useTranslation('billing');
  const returnTo = useReturnTo();
  const buyLink = packageId === null ? links.buyService(returnTo) : links.confirmPurchase(packageId, returnTo);
  const buyAgain = (
    <Link className={buttonClass('primary')} to={buyLink}>
      {t('pay.again')}
    </Link>
  );
  return (
    <State icon="info" title={t(`pay.closed.${closeReason ?? 'expired'}`)} actions={buyAgain}>
      {t('pay.closedHint')}
    </State>
  );
}

function PackagesLink() {
  const { t } = useTranslation('billing');
  return (
    <Link className={buttonClass()} to={paths.userPackage}>
      {t('pay.own')}
    </Link>
  );
}
