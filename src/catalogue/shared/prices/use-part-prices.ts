import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { priceCalls } from '../../../contract/prices/calls.ts';
import type { Offer, PartPrice } from '../../../contract/prices/schemas.ts';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryKeyOf } from '../../../providers/calls/query-key.ts';
import { useStableArray } from '../../../ui/hooks/use-stable-array.ts';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';
import { type PricedPart, priceKey, pricesBody, pricesByPart } from './price-batches.ts';
import type { Quotes } from './price-kinds.ts';
import { useOffers } from './use-offers.ts';
import { useQuotes } from './use-quotes.ts';
import { useSeenBlocks } from './use-seen-blocks.ts';

export interface PartPrices {
  /** Undefined while loading and after a failure; null if there is none. */
  priceOf(part: PricedPart): PartPrice | null | undefined;
  /** 0 until a price call has answered for the number in this province, 1 from then on. */
  showPriceOf(part: PricedPart): 0 | 1;
  quotesOf(part: PricedPart): Quotes | undefined;
  offersOf(part: PricedPart): readonly Offer[] | undefined;
  /** The account has no e-commerce prices. */
  areQuotesOff: boolean;
  areQuotesFailed: boolean;
  isFailed: boolean;
  retry(): void;
  /** Reports rows that are in view, whose prices are then fetched. */
  onSeen(parts: readonly PricedPart[]): void;
}

interface PartPricesOptions {
  province: ProvinceCode | undefined;
  vehicleTypeCode?: VehicleType;
  /** E-commerce quotes are displayed. */
  hasQuotes?: boolean;
  /** Offers of aftermarket brands are displayed. */
  hasOffers?: boolean;
}

/** The prices of a list's numbers, fetched as rows come into view, and anew for another province. */
export function usePartPrices(parts: readonly PricedPart[], options: PartPricesOptions): PartPrices {
  const { province, vehicleTypeCode = 'C', hasQuotes = true, hasOffers = false } = options;
  const { blocks, onSeen } = useSeenBlocks(parts);
  const quotes = useQuotes(blocks, { province, isEnabled: hasQuotes });
  const offersOf = useOffers(blocks, { province, isEnabled: hasOffers });
  const call = vehicleTypeCode === 'B' ? priceCalls.getCovPartPrices : priceCalls.getPartPrices;
  const answers = useQueries({
    queries: blocks.map(({ parts: block, isSeen }) => {
      const body = pricesBody(block, province ?? DEFAULT_PROVINCE);
      return {
        queryKey: queryKeyOf(call, body),
        queryFn: ({ signal }: { signal?: AbortSignal }) => request(call, body, signal),
        enabled: isSeen && province !== undefined,
      };
    }),
  });
  const results = useStableArray(answers.map(({ data }) => data));
  const { prices, answered } = useMemo(() => {
    const answeredBlocks = blocks.filter((_, index) => results[index] !== undefined);
    return {
      prices: pricesByPart(results.flatMap((rows) => rows ?? [])),
      answered: new Set(answeredBlocks.flatMap((block) => block.parts.map(priceKey))),
    };
  }, [blocks, results]);
  const retry = useStableCallback(() => {
    quotes.retry();
    for (const answer of answers) if (answer.isError) void answer.refetch();
  });
  const { quotesOf, areOff, isFailed: areQuotesFailed } = quotes;
  const isFailed = answers.some(({ isError }) => isError);
  // Hundreds of cells re-render when this object changes.
  return useMemo(
    () => ({
      priceOf: (part) => prices.get(priceKey(part)) ?? (answered.has(priceKey(part)) ? null : undefined),
      showPriceOf: (part) => (answered.has(priceKey(part)) ? 1 : 0),
      quotesOf,
      offersOf,
      areQuotesOff: areOff,
      areQuotesFailed,
      isFailed,
      retry,
      onSeen,
    }),
    [prices, answered, quotesOf, offersOf, areOff, areQuotesFailed, isFailed, retry, onSeen],
  );
}
