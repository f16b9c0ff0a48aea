/**
 * A price as displayed, in yuan: below 10 unchanged; otherwise without the decimal part, or one yuan less
 * where it has none, with separators of thousands; unknown or zero as `---`. For look-up lists and panels only:
 * nothing is computed from it.
 * Source: the specification's rule for the display of prices.
 */
export function showPriceFen(fen: number | null): string {
  if (fen === null || fen === 0) return '---';
  if (fen < 1000) return String(fen / 100);
  return groupThousands(fen % 100 === 0 ? fen / 100 - 1 : Math.floor(fen / 100));
}

/**
 * The online price of an original part: above ten yuan rounded to the nearest ten; otherwise like every other price.
 * Source: the specification's rule for original prices.
 */
export function showOriginalPriceFen(fen: number | null): string {
  return fen === null || fen <= 1000 ? showPriceFen(fen) : groupThousands(Math.round(fen / 1000) * 10);
}

/** The same in both languages: 1,140. */
function groupThousands(yuan: number): string {
  return String(yuan).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * An exact amount with the currency sign and two decimals, in the format of the language: wherever amounts are multiplied,
 * added up, printed or exported.
 */
export function showTotalFen(fen: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format(fen / 100);
}

/** The exact unit price of a line; unknown or zero as `---`. */
export function showUnitPriceFen(fen: number | null, language: string): string {
  return fen === null || fen === 0 ? showPriceFen(null) : showTotalFen(fen, language);
}
