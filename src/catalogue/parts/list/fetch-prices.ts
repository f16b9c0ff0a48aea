import { priceCalls } from '../../../contract/prices/calls.ts';
import type { Offer } from '../../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { queryKeyOf } from '../../../providers/calls/query-key.ts';
import {
  type PricedPart,
  priceBlocks,
  priceKey,
  pricesBody,
  pricesByPart,
  quoteBodies,
} from '../../shared/prices/price-batches.ts';
import { NO_QUOTES, newestQuotes, type Quotes, quotesByNumber } from '../../shared/prices/price-kinds.ts';
import { areQuotesOff } from '../../shared/prices/quotes-off.ts';
import type { PartPrices } from '../../shared/prices/use-part-prices.ts';
import { requestQuotes } from '../../shared/prices/use-quotes.ts';

interface PriceOptions {
  province: ProvinceCode;
  vehicleTypeCode: VehicleType;
  hasQuotes: boolean;
  hasOffers: boolean;
}

type AllPrices = Pick<PartPrices, 'priceOf' | 'quotesOf' | 'offersOf'>;

/**
 * All prices of a list, including rows out of view, for export. Cached prices are reused. Quotes that cannot be fetched are
 * unknown.
 * @throws CallError if the market prices cannot be fetched
 */
export async function fetchPrices(parts: readonly PricedPart[], options: PriceOptions): Promise<AllPrices> {
  const { province, vehicleTypeCode, hasQuotes, hasOffers } = options;
  const call = vehicleTypeCode === 'B' ? priceCalls.getCovPartPrices : priceCalls.getPartPrices;
  const blocks = priceBlocks(parts);
  const [prices, quotes, offers] = await Promise.all([
    Promise.all(
      blocks.map((block) => {
        const body = pricesBody(block, province);
        return queryClient.fetchQuery(queryKeyOf(call, body), () => request(call, body));
      }),
    ),
    hasQuotes ? fetchQuotes(blocks, province) : new Map<string, Quotes>(),
    hasOffers ? fetchOffers(blocks, province) : new Map<string, readonly Offer[]>(),
  ]);
  const byPart = pricesByPart(prices.flat());
  return {
    priceOf: (part) => byPart.get(priceKey(part)) ?? null,
    quotesOf: (part) => quotes.get(priceKey(part)) ?? NO_QUOTES,
    offersOf: (part) => offers.get(priceKey(part)) ?? [],
  };
}

async function fetchQuotes(blocks: readonly PricedPart[][], province: ProvinceCode): Promise<Map<string, Quotes>> {
  const found = new Map<string, Quotes>();
  if (areQuotesOff.get()) return found;
  for (const body of blocks.flatMap((block) => quoteBodies(block, province, 1))) {
    const answer = await queryClient
      .fetchQuery(queryKeyOf(priceCalls.getEPrice, body), () => requestQuotes(body))
      .catch(() => []);
    for (const [searchOe, history] of quotesByNumber(answer))
      found.set(priceKey({ priceBrandId: body.brandId, searchOe }), newestQuotes(history));
  }
  return found;
}

async function fetchOffers(blocks: readonly PricedPart[][], province: ProvinceCode) {
  const answers = await Promise.all(
    blocks.map((block) => {
      const { brandIds, searchOes, provinceCode } = pricesBody(block, province);
      const body = { provinceCode, brandIds, searchOes };
      return queryClient.fetchQuery(queryKeyOf(priceCalls.getPartPriceList, body), () =>
        request(priceCalls.getPartPriceList, body),
      );
    }),
  );
  return new Map<string, readonly Offer[]>(answers.flat().map((row) => [priceKey(row), row.offers]));
}
