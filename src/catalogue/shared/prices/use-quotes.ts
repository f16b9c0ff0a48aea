import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { BodyOf } from '../../../contract/call.ts';
import { priceCalls } from '../../../contract/prices/calls.ts';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryKeyOf } from '../../../providers/calls/query-key.ts';
import { useStore } from '../../../providers/store.ts';
import { useStableArray } from '../../../ui/hooks/use-stable-array.ts';
import { type PricedPart, priceKey, quoteBodies } from './price-batches.ts';
import { NO_QUOTES, newestQuotes, type Quotes, quotesByNumber } from './price-kinds.ts';
import { areQuotesOff, isQuotesRefusal } from './quotes-off.ts';
import type { Block } from './use-seen-blocks.ts';

export interface PartQuotes {
  /** Undefined while loading and after a failure. */
  quotesOf(part: PricedPart): Quotes | undefined;
  /** The account has no e-commerce prices: all are unknown. */
  areOff: boolean;
  isFailed: boolean;
  retry(): void;
}

interface QuotesOptions {
  province: ProvinceCode | undefined;
  isEnabled: boolean;
}

/** Requests quotes; the refusal for an account without e-commerce prices stops all further requests. */
export async function requestQuotes(body: BodyOf<typeof priceCalls.getEPrice>, signal?: AbortSignal) {
  try {
    return await request(priceCalls.getEPrice, body, signal);
  } catch (error) {
    if (isQuotesRefusal(error)) areQuotesOff.set(true);
    throw error;
  }
}

/** The newest e-commerce quotes of the blocks that are or were in view. */
export function useQuotes(blocks: readonly Block[], { province, isEnabled }: QuotesOptions): PartQuotes {
  const areOff = useStore(areQuotesOff);
  const requests = useMemo(
    () =>
      blocks.flatMap(({ parts, isSeen }) =>
        quoteBodies(parts, province ?? DEFAULT_PROVINCE, 1).map((body) => ({ body, isSeen })),
      ),
    [blocks, province],
  );
  const answers = useQueries({
    queries: requests.map(({ body, isSeen }) => ({
      queryKey: queryKeyOf(priceCalls.getEPrice, body),
      queryFn: ({ signal }: { signal?: AbortSignal }) => requestQuotes(body, signal),
      enabled: isEnabled && isSeen && !areOff && province !== undefined,
    })),
  });
  const results = useStableArray(answers.map(({ data }) => data));
  const newestByPart = useMemo(() => {
    const byPart = new Map<string, Quotes>();
    for (const [index, { body }] of requests.entries()) {
      const result = results[index];
      if (result === undefined) continue;
      for (const searchOe of body.oes) byPart.set(priceKey({ priceBrandId: body.brandId, searchOe }), NO_QUOTES);
      for (const [searchOe, history] of quotesByNumber(result))
        byPart.set(priceKey({ priceBrandId: body.brandId, searchOe }), newestQuotes(history));
    }
    return byPart;
  }, [requests, results]);
  const quotesOf = useCallback(
    (part: PricedPart) => (areOff ? NO_QUOTES : newestByPart.get(priceKey(part))),
    [areOff, newestByPart],
  );
  return {
    quotesOf,
    areOff,
    isFailed: !areOff && answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
