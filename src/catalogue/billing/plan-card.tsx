import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pricePerLookupFen } from '../../contract/billing/package-contents.ts';
import { buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { PriceCard, priceCardClass } from '../../ui/price-card.tsx';
import { usePackageText } from '../shared/billing/use-package-text.ts';
import { links } from '../shared/navigation/paths.ts';
import styles from './plan-card.module.css';
import { firstOffer, type Plan } from './plans.ts';
import type { Advice } from './recommend.ts';
import { useReturnTo } from './use-return-to.ts';

interface PlanCardProps {
  plan: Plan;
  advice: readonly Advice[];
  /** False for accounts that cannot buy. */
  canBuy: boolean;
  /** Below the sizes. */
  children?: ReactNode;
}

/** A card of packages that are sold in the same way, with the choice between their sizes. */
export function PlanCard({ plan, advice, canBuy, children }: PlanCardProps) {
  const { t, i18n } = useTranslation('billing');
  const returnTo = useReturnTo();
  const [chosenId, setChosenId] = useState<number>();
  const offer = plan.offers.find(({ packageId }) => packageId === chosenId) ?? firstOffer(plan, advice);
  const isRecommended = plan.offers.some(({ packageId }) => advice.some((each) => each.packageId === packageId));
  const perLookupFen = pricePerLookupFen(offer);
  const price = (fen: number) => showTotalFen(fen, i18n.language);
  return (
    <li className={priceCardClass(isRecommended)} data-sizes={plan.offers.length}>
      <PriceCard
        title={t(`plan.${plan.term}`)}
        badge={isRecommended ? t('card.recommended') : undefined}
        description={offer.description}
        contents={
          <div className={styles.contents}>
            <Sizes plan={plan} chosenId={offer.packageId} onChoose={setChosenId} />
            {children}
          </div>
        }
        price={price(offer.priceFen)}
        formerPrice={
          offer.formerPriceFen === null ? undefined : { label: t('card.former'), price: price(offer.formerPriceFen) }
        }
        note={perLookupFen === null ? t('card.tax') : t('card.perLookup', { price: price(perLookupFen) })}
      >
        {offer.isBought && <p className={styles.bought}>{t('card.bought')}</p>}
        {!offer.isBought && canBuy && (
          <Link
            className={buttonClass(isRecommended ? 'primary' : 'default')}
            to={links.confirmPurchase(offer.packageId, returnTo)}
            aria-label={t('card.buyOf', { name: offer.packageName })}
          >
            {t('card.buy')}
          </Link>
        )}
      </PriceCard>
    </li>
  );
}

interface SizesProps {
  plan: Plan;
  chosenId: number;
  onChoose(packageId: number): void;
}

/** The packages of a card as radio buttons; a single one is only named. */
function Sizes({ plan, chosenId, onChoose }: SizesProps) {
  const { t, i18n } = useTranslation('billing');
  const packageText = usePackageText();
  const name = useId();
  const [only, second] = plan.offers;
  if (second === undefined) {
    return (
      <p className={styles.only}>
        <strong>{only.packageName}</strong>
        <span className={styles.detail}>{packageText(only)}</span>
      </p>
    );
  }
  return (
    <fieldset className={styles.sizes}>
      <legend className="unseen">{t('card.sizes', { plan: t(`plan.${plan.term}`) })}</legend>
      {plan.offers.map((offer) => (
        <label key={offer.packageId}>
          <input
            type="radio"
            name={name}
            checked={offer.packageId === chosenId}
            onChange={() => onChoose(offer.packageId)}
          />
          <span>
            <strong>{offer.packageName}</strong>
            <span className={styles.detail}>{packageText(offer)}</span>
            {offer.isOnce && <span className={styles.detail}>{t('card.once')}</span>}
          </span>
          <span className="number">{showTotalFen(offer.priceFen, i18n.language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
