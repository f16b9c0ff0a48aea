import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { priceCalls } from '../../../contract/prices/calls.ts';
import type { Offer } from '../../../contract/prices/schemas.ts';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryKeyOf } from '../../../providers/calls/query-key.ts';
import { useStableArray } from '../../../ui/hooks/use-stable-array.ts';
import { type PricedPart, priceKey, pricesBody } from './price-batches.ts';
import type { Block } from './use-seen-blocks.ts';

interface OffersOptions {
  province: ProvinceCode | undefined;
  isEnabled: boolean;
}

/** The offers of aftermarket brands for the numbers in view; undefined while loading and after a failure. */
export function useOffers(blocks: readonly Block[], { province, isEnabled }: OffersOptions) {
  const answers = useQueries({
    queries: blocks.map(({ parts, isSeen }) => {
      const { brandIds, searchOes, provinceCode } = pricesBody(parts, province ?? DEFAULT_PROVINCE);
      const body = { provinceCode, brandIds, searchOes };
      return {
        queryKey: queryKeyOf(priceCalls.getPartPriceList, body),
        queryFn: ({ signal }: { signal?: AbortSignal }) => request(priceCalls.getPartPriceList, body, signal),
        enabled: isEnabled && isSeen && province !== undefined,
      };
    }),
  });
  const results = useStableArray(answers.map(({ data }) => data));
  const offers = useMemo(
    () =>
      new Map<string, readonly Offer[]>(
        results.flatMap((rows) => rows ?? []).map((row) => [priceKey(row), row.offers]),
      ),
    [results],
  );
  return useCallback((part: PricedPart): readonly Offer[] | undefined => offers.get(priceKey(part)), [offers]);
}
