import type { Language } from '../../contract/codes.ts';
import { groupBy } from '../../contract/group-by.ts';
import type { Offer, PartPrice } from '../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';
import type { Database } from '../platform/db/database.ts';
import { priceOf, priceParameter } from '../platform/market-price.ts';
import {
  type EverywhereRow,
  hasRetail,
  type OfferRow,
  offersByKeys,
  pricesByKeys,
  pricesEverywhere,
  type QuotesRow,
  quotesByKeys,
} from './price-statements.ts';
import { isStandIn, type RequestedNumbers } from './requested-numbers.ts';

export interface PriceRepository {
  /** The prices by index in the request; numbers without a price are missing. */
  findPrices(requested: RequestedNumbers, provinceCode: ProvinceCode): Promise<Map<number, PartPrice>>;
  /** The offers by index in the request. */
  listOffers(brandIds: readonly number[], keys: readonly string[], language: Language): Promise<Map<number, Offer[]>>;
  listEverywhere(key: string, brandId: number | undefined, language: Language): Promise<EverywhereRow[]>;
  listQuotes(brandId: number, keys: readonly string[]): Promise<QuotesRow[]>;
  hasRetailService(userId: number): Promise<boolean>;
}

export function createPriceRepository({ catalogue, run }: Database): PriceRepository {
  return {
    async findPrices({ keys, candidates }, provinceCode) {
      const rows = await catalogue.run(pricesByKeys, [
        candidates.map(({ brandId }) => brandId),
        candidates.map(({ key }) => key),
        candidates.map(({ place }) => place),
        candidates.map(({ rank }) => rank),
        priceParameter(provinceCode),
      ]);
      const prices = new Map<number, PartPrice>();
      for (const row of rows) {
        const { place, rank, key } = row;
        const number = { searchOe: keys[place] ?? key, standInOe: isStandIn(rank) ? key : null };
        const price = priceOf(row, provinceCode, number);
        if (price !== null) prices.set(place, price);
      }
      return prices;
    },
    async listOffers(brandIds, keys, language) {
      const rows = await catalogue.run(offersByKeys, [brandIds, keys, language === 'en']);
      const groups = groupBy(rows, ({ place }) => place);
      return new Map([...groups].map(([place, offers]) => [place, offers.map(offerOf)]));
    },
    listEverywhere: (key, brandId, language) =>
      catalogue.run(pricesEverywhere, [key, brandId ?? null, language === 'en']),
    listQuotes: (brandId, keys) => catalogue.run(quotesByKeys, [brandId, keys]),
    async hasRetailService(userId) {
      const [row] = await run(hasRetail, [userId]);
      return row?.isLive === true;
    },
  };
}

function offerOf({ place: _place, source, ...offer }: OfferRow): Offer {
  return { ...offer, source: source ?? '' };
}
