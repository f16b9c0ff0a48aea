import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { priceCalls } from '../../../contract/prices/calls.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { showPriceFen } from '../../../ui/money.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../call/call-failed.tsx';
import { LookupCost } from '../province/lookup-cost.tsx';
import { chargedClass } from '../province/province-change.ts';
import styles from './number-prices.module.css';
import type { PricedPart } from './price-batches.ts';
import { priceLabel } from './price-label.ts';
import { type ProvinceRow, type ProvinceSort, provinceRows } from './province-prices.ts';
import { usePriceDate } from './use-price-detail.ts';

const SORTS: readonly ProvinceSort[] = ['place', 'cheapest', 'dearest'];

interface ProvincesSectionProps {
  part: PricedPart;
  province: ProvinceCode;
}

/** Prices of the number in every province: charged, so they are requested on demand unless they are paid for. */
export function ProvincesSection({ part, province }: ProvincesSectionProps) {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const { data: openNumbers, isError } = useCall(quotaCalls.listOpenNumbers, {});
  const [isRequested, setRequested] = useState(false);
  const isPaid = openNumbers?.some(({ searchOe }) => searchOe === part.searchOe) ?? false;
  if (isPaid || isRequested) return <ProvincePrices part={part} province={province} />;
  if (openNumbers === undefined && !isError) return <Skeleton label={common('loading')} rows={2} />;
  return (
    <section className={styles.section}>
      <h3>{t('provinces.title')}</h3>
      <LookupCost cost="provinces.cost" freeAgain="provinces.freeAgain" />
      <Button className={styles.compare ?? ''} onClick={() => setRequested(true)}>
        {t('provinces.compare')}
      </Button>
    </section>
  );
}

/** The number's price in each of the 34 provinces, compared with the user's own. */
function ProvincePrices({ part, province }: ProvincesSectionProps) {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const dateOf = usePriceDate();
  const [sort, setSort] = useState<ProvinceSort>('place');
  const vehicleTypeCode = chargedClass(useLocation().pathname);
  const body = { oe: part.searchOe, brandId: part.priceBrandId, vehicleTypeCode };
  const { data, error, refetch } = useCall(priceCalls.getPartPriceListByOe, body);
  const [number] = data ?? [];
  if (error?.code === '100100') return <p className="quiet">{t('unknown')}</p>;
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (number === undefined) return <Skeleton label={common('loading')} rows={8} />;
  return (
    <section className={styles.section}>
      <h3>{t('provinces.title')}</h3>
      {number.dated !== null && (
        <p className="quiet">
          {t('detail', {
            date: dateOf(number.dated),
            source: t(`source.${number.source}`, { defaultValue: number.source }),
            kind: t('class.original'),
          })}
        </p>
      )}
      <fieldset className={styles.sorts}>
        <legend className="unseen">{t('provinces.sort')}</legend>
        {SORTS.map((name) => (
          <Button key={name} isSmall aria-pressed={sort === name} onClick={() => setSort(name)}>
            {t(`provinces.by.${name}`)}
          </Button>
        ))}
      </fieldset>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('provinces.province')}</th>
            <th scope="col" className={styles.end}>
              {priceLabel(t, 'market', 'short')}
            </th>
            <th scope="col" className={styles.end}>
              {t('provinces.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {provinceRows(number.provinces, province, sort).map((row) => (
            <Row key={row.provinceCode} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { row: ProvinceRow }) {
  const { t } = useTranslation('prices');
  const marks = (['isOwn', 'isCheapest', 'isDearest'] as const).filter((mark) => row[mark]);
  return (
    <tr className={row.isOwn ? styles.own : ''} aria-current={row.isOwn || undefined}>
      <th scope="row">
        {row.provinceName}
        {marks.map((mark) => (
          <span key={mark} className={`${styles.mark} ${styles[mark] ?? ''}`}>
            {t(`provinces.${mark}`)}
          </span>
        ))}
      </th>
      <td className={`number ${styles.end}`}>{showPriceFen(row.marketPriceFen)}</td>
      <td className={`number quiet ${styles.end}`}>{row.isOwn ? '' : differenceText(row.differenceFen)}</td>
    </tr>
  );
}

/** In whole yuan with its sign. */
function differenceText(fen: number | null): string {
  if (fen === null) return '';
  const yuan = Math.round(fen / 100);
  return yuan > 0 ? `+${yuan}` : yuan < 0 ? `−${-yuan}` : '0';
}
