import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { billingCalls } from '../../contract/billing/calls.ts';
import { PAYMENT_WINDOW_MINUTES } from '../../contract/billing/rules.ts';
import type { Offer } from '../../contract/billing/schemas.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { usePackageLabels } from '../shared/billing/use-package-labels.ts';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { createIdempotencyKey } from '../shared/call/idempotency-key.ts';
import { RequestPackageButton } from '../shared/company/request-package.tsx';
import { links } from '../shared/navigation/paths.ts';
import styles from './buy.module.css';
import { useFrom } from './use-from.ts';

/** One package before it is ordered: what, for whom, on what terms, for how much. */
export function OrderScreen() {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const [params] = useSearchParams();
  const from = useFrom();
  const isSub = (useStore(session)?.user.acctLevel ?? 0) !== 0;
  const { data, error, refetch } = useCall(billingCalls.purchasePackageList, {}, { staleTime: 0 });
  const offer = data?.packages.find(({ packageId }) => packageId === Number(params.get('packageId')));
  const back = (
    <Link className={buttonClass('primary')} to={links.buyService(from)}>
      {t('order.choose')}
    </Link>
  );
  return (
    <div className={screenClass(styles.narrow)}>
      <h1>{t('order.title')}</h1>
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {error !== null && data === undefined && <CallFailed error={error} onRetry={() => void refetch()} />}
      {isSub && <State title={t('service.sub')} actions={<RequestPackageButton />} />}
      {!isSub && data !== undefined && offer === undefined && <State title={t('order.gone')} actions={back} />}
      {!isSub && offer?.isBought === true && <State title={t('card.bought')} actions={back} />}
      {!isSub && offer?.isBought === false && <OrderForm offer={offer} onChanged={() => void refetch()} />}
    </div>
  );
}

function OrderForm({ offer, onChanged }: { offer: Offer; onChanged: () => void }) {
  const { t, i18n } = useTranslation('billing');
  const wordsOf = useErrorMessage();
  const givesOf = usePackageLabels();
  const from = useFrom();
  const navigate = useNavigate();
  const user = useStore(session)?.user;
  // The same until it was answered: a second press, or a try after a lost answer, makes no second order.
  const [operation, setOperation] = useState(createIdempotencyKey);
  const [isAgreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { packageId, packageName, priceFen, description } = offer;
  const price = showTotalFen(priceFen, i18n.language);
  const submit = async () => {
    if (!isAgreed) return setProblem(t('order.agreeFirst'));
    setBusy(true);
    setProblem(null);
    try {
      const { orderCode } = await request(billingCalls.createOrder, { packageId, priceFen, operationId: operation });
      navigate(links.buy(orderCode, from), { replace: true });
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
      if (!(error instanceof CallError) || error.code === 'network' || error.code === 'timeout') return;
      setOperation(createIdempotencyKey());
      onChanged();
    }
  };
  const facts = [
    [t('order.package'), packageName],
    [t('order.gives'), givesOf(offer)],
    [t('order.begins'), t('order.beginsAtOnce')],
    [t('order.buyer'), [user?.companyName, user?.username].filter(Boolean).join(' · ')],
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
        {t('order.total')} <strong className="number">{price}</strong> <span className="quiet">{t('card.tax')}</span>
      </p>
      <section className={styles.terms} aria-label={t('order.terms')}>
        <h2>{t('order.terms')}</h2>
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
          aria-invalid={problem !== null && !isAgreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setProblem(null);
          }}
        />
        {t('order.agree')}
      </label>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" isBusy={isBusy} onClick={() => void submit()}>
          {t('order.submit', { price })}
        </Button>
        <Link className={buttonClass()} to={links.buyService(from)}>
          {t('order.other')}
        </Link>
      </div>
    </div>
  );
}
