import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';

export interface ProvincePrice {
  provinceCode: ProvinceCode;
  provinceName: string;
  marketPriceFen: number | null;
}

export interface ProvinceRow extends ProvincePrice {
  isOwn: boolean;
  isCheapest: boolean;
  isDearest: boolean;
  /** Compared with the price in the user's province; null if either is unknown. */
  differenceFen: number | null;
}

export type ProvinceSort = 'place' | 'cheapest' | 'dearest';

/** The rows of the provinces; unknown prices are last in every order by price. */
export function provinceRows(prices: readonly ProvincePrice[], own: ProvinceCode, sort: ProvinceSort): ProvinceRow[] {
  const known = prices.flatMap(({ marketPriceFen }) => (marketPriceFen === null ? [] : [marketPriceFen]));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const ownFen = prices.find(({ provinceCode }) => provinceCode === own)?.marketPriceFen ?? null;
  const rows = prices.map((price): ProvinceRow => {
    const fen = price.marketPriceFen;
    return {
      ...price,
      isOwn: price.provinceCode === own,
      // With equal prices everywhere, no province is the cheapest.
      isCheapest: fen === least && least < most,
      isDearest: fen === most && least < most,
      differenceFen: fen === null || ownFen === null ? null : fen - ownFen,
    };
  });
  if (sort === 'place') return rows;
  const by = sort === 'cheapest' ? 1 : -1;
  return rows.toSorted((a, b) => {
    if (a.marketPriceFen === null || b.marketPriceFen === null)
      return Number(a.marketPriceFen === null) - Number(b.marketPriceFen === null);
    return by * (a.marketPriceFen - b.marketPriceFen);
  });
}
