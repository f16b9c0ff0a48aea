import { useTranslation } from 'react-i18next';
import { priceCalls } from '../../../contract/prices/calls.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { showPriceFen } from '../../../ui/money.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../call/call-failed.tsx';
import { CopyButton } from '../clipboard/copy-button.tsx';
import styles from './number-prices.module.css';
import type { PricedPart } from './price-batches.ts';
import { usePriceDate } from './use-price-detail.ts';

interface OffersSectionProps {
  part: PricedPart;
  province: ProvinceCode;
}

/** Offers of aftermarket brands for parts that replace the number, the cheapest first. */
export function OffersSection({ part, province }: OffersSectionProps) {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const dateOf = usePriceDate();
  const body = { provinceCode: province, brandIds: [part.priceBrandId], searchOes: [part.searchOe] };
  const { data, error, refetch } = useCall(priceCalls.getPartPriceList, body);
  const offers = data?.[0]?.offers ?? [];
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  return (
    <section className={styles.section}>
      <h3>{t('offers.title')}</h3>
      {data === undefined && <Skeleton label={common('loading')} rows={3} />}
      {data !== undefined && offers.length === 0 && <p className="quiet">{t('offers.none')}</p>}
      {offers.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('offers.brand')}</th>
              <th scope="col">{t('offers.number')}</th>
              <th scope="col" className={styles.end}>
                {t('offers.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {offers.map(({ aftPartId, aftBrandName, number, partClass, priceFen, dated, source }) => (
              <tr key={aftPartId}>
                <th scope="row">
                  <span className={styles.offer}>
                    {aftBrandName}
                    <span className={styles.mark}>{t(`class.${partClass}`)}</span>
                  </span>
                  {dated !== null && (
                    <span className={styles.dated}>
                      {dateOf(dated)} · {t(`source.${source}`, { defaultValue: source })}
                    </span>
                  )}
                </th>
                <td>
                  <span className={styles.number}>
                    <span className="oe">{number}</span>
                    <CopyButton text={number} />
                  </span>
                </td>
                <td className={`number ${styles.end}`}>{showPriceFen(priceFen)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
