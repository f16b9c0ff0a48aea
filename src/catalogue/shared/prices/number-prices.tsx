import { useTranslation } from 'react-i18next';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import styles from './number-prices.module.css';
import { OffersSection } from './offers-section.tsx';
import { type PricedPart, priceKey } from './price-batches.ts';
import { ProvincesSection } from './provinces-section.tsx';
import { QuotesSection } from './quotes-section.tsx';

interface NumberPricesProps {
  part: PricedPart;
  province: ProvinceCode;
  /** Whether number and prices are of the demo catalogue. */
  isSample: boolean;
}

/** Every price of one number: e-commerce quotes, offers of aftermarket brands, and by province. */
export function NumberPrices({ part, province, isSample }: NumberPricesProps) {
  const { t } = useTranslation('prices');
  return (
    <div className={styles.prices}>
      <QuotesSection part={part} province={province} />
      <OffersSection part={part} province={province} />
      {/* A new number has to be requested anew. */}
      <ProvincesSection key={priceKey(part)} part={part} province={province} />
      <p className="quiet">{t(isSample ? 'note' : 'screenNote')}</p>
    </div>
  );
}
