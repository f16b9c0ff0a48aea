import { useTranslation } from 'react-i18next';
import { priceCalls } from '../../../contract/prices/calls.ts';
import { QUOTE_KINDS } from '../../../contract/prices/price-kinds.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStore } from '../../../providers/store.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../call/call-failed.tsx';
import styles from './number-prices.module.css';
import { type PricedPart, quoteBodies } from './price-batches.ts';
import { formatPrice, type QuoteHistory, quotesByNumber } from './price-kinds.ts';
import { priceLabel } from './price-label.ts';
import { quoteChart, quoteDays } from './quote-chart.ts';
import { areQuotesOff, isQuotesRefusal } from './quotes-off.ts';
import { usePriceDate, useQuoteDay } from './use-price-detail.ts';

const BOX = { width: 380, height: 120, padding: 10 };

interface QuotesSectionProps {
  part: PricedPart;
  province: ProvinceCode;
}

/** The five newest quotes of each kind, as a chart and as a table. */
export function QuotesSection({ part, province }: QuotesSectionProps) {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const areOff = useStore(areQuotesOff);
  const [body] = quoteBodies([part], province, 5);
  const { data, error, refetch } = useCall(
    priceCalls.getEPrice,
    body ?? {
      brandId: part.priceBrandId,
      eCommerceHistoryPriceTypeStrs: ['0'],
      oes: [part.searchOe],
      provinceCode: province,
    },
    { enabled: !areOff },
  );
  const quotes = data === undefined ? undefined : quotesByNumber(data).get(part.searchOe);
  const isEmpty = quotes === undefined || QUOTE_KINDS.every((kind) => quotes[kind].length === 0);
  return (
    <section className={styles.section}>
      <h3>{t('quotes.title')}</h3>
      {areOff || isQuotesRefusal(error) ? (
        <p className="quiet">{t('quotes.off')}</p>
      ) : error !== null ? (
        <CallFailed error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton label={common('loading')} rows={3} />
      ) : isEmpty ? (
        <p className="quiet">{t('quotes.none')}</p>
      ) : (
        <>
          <Chart quotes={quotes} />
          <QuotesTable quotes={quotes} />
        </>
      )}
    </section>
  );
}

/** The table below it has the same figures. */
function Chart({ quotes }: { quotes: QuoteHistory }) {
  const { t } = useTranslation('prices');
  const dayOf = useQuoteDay();
  const shape = quoteChart(quotes, BOX);
  if (shape === undefined) return null;
  return (
    <figure className={styles.chart}>
      <ul aria-hidden="true">
        {shape.lines.map(({ kind }) => (
          <li key={kind} data-kind={kind}>
            {priceLabel(t, kind, 'part')}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={t('quotes.chart')}>
        {shape.lines.map(({ kind, points }) => (
          <g key={kind} data-kind={kind}>
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {points.map(({ x, y, quote }) => (
              <circle key={quote.quoteId} cx={x} cy={y} r="3.5">
                <title>{`${dayOf(quote.quoteTime)} · ${priceLabel(t, kind, 'part')} ${formatPrice(kind, quote.priceFen)}`}</title>
              </circle>
            ))}
          </g>
        ))}
      </svg>
      <p className="quiet" aria-hidden="true">
        <span>{dayOf(shape.from)}</span>
        <span>{dayOf(shape.to)}</span>
      </p>
    </figure>
  );
}

function QuotesTable({ quotes }: { quotes: QuoteHistory }) {
  const { t } = useTranslation('prices');
  const dateOf = usePriceDate();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('quotes.date')}</th>
          {QUOTE_KINDS.map((kind) => (
            <th key={kind} scope="col" className={styles.end}>
              {priceLabel(t, kind, 'part')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quoteDays(quotes).map(({ day, quotes: ofDay }) => (
          <tr key={day}>
            <th scope="row" className={styles.day}>
              {dateOf(day)}
            </th>
            {QUOTE_KINDS.map((kind) => {
              const quote = ofDay[kind];
              return (
                <td
                  key={kind}
                  className={`number ${styles.end}`}
                  title={quote === null ? undefined : t(`source.${quote.source}`, { defaultValue: quote.source })}
                >
                  {formatPrice(kind, quote?.priceFen ?? null)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
