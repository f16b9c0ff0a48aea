import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getPartPrices, type PartPrice } from '../../../contract/parts.ts';
import { DEFAULT_PROVINCE, type ProvinceCode } from '../../../contract/provinces.ts';
import { ask } from '../../../providers/client.ts';
import { keyOf } from '../../../providers/use-call.ts';
import { type PricedPart, priceBatches, priceKey, pricesByPart } from './price-batches.ts';

export interface PartPrices {
  /** Undefined while it is on its way or could not be fetched; null where there is none. */
  priceOf(part: PricedPart): PartPrice | null | undefined;
  isFailed: boolean;
  retry(): void;
}

/** The prices of a list's numbers in a province; another province clears them, and asks again. */
export function usePartPrices(parts: readonly PricedPart[], province: ProvinceCode | undefined): PartPrices {
  const batches = useMemo(() => priceBatches(parts), [parts]);
  const answers = useQueries({
    queries: batches.map((batch) => {
      const body = { provinceCode: province ?? DEFAULT_PROVINCE, ...batch };
      return {
        queryKey: keyOf(getPartPrices, body),
        queryFn: ({ signal }: { signal?: AbortSignal }) => ask(getPartPrices, body, signal),
        enabled: province !== undefined,
      };
    }),
  });
  const stamp = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are a new list every time; the stamp changes with them
  const prices = useMemo(() => pricesByPart(answers.flatMap(({ data }) => data ?? [])), [batches, province, stamp]);
  const isLoaded = answers.every(({ isSuccess }) => isSuccess);
  return {
    priceOf: (part) => prices.get(priceKey(part)) ?? (isLoaded ? null : undefined),
    isFailed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
