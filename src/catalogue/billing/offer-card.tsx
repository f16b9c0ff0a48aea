import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Offer } from '../../contract/billing/schemas.ts';
import { buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
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
  return (
    <li className={`${styles.card} ${isRecommended ? styles.recommended : ''}`}>
      <h3>{packageName}</h3>
      <p className={styles.badges}>
        {isRecommended && <span className={styles.badge}>{t('card.suits')}</span>}
        {isOnce && <span className={styles.onceBadge}>{t('card.once')}</span>}
      </p>
      <p>{packageText(offer)}</p>
      <p className={styles.price}>
        <strong className="number">{showTotalFen(priceFen, i18n.language)}</strong>
        {formerPriceFen !== null && (
          <>
            <span className="unseen">{t('card.former')}</span>
            <s className="number">{showTotalFen(formerPriceFen, i18n.language)}</s>
          </>
        )}
      </p>
      <p className="quiet">
        {perLookupFen === null
          ? t('card.tax')
          : t('card.perLookup', { price: showTotalFen(perLookupFen, i18n.language) })}
      </p>
      {description !== '' && <p className={styles.description}>{description}</p>}
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
    </li>
  );
}

/** The price of one lookup if all are used, in fen; null for a package without lookups. */
function pricePerLookupFen({ kind, amount, days, vehicleClass, priceFen }: Offer): number | null {
  if (kind === 'retail') return null;
  return priceFen / (amount * (kind === 'daily' ? days : 1) * (vehicleClass === 'both' ? 2 : 1));
}
