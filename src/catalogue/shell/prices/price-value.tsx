import { useTranslation } from 'react-i18next';
import type { PartPrice } from '../../../contract/prices.ts';
import { Button } from '../../../ui/button.tsx';
import { fenOf, isQuoteKind, NO_QUOTES, type PriceKind, shownPrice } from './price-kinds.ts';
import styles from './price-value.module.css';
import type { PartPrices } from './use-part-prices.ts';
import { useKindDetail } from './use-price-detail.ts';

interface PriceValueProps {
  kind: PriceKind;
  part: Parameters<PartPrices['priceOf']>[0];
  prices: Pick<PartPrices, 'priceOf' | 'quotesOf' | 'isFailed' | 'areQuotesFailed' | 'retry'>;
}

/** One price of a number: a bar while it is on its way, a way to ask again where it failed, its date and source on it. */
export function PriceValue({ kind, part, prices }: PriceValueProps) {
  const { t } = useTranslation('prices');
  const { t: common } = useTranslation();
  const detailOf = useKindDetail();
  const isQuote = isQuoteKind(kind);
  const price = prices.priceOf(part);
  const quotes = prices.quotesOf(part);
  if ((isQuote ? quotes : price) === undefined) {
    if (isQuote ? prices.areQuotesFailed : prices.isFailed)
      return (
        <Button look="link" tabIndex={-1} onClick={prices.retry}>
          {common('action.retry')}
        </Button>
      );
    return <span className={styles.waiting} role="img" aria-label={t('loading')} />;
  }
  return <PriceText kind={kind} price={price ?? null} quotes={quotes ?? NO_QUOTES} detailOf={detailOf} />;
}

interface PriceTextProps {
  kind: PriceKind;
  price: PartPrice | null;
  quotes: typeof NO_QUOTES;
  detailOf: ReturnType<typeof useKindDetail>;
}

function PriceText({ kind, price, quotes, detailOf }: PriceTextProps) {
  const { t } = useTranslation('prices');
  const isStandIn = !isQuoteKind(kind) && price !== null && price.standInOe !== null;
  return (
    <span className={`number ${isStandIn ? styles.standIn : ''}`} title={detailOf(kind, price, quotes) ?? t('unknown')}>
      {shownPrice(kind, fenOf(kind, price, quotes))}
      {isStandIn && <span className="unseen"> {t('standIn', { oe: price.standInOe })}</span>}
    </span>
  );
}
