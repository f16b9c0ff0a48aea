import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pricePerLookupFen } from '../../contract/billing/package-contents.ts';
import type { Offer } from '../../contract/billing/schemas.ts';
import { buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { PriceCard, priceCardClass } from '../../ui/price-card.tsx';
import { usePackageText } from '../shared/billing/use-package-text.ts';
import styles from './billing.module.css';

interface OfferCardProps {
  offer: Offer;
  isRecommended: boolean;
  /** The link to order it; undefined for accounts that cannot. */
  to: string | undefined;
}

/** An offered package with its contents, price and price per lookup. */
export function OfferCard({ offer, isRecommended, to }: OfferCardProps) {
  const { t, i18n } = useTranslation('billing');
  const packageText = usePackageText();
  const { packageName, description, priceFen, formerPriceFen, isOnce, isBought } = offer;
  const perLookupFen = pricePerLookupFen(offer);
  const price = (fen: number) => showTotalFen(fen, i18n.language);
  return (
    <li className={priceCardClass(isRecommended)}>
      <PriceCard
        title={packageName}
        badges={[
          ...(isRecommended ? [{ text: t('card.suits') }] : []),
          ...(isOnce ? [{ text: t('card.once'), isWarning: true }] : []),
        ]}
        contents={packageText(offer)}
        price={price(priceFen)}
        formerPrice={formerPriceFen === null ? undefined : { label: t('card.former'), price: price(formerPriceFen) }}
        note={perLookupFen === null ? t('card.tax') : t('card.perLookup', { price: price(perLookupFen) })}
        description={description}
      >
        {isBought ? (
          <p className={styles.bought}>{t('card.bought')}</p>
        ) : (
          to !== undefined && (
            <Link
              className={buttonClass(isRecommended ? 'primary' : 'default')}
              to={to}
              aria-label={t('card.buyOf', { name: packageName })}
            >
              {t('card.buy')}
            </Link>
          )
        )}
      </PriceCard>
    </li>
  );
}
