import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { billingCalls } from '../../contract/billing/calls.ts';
import { PAYMENT_WINDOW_MINUTES } from '../../contract/billing/rules.ts';
import type { Offer } from '../../contract/billing/schemas.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { usePackageText } from '../shared/billing/use-package-text.ts';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { createIdempotencyKey } from '../shared/call/idempotency-key.ts';
import { RequestPackageButton } from '../shared/company/request-package.tsx';
import { links } from '../shared/navigation/paths.ts';
import styles from './billing.module.css';
import { useReturnTo } from './use-return-to.ts';

/** One package before the purchase: contents, buyer, terms and price. */
export function ConfirmScreen() {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const [params] = useSearchParams();
  const returnTo = useReturnTo();
  const isSub = (useStore(session)?.user.acctLevel ?? 0) !== 0;
  const { data, error, refetch } = useCall(billingCalls.purchasePackageList, {}, { staleTime: 0 });
  const offer = data?.packages.find(({ packageId }) => packageId === Number(params.get('packageId')));
  const back = (
    <Link className={buttonClass('primary')} to={links.buyService(returnTo)}>
      {t('confirm.choose')}
    </Link>
  );
  return (
    <div className={screenClass(styles.narrow)}>
      <h1>{t('confirm.title')}</h1>
      {!isSub && data === undefined && error === null && <Skeleton label={common('loading')} />}
      {!isSub && error !== null && data === undefined && <CallFailed error={error} onRetry={() => void refetch()} />}
      {isSub && <State title={t('service.sub')} actions={<RequestPackageButton />} />}
      {!isSub && data !== undefined && offer === undefined && <State title={t('confirm.notForSale')} actions={back} />}
      {!isSub && offer?.isBought === true && <State title={t('card.bought')} actions={back} />}
      {!isSub && offer?.isBought === false && <ConfirmForm offer={offer} onStale={() => void refetch()} />}
    </div>
  );
}

interface ConfirmFormProps {
  offer: Offer;
  /** Called when the server has refused the purchase: the offer may have changed. */
  onStale: () => void;
}

function ConfirmForm({ offer, onStale }: ConfirmFormProps) {
  const { t, i18n } = useTranslation('billing');
  const packageText = usePackageText();
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const user = useStore(session)?.user;
  // Kept until the server responds, so that a retry after a lost response makes no second purchase.
  const [idempotencyKey, setIdempotencyKey] = useState(createIdempotencyKey);
  const [isAgreed, setAgreed] = useState(false);
  const [isTermsErrorVisible, setTermsErrorVisible] = useState(false);
  const { packageId, packageName, priceFen, description } = offer;
  const price = showTotalFen(priceFen, i18n.language);
  const { run, isBusy, errorMessage } = useAction(
    () => request(billingCalls.createPurchase, { packageId, priceFen, operationId: idempotencyKey }),
    {
      onDone: ({ orderCode }) => navigate(links.buy(orderCode, returnTo), { replace: true }),
      onError: (error) => {
        if (error instanceof CallError && error.code !== 'network' && error.code !== 'timeout') {
          setIdempotencyKey(createIdempotencyKey());
          onStale();
        }
        return false;
      },
      isErrorInForm: true,
    },
  );
  const submit = () => {
    setTermsErrorVisible(!isAgreed);
    if (isAgreed) void run();
  };
  const error = isTermsErrorVisible ? t('confirm.agreeFirst') : errorMessage;
  const facts = [
    [t('confirm.package'), packageName],
    [t('confirm.gives'), packageText(offer)],
    [t('confirm.begins'), t('confirm.beginsAtOnce')],
    [t('confirm.buyer'), [user?.companyName, user?.username].filter(Boolean).join(' · ')],
  ] as const;
  return (
    <div className={panelClass(styles.panel)}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {description !== '' && <p className="quiet">{description}</p>}
      <p className={styles.total}>
        {t('confirm.total')} <strong className="number">{price}</strong> <span className="quiet">{t('card.tax')}</span>
      </p>
      <section className={styles.terms} aria-label={t('confirm.terms')}>
        <h2>{t('confirm.terms')}</h2>
        <ul>
          {(['begin', 'stack', 'share', 'pay', 'refund'] as const).map((term) => (
            <li key={term}>{t(`term.${term}`, { minutes: PAYMENT_WINDOW_MINUTES })}</li>
          ))}
        </ul>
      </section>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={isAgreed}
          aria-invalid={isTermsErrorVisible}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setTermsErrorVisible(false);
          }}
        />
        {t('confirm.agree')}
      </label>
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" isBusy={isBusy} onClick={submit}>
          {t('confirm.submit', { price })}
        </Button>
        <Link className={buttonClass()} to={links.buyService(returnTo)}>
          {t('confirm.other')}
        </Link>
      </div>
    </div>
  );
}
