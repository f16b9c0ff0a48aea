import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Offer } from '../../contract/billing/schemas.ts';
import { buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { usePackageLabels } from '../shared/billing/use-package-labels.ts';
import styles from './buy.module.css';

interface OfferCardProps {
  offer: Offer;
  isAdvised: boolean;
  /** Where it is ordered; undefined for those who cannot. */
  to: string | undefined;
}

/** One package: what it gives, what it costs, and what that is for one lookup. */
export function OfferCard({ offer, isAdvised, to }: OfferCardProps) {
  const { t, i18n } = useTranslation('billing');
  const givesOf = usePackageLabels();
  const { packageName, description, priceFen, formerPriceFen, isOnce, isBought } = offer;
  const perLookup = lookupFen(offer);
  return (
    <li className={`${styles.card} ${isAdvised ? styles.advised : ''}`}>
      <h3>{packageName}</h3>
      <p className={styles.marks}>
        {isAdvised && <span className={styles.mark}>{t('card.suits')}</span>}
        {isOnce && <span className={styles.onceMark}>{t('card.once')}</span>}
      </p>
      <p>{givesOf(offer)}</p>
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
        {perLookup === null ? t('card.tax') : t('card.perLookup', { price: showTotalFen(perLookup, i18n.language) })}
      </p>
      {description !== '' && <p className={styles.description}>{description}</p>}
      {isBought ? (
        <p className={styles.bought}>{t('card.bought')}</p>
      ) : (
        to !== undefined && (
          <Link
            className={buttonClass(isAdvised ? 'primary' : 'default')}
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

/** What one lookup costs when all of them are used; null where none are counted. */
function lookupFen({ kind, amount, days, vehicleClass, priceFen }: Offer): number | null {
  if (kind === 'retail') return null;
  return priceFen / (amount * (kind === 'daily' ? days : 1) * (vehicleClass === 'both' ? 2 : 1));
}
