import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { priceCalls } from '../../../contract/prices/calls.ts';
import type { Offer } from '../../../contract/prices/schemas.ts';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryKeyOf } from '../../../providers/calls/use-call.ts';
import { type PricedPart, priceKey, pricesBody } from './price-batches.ts';
import type { Block } from './use-seen-blocks.ts';

interface Wanted {
  province: ProvinceCode | undefined;
  isWanted: boolean;
}

/** What aftermarket brands ask beside the numbers in view; undefined while it is not known. */
export function useOffers(blocks: readonly Block[], { province, isWanted }: Wanted) {
  const answers = useQueries({
    queries: blocks.map(({ parts, isSeen }) => {
      const { brandIds, searchOes, provinceCode } = pricesBody(parts, province ?? DEFAULT_PROVINCE);
      const body = { provinceCode, brandIds, searchOes };
      return {
        queryKey: queryKeyOf(priceCalls.getPartPriceList, body),
        queryFn: ({ signal }: { signal?: AbortSignal }) => request(priceCalls.getPartPriceList, body, signal),
        enabled: isWanted && isSeen && province !== undefined,
      };
    }),
  });
  const stamp = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are a new list every time; the stamp changes with them
  const offers = useMemo(
    () =>
      new Map<string, readonly Offer[]>(
        answers.flatMap(({ data }) => data ?? []).map((row) => [priceKey(row), row.offers]),
      ),
    [blocks, stamp],
  );
  return useCallback((part: PricedPart): readonly Offer[] | undefined => offers.get(priceKey(part)), [offers]);
}
