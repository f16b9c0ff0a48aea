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
import styles from './buy.module.css';
import { OfferCard } from './offer-card.tsx';
import { OwnNow } from './own-now.tsx';
import { type Advice, recommend } from './recommend.ts';
import { RetailTrial } from './retail-trial.tsx';
import { useFrom } from './use-from.ts';

/** What there is to buy, what the account has, and what suits its use. */
export function ServiceScreen() {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const isSub = (useStore(session)?.user.acctLevel ?? 0) !== 0;
  const { data, error, refetch } = useCall(billingCalls.purchasePackageList, {}, { staleTime: 0 });
  return (
    <div className={screenClass(styles.screen)}>
      <div className={styles.head}>
        <h1>{t('service.title')}</h1>
        <p className="quiet">{t('service.lead')}</p>
      </div>
      {isSub && (
        <div className={styles.note}>
          <Icon name="info" />
          <span>{t('service.sub')}</span>
          <RequestPackageButton />
        </div>
      )}
      {!isSub && <Unpaid />}
      <OwnNow />
      {data === undefined && error === null && <Skeleton label={common('loading')} rows={10} />}
      {error !== null && data === undefined && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <Offers offers={data.packages} advice={recommend(data.packages, data.use)} canBuy={!isSub && data.isPayable} />
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
  const from = useFrom();
  if (offers.length === 0) return <State title={t('service.none')}>{t('service.noneHint')}</State>;
  return (
    <>
      <section className={panelClass(styles.advice)} aria-label={t('advice.title')}>
        <h2>{t('advice.title')}</h2>
        {advice.length === 0 && <p className="quiet">{t('advice.noUse')}</p>}
        {advice.map(({ vehicleClass, use, packageId }) => {
          const name = offers.find((offer) => offer.packageId === packageId)?.packageName;
          const told = { class: t(`class.${vehicleClass}`), lookups: use.lookups, peak: use.peakDay, name };
          return <p key={vehicleClass}>{t(name === undefined ? 'advice.free' : 'advice.suits', told)}</p>;
        })}
      </section>
      {groups.map((group) => {
        const its = offers.filter((offer) => groupOf(offer) === group);
        if (its.length === 0) return null;
        return (
          <section key={group} className={styles.group} aria-labelledby={`offers-${group}`}>
            <h2 id={`offers-${group}`}>{t(`group.${group}`)}</h2>
            {group === 'retail' && <RetailTrial />}
            <ul className={styles.cards}>
              {its.map((offer) => (
                <OfferCard
                  key={offer.packageId}
                  offer={offer}
                  isAdvised={advice.some(({ packageId }) => packageId === offer.packageId)}
                  to={canBuy ? links.buyOrder(offer.packageId, from) : undefined}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** An order that waits for its payment is not to be made twice. */
function Unpaid() {
  const { t } = useTranslation('billing');
  const from = useFrom();
  const { data } = useCall(billingCalls.listPurchases, { pageSize: 1, states: ['created'] }, { staleTime: 0 });
  const waiting = data?.rows.find(({ expiresInS }) => expiresInS > 0);
  if (waiting === undefined) return null;
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <span>{t('service.unpaid', { name: waiting.packageName })}</span>
      <Link className={buttonClass('primary')} to={links.buy(waiting.orderCode, from)}>
        {t('service.goOn')}
      </Link>
      <Link to={paths.userPackage}>{t('service.all')}</Link>
    </div>
  );
}
