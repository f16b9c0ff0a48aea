import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isQuoteKind, type PriceKind } from '../../../contract/prices/price-kinds.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { fenOf, formatPrice, NO_QUOTES, type Quotes } from './price-kinds.ts';
import styles from './price-value.module.css';
import { PricedElsewhere } from './priced-elsewhere.tsx';
import type { PartPrices } from './use-part-prices.ts';
import { useKindDetail } from './use-price-detail.ts';

interface PriceValueProps {
  kind: PriceKind;
  /** Whether the price is shown with the yuan sign. */
  hasSign?: boolean;
  part: Parameters<PartPrices['priceOf']>[0];
  prices: Pick<PartPrices, 'priceOf' | 'quotesOf' | 'isFailed' | 'areQuotesFailed' | 'retry'>;
}

/** One price of a number, with its date and source as a tooltip: a bar while it loads, a retry button if it failed. */
export function PriceValue({ kind, hasSign = false, part, prices }: PriceValueProps) {
  const isQuote = isQuoteKind(kind);
  const price = isQuote ? null : prices.priceOf(part);
  const quotes = isQuote ? prices.quotesOf(part) : NO_QUOTES;
  if (price !== undefined && quotes !== undefined) return <PriceText {...{ kind, hasSign, price, quotes }} />;
  const isFailed = isQuote ? prices.areQuotesFailed : prices.isFailed;
  return isFailed ? <Retry onRetry={prices.retry} /> : <Waiting />;
}

const Waiting = memo(function Waiting() {
  const { t } = useTranslation('prices');
  return <span className={styles.waiting} role="img" aria-label={t('loading')} />;
});

function Retry({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <Button variant="link" tabIndex={-1} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
}

interface PriceTextProps {
  kind: PriceKind;
  hasSign: boolean;
  price: PartPrice | null;
  quotes: Quotes;
}

const PriceText = memo(function PriceText({ kind, hasSign, price, quotes }: PriceTextProps) {
  const { t } = useTranslation('prices');
  const detailOf = useKindDetail();
  const fen = fenOf(kind, price, quotes);
  const detail = fen === null ? null : detailOf(kind, price, quotes);
  const isStandIn = price !== null && price.standInOe !== null;
  return (
    <>
      <span className={`number ${isStandIn ? styles.standIn : ''}`} title={detail ?? t('unknown')}>
        {hasSign && fen ? '¥' : ''}
        {formatPrice(kind, fen)}
        {isStandIn && <span className="unseen"> {t('replacementPrice', { oe: price.standInOe })}</span>}
      </span>
      {kind === 'market' && <PricedElsewhere price={price} />}
    </>
  );
});
