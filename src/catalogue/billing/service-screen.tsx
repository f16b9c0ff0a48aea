import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { billingCalls } from '../../contract/billing/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { readSite } from '../../providers/page/site.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pending } from '../../ui/pending.tsx';
import { screenClass } from '../../ui/screen.ts';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { RequestPackageButton } from '../shared/company/request-package.tsx';
import { links, paths } from '../shared/navigation/paths.ts';
import styles from './billing.module.css';
import { Offers } from './offers.tsx';
import { recommend } from './recommend.ts';
import { RemainingLookups } from './remaining-lookups.tsx';
import { useReturnTo } from './use-return-to.ts';

/** The offered packages, with the account's remaining lookups and a recommendation. */
export function ServiceScreen() {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const isSub = (useStore(session)?.user.acctLevel ?? 0) !== 0;
  const { data, error, refetch } = useCall(billingCalls.purchasePackageList, {}, { staleTime: 0 });
  return (
    <div className={screenClass(styles.screen)}>
      <div className={styles.head}>
        <h1>{t('service.title')}</h1>
        <p className="quiet">{t('service.lead', readSite().freeLookups)}</p>
        <RemainingLookups />
      </div>
      {isSub && (
        <div className={styles.note}>
          <Icon name="info" />
          <span>{t('service.sub')}</span>
          <RequestPackageButton />
        </div>
      )}
      {!isSub && <UnpaidPurchase />}
      {data === undefined && error === null && <Pending label={common('loading')} rows={10} />}
      {error !== null && data === undefined && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <Offers
          offers={data.packages}
          advice={recommend(data.packages, data.usage, readSite().freeLookups)}
          canBuy={!isSub && data.isPayable}
        />
      )}
      {data?.isPayable === false && !isSub && <p className={styles.note}>{t('service.notPayable')}</p>}
      <footer className={styles.notes}>
        <p>{t('service.tax')}</p>
        <p>{t('service.stack')}</p>
        {readSite().isDemo && <p>{t('service.demo')}</p>}
      </footer>
    </div>
  );
}

/** Leads back to a purchase that is not paid yet, so that it is not made twice. */
function UnpaidPurchase() {
  const { t } = useTranslation('billing');
  const returnTo = useReturnTo();
  const { t: common } = useTranslation();
  const body = { pageSize: 1, states: ['created' as const] };
  const { data, error } = useCall(billingCalls.listPurchases, body, { staleTime: 0 });
  if (data === undefined && error === null) return <Pending label={common('loading')} rows={2} />;
  const unpaid = data?.rows.find(({ expiresInS }) => expiresInS > 0);
  if (unpaid === undefined) return null;
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <span>{t('service.unpaid', { name: unpaid.packageName })}</span>
      <Link className={buttonClass('primary')} to={links.buy(unpaid.orderCode, returnTo)}>
        {t('service.continue')}
      </Link>
      <Link to={paths.userPackage}>{t('service.all')}</Link>
    </div>
  );
}
