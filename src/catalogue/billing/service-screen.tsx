import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { Offer } from '../../contract/billing/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { readSite } from '../../providers/page/site.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { RequestPackageButton } from '../shared/company/request-package.tsx';
import { links, paths } from '../shared/navigation/paths.ts';
import styles from './billing.module.css';
import { OfferCard } from './offer-card.tsx';
import { type Advice, recommend } from './recommend.ts';
import { RemainingLookups } from './remaining-lookups.tsx';
import { RetailTrial } from './retail-trial.tsx';
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
      </div>
      {isSub && (
        <div className={styles.note}>
          <Icon name="info" />
          <span>{t('service.sub')}</span>
          <RequestPackageButton />
        </div>
      )}
      {!isSub && <UnpaidPurchase />}
      <RemainingLookups />
      {data === undefined && error === null && <Skeleton label={common('loading')} rows={10} />}
      {error !== null && data === undefined && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <Offers
          offers={data.packages}
          advice={recommend(data.packages, data.use, readSite().freeLookups)}
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

const groups = ['C', 'B', 'both', 'retail'] as const;
const groupOf = ({ kind, vehicleClass }: Offer) => (kind === 'retail' ? 'retail' : vehicleClass);

interface OffersProps {
  offers: readonly Offer[];
  advice: readonly Advice[];
  canBuy: boolean;
}

function Offers({ offers, advice, canBuy }: OffersProps) {
  const { t } = useTranslation('billing');
  const returnTo = useReturnTo();
  if (offers.length === 0) return <State title={t('service.none')}>{t('service.noneHint')}</State>;
  return (
    <>
      <section className={panelClass(styles.advice)} aria-label={t('advice.title')}>
        <h2>{t('advice.title')}</h2>
        {advice.length === 0 && <p className="quiet">{t('advice.noUsage')}</p>}
        {advice.map(({ vehicleClass, usage, packageId }) => {
          const name = offers.find((offer) => offer.packageId === packageId)?.packageName;
          const values = { class: t(`class.${vehicleClass}`), lookups: usage.lookups, peak: usage.peakDay, name };
          return <p key={vehicleClass}>{t(name === undefined ? 'advice.free' : 'advice.suits', values)}</p>;
        })}
      </section>
      {groups.map((group) => {
        const inGroup = offers.filter((offer) => groupOf(offer) === group);
        if (inGroup.length === 0) return null;
        return (
          <section key={group} className={styles.group} aria-labelledby={`offers-${group}`}>
            <h2 id={`offers-${group}`}>{t(`group.${group}`)}</h2>
            {group === 'retail' && <RetailTrial />}
            <ul className={styles.cards}>
              {inGroup.map((offer) => (
                <OfferCard
                  key={offer.packageId}
                  offer={offer}
                  isRecommended={advice.some(({ packageId }) => packageId === offer.packageId)}
                  to={canBuy ? links.buyOrder(offer.packageId, returnTo) : undefined}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** Leads back to a purchase that is not paid yet, so that it is not ordered twice. */
function UnpaidPurchase() {
  const { t } = useTranslation('billing');
  const returnTo = useReturnTo();
  const { data } = useCall(billingCalls.listPurchases, { pageSize: 1, states: ['created'] }, { staleTime: 0 });
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
